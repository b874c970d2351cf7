import type { signalsErrors as errorsInEnglish } from '../en/signals.ts'
import type { FieldName } from '../../field-names.ts'

export const signals = {
  about: '固定した管理限界を外れた異常。原因と処置の回答が必要です',
  listEmpty: '異常はまだありません。安定した管理図の限界を固定し、外れたときの動作を選んでください。',
  answer: '回答',
  answerOne: '{code} の異常に回答',
  answered: '回答しました',
  open: '未回答の管理図の異常',
  chart: '管理図',
  causes: '判明した原因',
  reached: '累積比率',
  causesNone: 'この期間に回答された信号はまだありません。',
  unanswered: '未回答：{count}',
}

export const signalsChoices = {
  signalReaction: {
    none: '何もしない',
    bell: '通知',
    call: 'アンドン呼び出し',
    holdUnit: '製品を保留',
    holdStation: 'ステーション停止',
  },
  chartPart: {
    location: '位置',
    spread: 'ばらつき',
  },
  signalCause: {
    machine: '設備',
    material: '材料',
    method: '方法',
    people: '人',
    measurement: '測定',
    environment: '環境',
    falseSignal: '異常なし',
  },
  signalAction: {
    adjusted: '調整',
    toolChanged: '工具交換',
    materialChanged: '部品ロット交換',
    sorted: '製品を選別',
    measuredAgain: '再測定',
    taught: '作業者を指導',
    nothing: '処置不要',
  },
}

export const signalsFields = {
  signalId: '異常',
  signalReaction: '外れたとき',
  chartPart: '対象',
  rule: 'ルール',
  pointTime: '測定日時',
  pointValue: '値',
  foundAt: '検出日時',
  signalCause: '判明した原因',
  signalAction: '行った処置',
  answeredBy: '回答者',
  answeredAt: '回答日時',
  answered: '回答の有無',
} satisfies Partial<Record<FieldName, string>>

export const signalsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'charts.no_point': 'その点はもう管理図にありません：除外されたか、値のまとめ方が変わりました',
  'charts.restored': '{by} がすでに元に戻しました',
  'charts.too_few': 'サブグループが {found} 個です：少なくとも {least} 個必要です',
  'charts.no_scatter': '値がすべて同じため、管理限界を計算できません',
  'charts.withdrawn': '{by} がすでに取り下げました',
  'charts.too_few_samples': 'サンプルが {found} 個です：少なくとも {least} 個必要です',
  'charts.no_values_kept': 'この報告は値の保存より前に固定されました：点だけがあります',
  'charts.no_station': 'ライン全体の管理限界は作動できません：先にステーションを選んでください',
  'signals.answered': '{by} が回答済みです',
}
