import type { ErrorKey } from '../../errors.ts'
import type { FieldName } from '../../field-names.ts'

export { andonChoices } from './choices/andon.ts'

export const andon = {
  callOne: '请求支援',
  callDone: '已发出呼叫',
  moved: '已记录',
  minutes: '损失分钟数',
  listEmpty: '本产线还没有人请求过支援。',
  messageHint: '简要说明问题',
  record: '何时通知了谁',
  reminder: '第 {count} 次提醒',
  levelTold: '{level} 级：{people}',
  skipped: '跳过 {level} 级：更高一级已到时间',
  nobody: '{level} 级：无人可通知',
  unsolved: '仍未解决，再次询问：{people}',
  noRule: '除首次通知外，此呼叫未通知其他人。',
  calledBy: '呼叫人：{by}',
  arrivedBy: '{by} 到场',
  solvedBy: '解决人：{by}',
  endedBy: '{callState}：{by}',
  told: '级别',
  openCalls: '未解决的呼叫',
  nobodyYet: '尚无人到场',
  nextLevel: '{time} 后 {level} 级',
  isThere: '{by} 已到场',
  quietUntil: '静默模式至 {time}：呼叫不通知任何人。{reason}（{by}）',
  lampTest: '{stationNumber} 测试灯：{lampColour}，{lampSound}',
  everywhere: '所有工位',
  badge: '刷工牌：您已到场',
  badgeSolved: '刷工牌：已解决',
  badgeDone: '{name}：{callState}',
  stopsSoon: '{time} 后停线',
  levelsLate: '呼叫目前无法通知任何人：自 {time} 起没有服务器检查。请直接前往呼叫工位，并告知信息部门。',
  move: { arrive: '我来处理', solve: '已解决', confirm: '确认', cancel: '取消呼叫' },
  question: {
    arrive: '接手 {stationNumber} 的呼叫？此后由您负责。',
    solve: '{stationNumber} 的问题解决了吗？',
    confirm: '确认 {stationNumber} 已恢复正常？',
    cancel: '取消 {stationNumber} 的呼叫？它会连同您的原因保留在列表中。',
  },
}

export const andonFields = {
  levelAt: '最近通知',
  callState: '呼叫状态',
  calledAt: '呼叫时间',
  calledBy: '呼叫人',
  arrivedAt: '到场时间',
  arrivedBy: '到场人',
  solvedAt: '解决时间',
  solvedBy: '解决人',
  endedBy: '结束人',
  byLink: '通过链接',
  ruled: '有规则',
} satisfies Partial<Record<FieldName, string>>

export const andonErrors = {
  'andon.not_quiet': '产线未处于静默模式',
  'andon.nothing_open': '{stationNumber} 没有等待此操作的呼叫',
  'andonRules.no_target': '没有 Webhook 目标 {targetCode}',
  'andonRules.window_without_stop': '只有会停线的规则才能设缓冲时间',
} satisfies Partial<Record<ErrorKey, string>>
