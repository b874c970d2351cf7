import type { AlarmState } from '../../alarms.ts'
import type { FieldName } from '../../field-names.ts'

export const alarms = {
  about: '各アラームの発生と復旧、確認した人、原因',
  listEmpty: 'この期間にアラームはありません。',
  noneOn: '発生中のアラームはありません。',
  acknowledge: '確認',
  acknowledgeOne: '{code} を確認',
  acknowledged: '確認しました',
  acknowledgeFound: '検索結果をすべて確認',
  foundQuestion: '検索結果 {count} 件のうち、未確認のアラームをすべて確認しますか？',
  bulkQuestion: '選択したアラームを確認しますか？件数：{count}',
  causeHint: '実際の原因。後から追加できます',
  cause: '原因',
  possibleCause: '考えられる原因',
  whatToDo: '処置',
  undefinedCode: 'このコードはまだ定義されていません。',
  views: '表示',
  view: { on: '発生中', log: '履歴' },
}

export const alarmsChoices = {
  alarmState: {
    active: '発生中・未確認',
    acknowledged: '発生中・確認済み',
    cleared: '復旧・未確認',
    closed: '復旧・確認済み',
  } satisfies Record<AlarmState, string>,
}

export const alarmsFields = {
  alarmState: 'アラームの状態',
  acknowledgedAt: '確認時刻',
  acknowledgedBy: '確認者',
  alarmCause: '原因',
} satisfies Partial<Record<FieldName, string>>
