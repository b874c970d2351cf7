import type { Words } from '../en/words.ts'

export const orders: Words['orders'] = {
  newOrder: '新建工单', editOrder: '编辑 {orderCode}', saveAndRelease: '保存并下达', released: '工单已下达', moved: '操作完成', progress: '进度',
  progressOf: '{made} / {ordered}', scrapped: '报废 {count}', endFromCycle: '自动计算：{count} × {cycle}', endByHand: '该产线没有计划节拍，请手动填写结束时间',
  onlyCreated: '只能编辑尚未下达的工单', wrongStatus: '当前状态“{orderStatus}”下不能执行', deleteQuestion: '确定删除工单 {orderCode} 的信息吗？',
  questions: {
    release: '下达工单 {orderCode}？', start: '工单 {orderCode} 开工？', pause: '暂停 {orderCode} 的原因？', resume: '恢复生产工单 {orderCode}？',
    complete: '提前完工 {orderCode}，请说明原因', close: '关闭工单 {orderCode}？', cancel: '取消 {orderCode}，请说明原因',
  },
  queueTitle: '产线排队', queueEmpty: '该产线没有待产工单。请先创建并下达工单。', listEmpty: '该产线还没有工单。', createOne: '创建工单',
  moveUp: '提前：{orderCode}', moveDown: '推后：{orderCode}', firstAlready: '已经是第一个', lastAlready: '已经是最后一个', onlyInOrder: '仅在按排队顺序排序时可用',
  countdown: '距计划结束', overdue: '已超期 {duration}', left: '还剩 {duration}', changeNumber: '改数量', changeNumberOf: '修改 {orderCode} 的数量', numberHint: '已投产 {startedNumber} 件',
  readiness: '开工条件', readinessOf: '{orderCode} 可以开工吗？', ready: '可以开工', notReady: '未满足：{count} 项', mend: '请先处理红色项，再开工。', startNow: '开工',
  gantt: '排产计划', ganttAbout: '{orderCode}：计划 {start} – {end}', ganttActual: '{start} 起生产', now: '现在', typePicker: '已发布的产品型号', noType: '还没有已发布的产品型号',
  duration: '时长',
  queued: '{orderCode} 在队列中的位置已调整', placeInQueue: '次序', unknownOrder: '该产线上没有工单 {orderCode}',
  bulk: { release: '下达 {count} 个工单？', cancel: '取消 {count} 个工单，原因是？', delete: '删除 {count} 个工单？' },
}
