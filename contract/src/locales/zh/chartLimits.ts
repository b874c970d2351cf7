import type { FieldName } from '../../field-names.ts'

export const chartLimits = {
  freeze: '固定控制限',
  freezeTitle: '固定 {name} 的控制限',
  freezeHint: '自该时刻起按这些控制限判定，直到新的生效。留空：从现在起。填过去的时刻则会重新判定之前的点。',
  notOfOrder: '请先取消工单筛选：控制限对所有工单生效。',
  freezeAbout: '均值 {mean}，标准差 {sigma}，{groups} 个子组。固定后不再移动。',
  attributesAbout: '中心线 {centre}，取自 {samples} 个样本。固定后不再移动；每个样本的控制限随其大小而变。',
  frozen: '控制限已固定',
  limitsTitle: '控制限',
  limitsNone: '尚未固定控制限。先查看控制图，再固定稳定阶段的控制限。',
  withdraw: '撤回',
  withdrawQuestion: '撤回自 {from} 起有效的控制限？之后重新按之前的判定。',
  withdrawn: '控制限已撤回',
  wasWithdrawn: '已由 {by} 撤回：{reason}',
  validSince: '自 {from} 起 · {by}',
  madeOf: '{groups} 个子组：{reason}',
  frozenIn: '控制限由 {by} 固定，{at}',
  calculatedBefore: '之前：由这些数值计算，未固定',
  proposedTitle: '建议的分界',
  proposedAbout: '均值在工位发生事件处发生了跳变。只有有人从该处固定，控制限才会改变。',
  proposedMeans: '均值 {before} → {after}（{sigmas}σ）',
  proposedAt: '分界？{kind}',
  freezeFrom: '从该处固定控制限',
}

export const chartLimitsFields = {
  limitsId: '控制限',
  basedFrom: '取自数值起',
  basedTo: '取自数值止',
  frozenAt: '固定时间',
  frozenBy: '固定人',
  withdrawnAt: '撤回时间',
  withdrawnBy: '撤回人',
  withdrawnReason: '撤回原因',
} satisfies Partial<Record<FieldName, string>>
