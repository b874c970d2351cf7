import type { StopCause } from '../../stops.ts'
import type { stops as english, stopsErrors as errorsInEnglish } from '../en/stops.ts'
import type { FieldName } from '../../field-names.ts'

/** Words of the list of stops, besides the names of fields. */
export const stops: Record<keyof typeof english, string> = {
  open: '理由が未記入の停止 {count} 件（{time}）',
  none: 'すべての停止に理由があります',
  explain: '停止理由を記入',
  title: 'ラインの基準より長い停止',
  about:
    '直近 2 生産日の停止と待ち。工程順と時間の順序が両方とも一致する場合、または停止時の最初のアラームがある場合に理由を提案します。人が確定して初めて記録されます。',
  starved: '{station} による部品待ち：{at} から{status}、前工程',
  blocked: '{station} による詰まり：{at} から{status}、後工程',
  alarm: '停止時の最初のアラーム：{alarm}、{at}',
  accept: 'この理由で確定',
  other: '別の理由',
  give: '理由を記入する',
  noProposal: '工場の履歴からは説明できません',
  accepted: '理由を保存しました',
  by: '{cause} – {name}、{at}',
  goesOn: '継続中',
  noStops: '基準より長い停止はありません',
  split: '分割',
  splitTitle: '{station} の停止を分割',
  splitDone: '停止を分割しました',
  merge: '前の区間と結合',
  mergeQuestion:
    '{at} からの区間を前の区間と結合しますか？前の区間の理由が残ります。前の区間に理由がなければ、この区間の理由が残ります。',
  mergeDone: '区間を結合しました',
  lost: '損失 {count} 個',
  reasons: '停止理由の順位',
  reasonsOf: 'ラインの基準より長い停止、{from} ～ {to}',
  noReason: '理由なし',
  byTime: '時間順',
  byCount: '件数順',
  times: '停止件数',
  cumulative: '累計',
  views: '停止または理由',
  each: '停止ごと',
}

export const stopsFields = {
  stopCause: '原因区分',
  causeStation: '最初に止まったステーション',
  explainedBy: '記入者',
  explainedAt: '記入日時',
  correction: '訂正の理由',
  splitAt: '分割時刻',
  lossSource: 'ロスの種類',
  lostTime: 'ロス時間',
  lostPieces: 'ロス数',
} satisfies Partial<Record<FieldName, string>>

export const stopsChoices = {
  stopCause: {
    starved: '前工程待ち',
    blocked: '後工程詰まり',
    alarm: 'アラーム',
    other: '別の理由',
  } satisfies Record<StopCause, string>,
  lossSource: { stop: '停止', call: '呼び出し' },
}

export const stopsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'stops.no_such': 'ステーション {stationNumber} には、その時刻から理由の必要な停止がありません',
  'stops.no_cause_station': 'このラインで最初に止まったステーションを指定してください',
  'stops.no_alarm': 'アラームを指定してください',
  'stops.no_remark': '停止した理由を書いてください',
  'stops.cause_not_asked': 'この原因区分では、その項目は指定できません',
  'stops.no_correction': 'この区間には既に理由があります。訂正する理由を書いてください',
  'stops.split_outside': '区間内の時刻を選んでください。前後に稼働時間が必要です',
  'stops.too_many_parts': '停止は最大 {most} 区間です。先に結合してください',
  'stops.first_part': 'この区間は停止の始まりからです。結合できる前の区間がありません',
}
