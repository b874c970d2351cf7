import type { exchangeFields as inEnglish } from '../../en/fields/exchange.ts'
import type { Words } from '../../en/words.ts'

export const exchangeFields: Pick<Words['field'], keyof typeof inEnglish> = {
  heardAt: '接收时间',
  messageId: '报文编号',
  teleResult: '应答',
  answerCode: '代码',
  errorKey: '拒绝原因',
  direction: '方向',
  teleType: '报文类型',
  teleState: '状态',
  idempotencyKey: '幂等键',
  endpoint: '地址',
  httpStatus: 'HTTP 状态',
  attempts: '尝试次数',
  nextTry: '下次尝试',
  latency: '延迟 (ms)',
  traceId: '追踪 ID',
  errorText: '错误',
  doneAt: '完成时间',
  handledBy: '处理人',
  handledReason: '处理方式',
  hostMode: '发送',
  hostUrl: '上位系统地址',
  mostTries: '最多尝试次数',
  timeoutSeconds: '时限 (s)',
  hostKey: '本系统在上位系统的密钥',
}
