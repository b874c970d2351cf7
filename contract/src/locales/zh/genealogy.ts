import type { Words } from '../en/words.ts'

export const genealogy: Words['genealogy'] = {
  scan: '扫描产品、物料批次或零件序列号', open: '查找', start: '批次流向何处，产品内有什么', startNext: '扫描产品序列号查看其全部零件；扫描物料批次或零件序列号查看装有它的全部产品。',
  unknown: '产线 {lineNumber} 上没有 {scanned} 的记录', unknownNext: '请核对扫描内容，或选择使用它的产线。', several: '{scanned} 有多种含义，请选择',
  asUnit: '产品：查看其零件', asLot: '{bomCode} 的物料批次：查看流向', asSerial: '零件序列号：查看所在产品',
  lotTitle: '物料批次 {bomLot}', serialTitle: '零件序列号 {serial}', unitTitle: '产品 {unit}', found: '产品：{count} 件', nobody: '没有产品装有它', nobodyEver: '从未装入任何产品', nobodyNext: '可同时显示已取出的，或查看该批次。', emptyUnit: '该产品没有零件记录',
  which: '显示范围', now: '当前在内', ever: '曾经在内', states: '产品状态', hold: '冻结找到的 {count} 件', rework: '找到的 {count} 件送返工',
  holdQuestion: '冻结装有 {sought} 的 {count} 件产品？已完工和已报废的保持不变。原因是？', reworkQuestion: '将所有找到的零件返工：把装有 {sought} 的 {count} 件产品送到工艺路线的返工工序？没有该工序的保持不变。原因是？',
  heldDone: '已冻结 {changed} 件，{left} 件保持不变', reworkDone: '已送返工 {changed} 件，{left} 件保持不变', none: '没有可操作的产品', toPassport: '产品履历', backward: '{unit} 的全部零件', inUnit: '所在产品', components: '零件：{count} 个', more: '数量过多，未全部显示。',
  exchange: '换件', exchangeOf: '更换 {unit} 的 {part}', takenOut: '已取出', goesBack: '取出的退回原批次', newLot: '装入批次', newSerial: '装入序列号', onlyOut: '留空则只取出零件。', childHint: '本厂制造的产品在其工位装入，这里只能取出。', exchanged: '零件已更换',
  removedOnly: '{at} 取出：{reason}', block: '锁定批次', unblock: '解锁批次', materials: '物料', noMaterials: '没有零件记录。', toTree: '在物料追溯中查看', moreParts: '还有 {count} 个',
  consumption: '计划与实际', consumptionEmpty: '该时段没有消耗。', consumptionNext: '产品消耗物料后会显示在这里。', firstOnly: '仅显示差异最大的 {count} 行，导出包含全部。',
  pareto: '最大差异', paretoAbout: '各零件差异，折算为可供的产品数', inUnits: '折算产品数', cumulative: '累计', noDifference: '全部按计划消耗。',
  trend: '{part} 每日消耗', trendChoose: '选择零件后显示每日消耗。', day: '日期', lotScrap: '批次报废', lotScrapEmpty: '该时段没有批次报废。', lotScrapAbout: '在线边报废，不属于任何工单。',
}
