import type { equipmentStatisticsErrors as errorsInEnglish } from '../en/equipmentStatistics.ts'
import type { FieldName } from '../../field-names.ts'

export const equipmentStatistics = {
  about: '期間中の各ステーションの時間の使い方と、ISO 22400-2 による指標',
  times: '時間の内訳',
  stations: 'ステーション',
  strip: '状態の推移',
  showAll: '全体を表示',
  zoomHint: '帯をドラッグするとその区間を拡大します。帯を選択して + と − で拡大・縮小、矢印で移動します。',
  saidOf: '{station} からの報告',
  stripCut: '期間の最新 {days} 日',
  shifts: 'シフト別、{station}',
  shiftsNone:
    '計画サイクルのあるステーションがないため、ラインの OEE は計算できません。サイクルタイムを設定してください。',
  chartOf: 'シフト別の OEE と要因',
  formula: '{station} の {figure}',
  work: '作業時間 {time}',
  noneSaid: 'この期間に状態の報告はありません。',
  noneNext: 'ステーションは、発行されたキーを使って自分で状態を報告します。',
  fAvailability: '生産 {producing} ÷ 計画負荷時間 {busy}',
  fEffectiveness: '{made} 回 × 計画 {cycle} ÷ 生産 {producing}',
  fQuality: '初回良品 {good} ÷ {made} 回',
  fOee: '{availability} × {effectiveness} × {quality}',
  fMtbf: '生産 {producing} ÷ 停止 {stops} 回',
  fMttr: '停止 {down} ÷ 停止 {stops} 回',
  busy: '計画負荷時間は、作業時間から計画停止と不明な時間（{unknown}）を除いたものです。',
  noCycle: '計画サイクルなし',
  events: 'ステーションの報告',
  bottleneck: 'ボトルネック（アクティブ期間法）',
  bottleneckNow: '現在 {now}。計画サイクルが最長：{planned}。',
  bottleneckLast: '直近 {now}。計画サイクルが最長：{planned}。',
  bottleneckAbout:
    '各時点で、途切れない活動（作業・停止・段取り）が最も長いステーションがボトルネックです。待ちと休憩で途切れます。淡い部分は、ボトルネックがステーション間で移っている時間です（{shifting}）。手直しでのみ通るステーションは除きます。',
  onlyRework: '手直し',
  leading: '最長活動',
  sole: 'うち単独',
  noLead: 'この期間に活動したステーションはありません。',
  leadsOf: '{station} がボトルネックだった時間',
  waterfall: '計画負荷時間の内訳',
  busyTime: '計画負荷時間',
  step: '項目',
  shortStops: 'チョコ停',
  longStops: '停止',
  longWaits: '長い待ち',
  shortStopsOf: '{count} 回、計 {time}',
  speedLoss: '速度ロス',
  qualityLoss: '品質ロス',
  effective: '有効時間',
  undivided: '生産（計画サイクルなし）',
  pieces: '個数',
}

export const equipmentStatisticsFields = {
  isPacing: 'ペース',
  stops: '停止回数',
  stopped: '停止時間',
  mtbf: 'MTBF',
  mttr: 'MTTR',
  produced: '通過数',
  goodFirst: '初回良品',
  plannedCycle: '計画サイクル',
} satisfies Partial<Record<FieldName, string>>

export const equipmentStatisticsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'lines.stop_limits': 'チョコ停の下限 {short} 秒は、理由を求める時間 {long} 秒より短くしてください',
  'equipmentStatistics.nothing_yet': 'この期間はまだ始まっていません',
  'equipmentStatistics.too_long': '一度に {most} 日まで',
}
