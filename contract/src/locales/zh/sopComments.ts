import type { FieldName } from '../../field-names.ts'
import type { CommentState } from '../../sopComments.ts'

export const sopComments = {
  comment: '对此步骤提意见',
  commentFile: '对文件提意见',
  what: '哪里有误或缺少什么？',
  send: '发给编写人',
  sent: '已发给编写人',
  shown: '此步骤的意见',
  by: '{who}，{when}',
  answeredBy: '{by}：{answer}',
  waiting: '尚未答复',
  none: '本产线的工位尚未对作业指导书提出意见。',
  answerOne: '答复对 {code} 的意见',
  answer: '答复',
  answerHint: '工位上的人员会在该步骤旁看到。',
  answered: '已答复',
  newer: '第 {version} 版比意见所指的版本新',
  stepNo: '第 {step} 步',
  ofFile: '文件',
}

export const sopCommentsChoices = {
  commentState: {
    open: '待答复',
    taken: '已采纳',
    declined: '保持不变',
  } satisfies Record<CommentState, string>,
}

export const sopCommentsFields = {
  commentId: '意见编号',
  commentText: '意见',
  commentedBy: '提出意见的账号',
  commentedAt: '提出时间',
  commentState: '意见状态',
  answerNote: '对意见的答复',
  commentAnsweredBy: '答复人',
  commentAnsweredAt: '答复时间',
  newestVer: '最新版本',
  own: '我编写的',
} satisfies Partial<Record<FieldName, string>>

export const sopCommentsErrors = {
  'sopComments.answered': '{by} 已答复此意见',
  'sopComments.not_signed_on': '{operatorNo} 未在 {stationNumber} 登录',
}
