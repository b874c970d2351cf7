import type { Words } from '../en/words.ts'

export const lines: Words['lines'] = {
  createOne: '新建产线', editOne: '编辑 {lineNumber}', copyOne: '复制 {lineNumber}', copyOf: '仿照 {lineNumber} 新建产线', listEmpty: '还没有产线。',
  numberHint: '不可更改：产线的全部历史都记在此编号下。', saveQuestion: '保存对 {lineNumber} 的修改？',
  copyHint: '工位、班次和休息时段会一并复制；工位参数作为草稿复制，需要重新发布。工艺路线、型号和物料清单对所有产线通用。密钥、地址和设备编号只属于某一台设备，不会复制。',
  okRateHint: '低于此值时看板显示红色。留空：不显示目标', taktHint: '每件允许的秒数。留空：以各工位最长的计划节拍为准',
  takeOut: '停用', putIn: '启用', tookOut: '{lineNumber} 已停用', hasPutIn: '{lineNumber} 已重新启用',
  outQuestion: '停用 {lineNumber}？停用期间拒收其工位的所有消息：产品不能进站，也不能完工。工单、产品和历史保持不变。',
  inQuestion: '重新启用 {lineNumber}？', deleteQuestion: '确定删除产线 {lineNumber} 的信息吗？', insteadOf: '改为停用吗？', deleteFailed: '删除失败',
  shifts: '班次与休息', editShifts: '{lineNumber} 的班次', noShifts: '没有班次：产线全天运行，一天从零点到零点。',
  shiftsAbout: '每天重复，按工厂时间。班次可以跨零点；班次之间不能重叠；休息必须在班次之内。',
  addShift: '添加班次', removeShift: '删除 {shiftName}', addBreak: '添加休息', removeBreak: '删除休息 {start} – {end}', mostShifts: '一条产线最多 6 个班次', mostBreaks: '一个班次最多 12 次休息',
  nextDay: '次日结束', roundTheClock: '24 小时', breakNumber: '休息 {number}', newShift: '班次 {number}', shiftsQuestion: '保存 {lineNumber} 的班次？自明天起生效：今天及以前保持不变。产线首次定义的班次立即生效。',
  shiftChanges: '班次变更记录', toStations: '前往工位', worked: '每天工作 {duration}', day: '一天（零点到零点）',
}
