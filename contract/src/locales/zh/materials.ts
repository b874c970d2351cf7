import type { Words } from '../en/words.ts'

export const materials: Words['materials'] = {
  views: '页面视图', view: { board: '线边', lots: '物料批次', log: '上料与卸料' },
  bindTitle: '扫码上料', label: '条码', bind: '上料', startOver: '重新开始', bound: '{bomLot} 已上料至 {stationNumber} {position}', replace: '换料', unbind: '卸料',
  unbindQuestion: '从 {stationNumber} {position} 卸下物料 {bomLot}？剩余量保留在该批次。原因是？', unboundSuccess: '卸料成功',
  ofBound: '{remaining} / {bound} {unit}', noPace: '最近一刻钟没有消耗', lasts: '足够', lastsNot: '不足：还需 {needed} {unit}',
  boardEmpty: '本线没有上料，生产中的工单也不需要物料。', boardNext: '依次扫描工位、料位和条码，即可上第一批料。',
  lotsEmpty: '本线还没有物料。可在此收货，或直接上料。', logEmpty: '本线还没有上料记录。', when: '时间',
  receive: '物料收货', received: '物料已收货', moreOfIt: '已有批次会增加该数量', expiryHint: '留空时按零件保质期计算',
  count: '盘点', countOf: '盘点 {bomLot}', countHint: '账面：{remaining} {unit}', counted: '盘点已入账', scrap: '报废', scrapOf: '报废 {bomLot}', atMost: '最多 {remaining} {unit}', scrapped: '报废已入账',
  nothingLeft: '已无剩余', block: '锁定', unblock: '解锁', questions: { block: '锁定 {bomLot}？已上料处将拒绝产品进站。原因是？', unblock: '解锁 {bomLot}？原因是？' },
  done: { block: '批次已锁定', unblock: '批次已解锁' }, movements: '出入记录', movementsAbout: '产品的消耗见物料追溯。', movementsEmpty: '没有手工收货、盘点或报废。',
  toUnits: '使用该批次的产品', toUnitsWhy: '您无权打开物料追溯', low: '需要关注的物料', lowMeans: '该物料在整条线上绑定的总量低于最低库存，或此处不足十分钟用量', toBoard: '打开线边物料',
}
