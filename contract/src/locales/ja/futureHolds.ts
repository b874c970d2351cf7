import type { futureHoldsErrors as errorsInEnglish } from '../en/futureHolds.ts'
import type { FieldName } from '../../field-names.ts'

export const futureHolds = {
  holdLater: '後で保留',
  title: '{unit} を後工程で保留',
  hint: 'その工程に来るまで作業を続けます',
  saved: '製品はその工程で保留されます',
  toCome: '予定された保留',
  at: '工程 {step}：{reason}（{by}）',
  drop: '保留を取り消す',
  dropQuestion: '工程 {step} の保留を取り消しますか？',
  dropped: '保留を取り消しました',
}

export const futureHoldsFields = {
  setBy: '設定者',
  setAt: '設定日時',
} satisfies Partial<Record<FieldName, string>>

export const futureHoldsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'futureHolds.not_ahead': '製品はもう工程 {stepSeq} を通りません',
  'futureHolds.there': '製品は工程 {stepSeq} で保留する設定済みです',
}
