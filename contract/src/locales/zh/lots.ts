import type { Words } from '../en/words.ts'

export const lots: Words['lots'] = {
  views: '视图', view: { waiting: '待接收', report: '待上报' }, newLot: '新建批次', splitOrder: '工单分批',
  noOrder: '所有工单都已分批', leftOf: '{orderCode} · {typeNo} · 剩余 {left} / {number}', left: '还有 {left} 件未分批', manyLots: '批次数：{count}', numberByRule: '留空：按编号规则生成',
  waitingEmpty: '没有等待本产线的批次。批次由上位系统下发，或由工单分批产生。', runningEmpty: '没有生产中的批次。请在“待接收批次”页面接收。',
  progressOf: '{done} / {number}', begun: '已投入 {count}', scrapped: '报废 {count}', age: '等待时长', due: '交期', ready: '开工条件', best: '恢复推荐次序', bestQuestion: '取消手工调整的次序？将按优先级、是否换型和交期重新排列。',
  bestDone: '已恢复推荐次序', onlyBest: '仅在按派工次序显示时可用', queued: '{lotNo} 的次序已调整', earlier: '提前：{lotNo}', later: '推后：{lotNo}', otherPriority: '相邻批次的优先级不同，请修改优先级',
  sortedOtherwise: '恢复派工次序',
  questions: {
    takeIn: '接收批次 {lotNo}？若工单尚未下达，将一并下达。', refuse: '拒收批次 {lotNo}，原因是？', hold: '冻结批次 {lotNo}，原因是？', release: '解除冻结批次 {lotNo}，原因是？',
    finish: '批次 {lotNo} 以 {done} / {number} 提前完成，原因是？', scrap: '报废批次 {lotNo} 及其在线产品，原因是？',
  },
  bulk: { takeIn: '接收 {count} 个批次？', refuse: '拒收 {count} 个批次，原因是？', hold: '冻结 {count} 个批次，原因是？', release: '解除冻结 {count} 个批次，原因是？' },
  done: { takeIn: '批次已接收', refuse: '批次已拒收', hold: '批次已冻结', release: '批次已解除冻结', finish: '批次已完成', scrap: '批次已报废' },
  wrongStatus: '当前状态“{lotStatus}”下不能执行', changePriority: '修改优先级', priorityOf: '{lotNo} 的优先级', priorityHint: '1 最先，9 最后', split: '拆分', splitOf: '拆分 {lotNo}', splitHint: '{left} 件尚未投入，至少保留一件', newNumber: '新批次号',
  allBegun: '已全部投入', merge: '合并', mergeOf: '将 {lotNo} 合并到另一批次', into: '并入', mergeHint: '其产品、序列号和数量将一并转入。仅列出工单、型号、状态和路线区段都相同的批次。', nothingAlike: '没有可合并的批次', mergeDone: '批次已合并',
  resend: '重新通知上位系统', resendQuestion: '要再次将批次 {lotNo} 的情况通知上位系统吗？', resent: '立即通知', resendNothing: '上位系统已收到，或正在发送', askHost: '向上位系统请求', askQuestion: '要请上位系统重新发送本产线的工单和批次吗？收到后会显示在这里。', asked: '已向上位系统请求', toWaiting: '查看等待批次',
  upload: '上报', uploadQuestion: '将 {about} 的信息上传到上位系统吗？', underWay: '正在发送中', noHost: '未连接上位系统，不会上报。可在上位机日志页面设置。', allReported: '上位系统已接收本产线的全部信息。',
  wip: '各工位的批次在制品', toUnits: '查看产品', toUnitsWhy: '您的角色不能查看产品',
}
