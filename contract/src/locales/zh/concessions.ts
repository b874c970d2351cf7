import type { concessionsErrors as errorsInEnglish } from '../en/concessions.ts'
import type { ConcessionState } from '../../concessions.ts'
import type { FieldName } from '../../field-names.ts'

export const concessions = {
  about: '由第二人事先批准：某型号的产品可带此缺陷继续流转，限定件数或日期',
  createOne: '申请让步',
  listEmpty: '还没有人申请让步。一再让步接收的不良就是申请的好理由。',
  noDefect: '还没有带结果代码的缺陷，工位无法发现任何缺陷。请在“缺陷定义”中填写结果代码',
  approve: '批准',
  refuse: '拒绝',
  withdraw: '撤回',
  approveQuestion: '批准 {code}？此后工位将放行这类产品，并逐件计数。',
  refuseQuestion: '拒绝 {code}？',
  withdrawQuestion: '撤回 {code}？此后这类产品重新判为 NG。',
  moved: '已保存',
  whereHint: '留空：本产线任意工位',
  linesHint: '共用件数的其他产线。留空：仅本产线',
  piecesHint: '留空：截止日期前不限件数',
  untilHint: '最后一个生产日。留空：直到件数用完',
  valueHint: '留空：任意值',
  used: '已用',
  usedOf: '{used} / {pieces}',
}

export const concessionsChoices = {
  concessionState: {
    asked: '待批准',
    approved: '已批准',
    refused: '已拒绝',
    withdrawn: '已撤回',
    usedUp: '已用完',
    expired: '已过期',
  } satisfies Record<ConcessionState, string>,
}

export const concessionsFields = {
  concessionCode: '让步许可',
  pieces: '件数',
  usedPieces: '已用',
  lineNumbers: '产线',
  allPieces: '各产线总件数',
  allUsed: '各产线已用',
  justification: '可使用的理由',
  concessionState: '状态',
  askedBy: '申请人',
  askedAt: '申请时间',
  decidedBy: '决定人',
  decidedAt: '决定时间',
} satisfies Partial<Record<FieldName, string>>

export const concessionsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'concessions.without_end': '请填写适用件数或截止日期',
  'concessions.over': '{validUntil} 已过',
  'concessions.limits_crossed': '最小值大于最大值',
  'concessions.wrong_state': '无法操作：让步许可处于“{concessionState}”状态',
  'concessions.same_person': '须由申请人以外的人决定',
  'concessions.no_result_code': '产线 {lineNumber} 没有对应 {defectCode} 的结果代码，工位无法发现该不良',
}
