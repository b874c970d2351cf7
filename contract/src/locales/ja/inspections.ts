import type {
  inspectionsChoices as choicesInEnglish,
  inspectionsErrors as errorsInEnglish,
  inspectionsFields as fieldsInEnglish,
} from '../en/inspections.ts'
import type { Words } from '../en/words.ts'

export const inspections: Words['inspections'] = {
  about: '各ステーションの点検内容、点検予定、点検結果',
  createOne: '点検項目を追加',
  editOne: '{code} を編集',
  recordOne: '{code} を記録',
  correctOne: '{code} を訂正',
  listEmpty: 'このラインにはまだ点検項目がありません。',
  nothingDue: 'このラインで使用中の点検項目はありません。',
  nothingPlanned: '直近 7 日間に予定された点検はありません。',
  noRecords: '点検の記録はまだありません。',
  blocking: '着工を止めている点検',
  views: '表示',
  record: '記録',
  recorded: '{code} を記録しました',
  correct: '訂正',
  corrected: '記録を訂正しました',
  retire: '廃止',
  retireQuestion: '{code} を廃止しますか？以後は点検対象になりません。記録は残り、コードは再使用されません。',
  retired: '{code} を廃止しました',
  alreadyRetired: 'すでに廃止されています',
  correctedAlready: 'すでに訂正されています',
  codeHint: '後から変更できません',
  rhythmHint: '後から変更できません',
  textHint: '空欄：ほかの言語で表示',
  scheduleHint: '固定：ラインのカレンダーに従う。変動：前回の点検から数える。',
  dueWithinHint: '期限から遅れになるまでの分数',
  blocksHint: '点検が遅れ、または NG の間、このステーションは製品を受け入れません',
  text: '点検内容',
  view: {
    due: '点検予定',
    plan: '直近 7 日間',
    records: '記録',
    items: '定義',
  },
}

export const inspectionsChoices: typeof choicesInEnglish = {
  inspectFrequency: {
    shift: 'シフトごと',
    day: '毎日',
    week: '毎週',
    hours: '数時間ごと',
  },
  inspectSchedule: {
    fixed: '固定',
    floating: '変動',
  },
  checkState: {
    planned: '予定',
    due: '要点検',
    late: '遅れ',
    ng: 'NG',
    done: '完了',
    doneLate: '遅れて完了',
    missed: '未実施',
  },
}

export const inspectionsFields: typeof fieldsInEnglish = {
  itemCode: '点検コード',
  method: '方法',
  measured: '測定値',
  inspectFrequency: '頻度',
  everyHours: '点検間隔（時間）',
  inspectSchedule: '周期',
  dueWithin: '遅れまで（分）',
  blocksArrival: 'ステーションを停止',
  retiredAt: '廃止日時',
  checkState: '点検状態',
  dueAt: '期限',
  lateAt: '遅れ開始',
  recordedAt: '記録日時',
  recordedBy: '記録者',
  recordedLate: '遅れ',
  corrects: '訂正対象の記録',
  correctedAt: '訂正日時',
  correctedBy: '訂正者',
  superseded: '訂正済み',
  tooFast: '速すぎる',
}

export const inspectionsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'inspections.fixed_at_creation': '点検項目の作成後は変更できません。廃止して新しく作成してください',
  'inspections.hours_needed': '点検間隔の時間を入力してください',
  'inspections.shift_is_fixed': 'シフトごとの点検は固定周期です',
  'inspections.limits_crossed': '上限は下限より大きくしてください',
  'inspections.retired': '{itemCode} は廃止されています',
  'inspections.value_needed': '測定値を入力してください',
  'inspections.result_needed': 'OK か NG を選んでください',
  'inspections.corrected_already': 'この記録は訂正済みです。訂正後の記録を訂正してください',
}
