import type { signalsErrors as errorsInEnglish } from '../en/signals.ts'
import type { FieldName } from '../../field-names.ts'

export const signals = {
  about: '工位打破已固定控制限的信号。每个都要答复：原因和措施',
  listEmpty: '还没有信号。请固定稳定控制图的控制限，并选择打破后的处理方式。',
  answer: '答复',
  answerOne: '答复 {code} 的信号',
  answered: '已答复',
  open: '未答复的控制图信号',
  chart: '图表',
  causes: '查明的原因',
  reached: '累计占比',
  causesNone: '该时段还没有已答复的信号。',
  unanswered: '未答复：{count}',
}

export const signalsChoices = {
  signalReaction: {
    none: '不处理',
    bell: '通知',
    call: '安灯呼叫',
    holdUnit: '扣留产品',
    holdStation: '停止工位',
  },
  chartPart: {
    location: '位置',
    spread: '离散',
  },
  signalCause: {
    machine: '设备',
    material: '材料',
    method: '方法',
    people: '人员',
    measurement: '测量',
    environment: '环境',
    falseSignal: '并无异常',
  },
  signalAction: {
    adjusted: '已调整',
    toolChanged: '已换工具',
    materialChanged: '已换材料',
    sorted: '已挑选产品',
    measuredAgain: '已复测',
    taught: '已培训人员',
    nothing: '无需措施',
  },
}

export const signalsFields = {
  signalId: '信号',
  signalReaction: '打破时',
  chartPart: '对象',
  rule: '规则',
  pointTime: '测量时间',
  pointValue: '值',
  foundAt: '发现时间',
  signalCause: '查明原因',
  signalAction: '采取措施',
  answeredBy: '答复人',
  answeredAt: '答复时间',
  answered: '已有答复',
} satisfies Partial<Record<FieldName, string>>

export const signalsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'charts.no_point': '图上已没有该点：它已被排除，或数值的分组已改变',
  'charts.restored': '已由 {by} 恢复',
  'charts.too_few': '只有 {found} 个子组：至少需要 {least} 个',
  'charts.no_scatter': '数值全部相同：无法计算控制限',
  'charts.withdrawn': '已由 {by} 撤回',
  'charts.too_few_samples': '只有 {found} 个样本：至少需要 {least} 个',
  'charts.no_values_kept': '该报告固定时尚未保存数值：只有其图点',
  'charts.no_station': '整条线的控制限不能触发动作：请先选择工位',
  'signals.answered': '{by} 已经答复',
}
