import type { FieldName } from '../../field-names.ts'

export const chartLimits = {
  freeze: '限界を固定',
  freezeTitle: '{name} の管理限界を固定',
  freezeHint:
    'その時刻から、次の限界に替わるまでこの限界で判定します。空欄：今から。過去の時刻にすると、判定済みの点を判定し直します。',
  notOfOrder: '先に指図の絞り込みを外してください。限界はすべての指図に使います。',
  freezeAbout: '平均 {mean}、標準偏差 {sigma}、サブグループ {groups} 個。固定後は動きません。',
  attributesAbout:
    '中心線 {centre}、サンプル {samples} 個。固定後は動きません。各サンプルの限界はその大きさに従います。',
  frozen: '管理限界を固定しました',
  limitsTitle: '管理限界',
  limitsNone: '固定した限界はありません。管理図を確かめてから、安定した区間の限界を固定してください。',
  withdraw: '取り下げ',
  withdrawQuestion: '{from} からの限界を取り下げますか？その前の限界で再び判定します。',
  withdrawn: '管理限界を取り下げました',
  wasWithdrawn: '{by} が取り下げ：{reason}',
  validSince: '{from} から · {by}',
  madeOf: 'サブグループ {groups} 個：{reason}',
  frozenIn: '{by} が固定した限界、{at}',
  calculatedBefore: 'それより前：この値から計算、固定なし',
  proposedTitle: '提案された境界',
  proposedAbout:
    'ステーションで出来事があった所で平均が段差状に変わりました。管理限界は、誰かがそこから固定したときだけ変わります。',
  proposedMeans: '平均 {before} → {after}（{sigmas}σ）',
  proposedAt: '境界？{kind}',
  freezeFrom: 'ここから管理限界を固定',
}

export const chartLimitsFields = {
  limitsId: '管理限界',
  basedFrom: '元の値の始め',
  basedTo: '元の値の終わり',
  frozenAt: '固定日時',
  frozenBy: '固定した人',
  withdrawnAt: '取り下げ日時',
  withdrawnBy: '取り下げた人',
  withdrawnReason: '取り下げの理由',
} satisfies Partial<Record<FieldName, string>>
