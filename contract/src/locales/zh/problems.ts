import type { problemsErrors as errorsInEnglish } from '../en/problems.ts'
import type { FieldName } from '../../field-names.ts'
import type { Problem, ProblemEffect, ProblemState } from '../../problems.ts'

export const problems = {
  about: '彻底解决的缺陷：遏制、查明原因、采取措施、验证效果',
  createOne: '新建问题',
  editOne: '编辑问题 · {code}',
  listEmpty: '还没有正在解决的问题。可从不良汇总中最频繁的缺陷开始。',
  act: '措施已完成',
  actQuestion: '针对 {code} 的措施已完成？此后其不良将与之前十四天比较。',
  close: '结案',
  closeQuestion: '将问题 {code} 结案？',
  reopen: '重新处理',
  reopenQuestion: '重新处理 {code}？下次措施后重新比较。',
  moved: '已保存',
  whereHint: '留空：无论在哪里发现',
  typeHint: '留空：所有型号',
  containHint: '目前如何防止流出到客户',
  causeHint: '已查明并证实',
  actionHint: '消除原因的措施',
  measured: '之前与之后',
  measure: '{passes} 次中 {failures} 次',
  chart: '每日不良（ppm）',
  meanBefore: '之前的平均值',
  noChart: '之前没有不良：无可比较。',
}

export const problemsChoices = {
  problemState: {
    open: '处理中',
    acted: '措施已完成',
    closed: '已关闭',
  } satisfies Record<ProblemState, string>,
  problemEffect: {
    worked: '有效',
    worse: '变差',
    noChange: '未见变化',
    noPasses: '无可比较的数据',
    tooEarly: '尚不能判断',
  } satisfies Record<ProblemEffect, string>,
  judgedEffect: {
    worked: '有效',
    worse: '变差',
    noChange: '未见变化',
    noPasses: '无可比较的数据',
  } satisfies Record<NonNullable<Problem['judgedEffect']>, string>,
}

export const problemsFields = {
  problemId: '问题',
  containment: '遏制措施',
  cause: '根本原因',
  correctiveAction: '措施',
  owner: '负责人',
  dueDate: '到期',
  problemState: '状态',
  openedAt: '提出时间',
  openedBy: '提出人',
  actedAt: '措施完成时间',
  closedAt: '关闭时间',
  failuresBefore: '之前不良数',
  passesBefore: '之前次数',
  failuresAfter: '之后不良数',
  passesAfter: '之后次数',
  ppmBefore: '之前 ppm',
  ppmAfter: '之后 ppm',
  problemEffect: '效果',
  judgedEffect: '判定结果',
  judgedAt: '判定时间',
} satisfies Partial<Record<FieldName, string>>

export const problemsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'problems.wrong_state': '无法执行：问题处于“{problemState}”状态',
  'problems.not_ready': '请先填写：没有根本原因和措施不能完成',
  'problems.due_over': '截止日期 {dueDate} 已过',
  'problems.open_already': '{owner} 已在处理该问题',
}
