import type { Words } from '../en/words.ts'
import type { machineErrors as errorsInEnglish, machineFields as fieldsInEnglish } from '../en/machine.ts'

export const machine: Words['machine'] = {
  title: '设备',
  scanForChecks: '扫码：查看到期点检',
  scanForFault: '扫码：报告故障',
  checks: '点检',
  noChecks: '该工位没有定义点检项目。',
  logIn: '登录并执行点检',
  report: '报告故障',
  what: '出了什么问题？',
  kind: '问题属于哪一类？',
  name: '您的姓名（可不填）',
  send: '报告故障',
  called: '谢谢，已发出呼叫。',
  again: '谢谢，之前已有呼叫；您的报告已附在该呼叫上。',
  tooMany: '刚才报告过多。请在 {minutes} 分钟后重试，或在工位呼叫支援。',
  wrongText: '请说明问题，最多 500 个字符。',
  wrongName: '姓名为一行，最多 128 个字符。',
  wrongKind: '请从列表中选择问题类别。',
  invalid: '此二维码无效或已失效。请在工位呼叫支援。',
  back: '返回设备页面',
  code: '设备二维码',
  codeAbout:
    '扫码的人无需登录即可查看到期点检并报告故障，除此之外不能打开任何内容。二维码长期有效：如落入他人之手，请将其作废并打印新的。',
  codeMade: '首次打印：{at}，{by}。',
  noCode: '尚未打印，或已作废。',
  print: '打印二维码',
  open: '查看手机上显示的页面',
  revoke: '作废二维码',
  revokeQuestion: '作废 {stationNumber} 的二维码？设备上张贴的码将无法再打开任何内容；下次打印的是新码。',
  revoked: '二维码已作废',
  codeChanges: '操作记录',
  reported: '通过二维码报告',
  reportedTimes: '通过二维码报告 · {count} 次',
  saysSo: '{name}（自称）：{text}',
}

export const machineErrors: typeof errorsInEnglish = {
  'machineCodes.no_station': '该产线没有工位 {stationNumber}',
  'machineCodes.none': '{stationNumber} 没有二维码：尚未打印，或已作废',
}

export const machineFields: typeof fieldsInEnglish = { faultReports: '二维码报告次数' }
