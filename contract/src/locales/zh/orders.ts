import type { Words } from '../en/words.ts'

export const orders: Words['orders'] = {
  newOrder: '新建工单', editOrder: '编辑 {orderCode}', saveAndRelease: '保存并下达', released: '工单已下达', moved: '操作完成', progress: '进度',
  scrapped: '报废 {count}', endFromCycle: '自动计算：{count} × {cycle}', endByHand: '该产线没有计划节拍，请手动填写结束时间',
  onlyCreated: '只能编辑尚未下达的工单', wrongStatus: '当前状态“{orderStatus}”下不能执行', deleteQuestion: '确定删除工单 {orderCode} 的信息吗？',
  questions: {
    release: '下达工单 {orderCode}？', start: '工单 {orderCode} 开工？', pause: '暂停 {orderCode} 的原因？', resume: '恢复生产工单 {orderCode}？',
    complete: '提前完工 {orderCode}，请说明原因', close: '关闭工单 {orderCode}？', cancel: '取消 {orderCode}，请说明原因',
  },
  queueTitle: '产线排队', queueEmpty: '该产线没有待产工单。请先创建并下达工单。', listEmpty: '该产线还没有工单。', createOne: '创建工单',
  moveUp: '提前：{orderCode}', moveDown: '推后：{orderCode}', firstAlready: '已经是第一个', lastAlready: '已经是最后一个', onlyInOrder: '仅在按排队顺序排序时可用',
  countdown: '距计划结束', overdue: '已超期 {duration}', left: '还剩 {duration}', changeNumber: '改数量', changeNumberOf: '修改 {orderCode} 的数量', numberHint: '已投产 {startedNumber} 件',
  readiness: '开工条件', readinessOf: '{orderCode} 可以开工吗？', ready: '可以开工', notReady: '未满足：{count} 项', warned: '可以开工，{count} 项需留意', mendAt: '打开“{page}”', mayNotMend: '您的角色不能打开“{page}”', mend: '请先处理红色项，再开工。', startNow: '开工',
  gantt: '排产计划', ganttAbout: '{orderCode}：计划 {start} – {end}', ganttActual: '{start} 起生产', now: '现在', typePicker: '已发布的产品型号', noType: '还没有已发布的产品型号',
  duration: '时长',
  drag: '移动 {orderCode}：拖动，或按 Alt 加上下方向键', queued: '{orderCode} 在队列中的位置已调整', placeInQueue: '次序',
  bulk: { release: '下达 {count} 个工单？', cancel: '取消 {count} 个工单，原因是？', delete: '删除 {count} 个工单？' },
  serialsHint: '首件投入前即可打印标签', bomHint: '留空：不检查也不消耗物料', bomPicker: '该型号已发布的 BOM', noBom: '该型号没有已发布的 BOM', overlap: '同一型号在同一时间已有计划：{orders}',
  codeNext: '留空则为 {orderCode}', codeHint: '留空则按编号规则自动取下一个编号', routeHint: '留空：使用型号的路线', changesEmpty: '该产线的队列还没有变更记录。', pastEmpty: '该产线还没有已结束的工单。', pastAbout: '表中工单的计划时长与实际时长', hours: '小时', archive: '全部工单数据', archiveQuestion: '下载产线 {lineNumber} 的全部工单数据？',
  archiveAbout: '一个 ZIP 压缩包，包含产线的全部工单数据，均为 CSV 表：工单、产品、过站、不良。可能需要几分钟，可随时停止。', withValues: '包含所有测量值', archiving: '正在下载全部工单数据',
  unitsOf: '产品', toUnits: '查看产品', failures: '最常见的不良', noFailures: '没有不良。', events: '经过', byLine: '由最后一件合格品完成', okRateOf: '合格 {good} / 共 {all}', noUnits: '没有投入产品。',
  oeeAbout: '工单运行期间产线的 OEE，取自瓶颈工位，按当前计划节拍计算', longer: '比计划长 {duration}', shorter: '比计划短 {duration}', asPlanned: '与计划一致',
}
