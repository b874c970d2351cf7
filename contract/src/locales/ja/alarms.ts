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
  view: { on: '発生中', log: '履歴', analysis: '分析' },
  analysed: '{from} から {to} まで',
  times: '発生回数',
  perHour: '1 時間あたりの発生回数',
  onTime: '発生時間',
  topShare: '上位 10 件の割合',
  byTimes: '頻発アラーム（回数）',
  byMinutes: '長時間アラーム（発生時間）',
  share: '割合',
  pick: '棒を選ぶとそのアラームを表示',
  priorities: '優先度の分布',
  recommended: '推奨値',
  notDefined: '未定義',
  floods: 'アラームの多発',
  floodsAbout: '10 分間に 10 件を超えて発生',
  noFloods: 'この期間に多発はありません。',
  chattering: 'チャタリングアラーム',
  chatteringAbout: '1 分以内に 3 回発生',
  chattered: 'チャタリング回数',
  noChattering: 'チャタリングはありません。',
  stale: '長時間継続アラーム',
  staleAbout: '24 時間を超えて発生中',
  noStale: '24 時間を超えて発生中のアラームはありません。',
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
