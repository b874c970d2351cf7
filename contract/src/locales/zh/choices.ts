import type { choices as inEnglish } from '../en/choices.ts'
import type { Words } from '../en/words.ts'

export const choices: Pick<Words, keyof typeof inEnglish> = {
  orderStatus: { created: '已创建', released: '已下达', producing: '生产中', paused: '已暂停', completed: '已完工', closed: '已关闭', cancelled: '已取消' },
  definitionStatus: { draft: '草稿', released: '已发布', obsolete: '已停用' },
  stationStatus: {
    unknown: '无数据', waiting: '等待中', warning: '预警', running: '运行中', unbound: '未绑料', producing: '生产中', repaired: '已修复', break: '休息',
    down: '停机', maintain: '保养', debugging: '调试', defect: '故障', processed: '加工完成',
  },
  timeClass: { producing: '生产', delay: '等待', unplanned: '非计划停机', setup: '调试', planned: '计划停机', unknown: '无数据' },
  processStatus: { registered: '已登记', inProcess: '在制', held: '已冻结', rework: '返工', finished: '已完成', scrapped: '已报废' },
  resultStatus: { ok: '合格', ng: '不合格' },
  verdict: { ok: '合格', ng: '不合格' },
  judged: { ok: '合格', ng: '不合格' },
  tries: { first: '首测', retest: '复测' },
  failStatus: { open: '待处置', rework: '返工', scrap: '报废', useAsIs: '让步接收', falseFail: '误判', closed: '已关闭' },
  manualAutoMode: { automatic: '自动', manual: '手动' },
  lineState: { producing: '生产中', noOrder: '无工单运行', stopped: '停线', waiting: '等待', break: '休息', noData: '无数据', disabled: '未启用' },
  orderMove: { release: '下达', start: '开工', pause: '暂停', resume: '恢复', complete: '提前完工', close: '关闭', cancel: '取消工单' },
  lotStatus: { waiting: '等待', inProcess: '生产中', onHold: '冻结', completed: '已完成', reported: '已上报', refused: '已拒收', scrapped: '已报废', merged: '已合并' },
  lotType: { production: '量产', engineering: '工程', rework: '返工', sample: '样品' },
  lotMove: { takeIn: '接收', refuse: '拒收', hold: '冻结', release: '解除冻结', finish: '提前完成', scrap: '报废', merge: '合并', report: '上报' },
  serialState: { free: '未使用', begun: '已投入', finished: '已完成', scrapped: '已报废' },
  queueAction: {
    create: '创建', update: '修改', release: '下达', queue: '调整次序', changeNumber: '修改数量', start: '开工', pause: '暂停', resume: '恢复',
    complete: '提前完工', close: '关闭', cancel: '取消', delete: '删除', makeSerials: '生成序列号',
  },
  definitionMove: { release: '发布', retire: '停用' },
  unitMove: { hold: '冻结', release: '解除冻结', scrap: '报废' },
  check: {
    typeReleased: '型号已发布', routeReleased: '工艺路线已发布', setsReleased: '路线所用采集组已发布',
    stationsOnLine: '产线具备路线所需的全部工位', stationsEnabled: '路线上的工位均已启用', bomReleased: 'BOM 已发布', materialAvailable: '工单物料齐备',
  },
  reason: {
    orderNotProducing: '工单未在生产', orderFull: '工单的数量已全部投入', unitUnknown: '本线没有这个产品', unitHeld: '产品已冻结',
    unitScrapped: '产品已报废', unitFinished: '产品已完成', notNextStep: '按工艺路线，下一工序不是本工序',
    stationNotOnRoute: '工位不在工艺路线上', earlierStepMissing: '前面有工序漏做', earlierStepNg: '前面有工序不合格',
    reworkExceeded: '返工次数超限', busyElsewhere: '产品正在其他工位加工', typeNotReleased: '型号未发布',
  },
  routeFault: {
    noSteps: '没有工序', twoStarts: '有多个起始工序', noStart: '没有起始工序', unknownStep: '有工序指向不存在的工序',
    endUnreachable: '有的工序走不到终点', unreachableStep: '有的工序永远走不到', reworkWithoutReturn: '返工工序没有返回工序',
    loopUnbounded: '返工循环没有次数上限', setNotReleased: '有采集组未发布', doubleStep: '有两个工序号相同',
  },
  typeFault: { noRoute: '没有工艺路线', routeDraft: '工艺路线仍是草稿', routeObsolete: '工艺路线已停用', setNotReleased: '工艺路线中有未发布的采集组' },
  oeeGap: {
    neverStarted: '工单从未开工', tooLong: '运行超过 92 天', noWorkTime: '仅在班次以外运行', noCycle: '该产线没有任何工位设定计划节拍', notSeen: '瓶颈工位没有状态数据', nothingMade: '瓶颈工位没有产出',
  },
  sendMode: { changeover: '换型时', perPart: '每件产品' },
  downloadState: { waiting: '等待工位取用', taken: '工位已取用', confirmed: '已确认', failed: '失败', replaced: '已被替代' },
  parameterFault: {
    noParameters: '没有参数', valueMissing: '缺少值', belowLimit: '值低于最小值', aboveLimit: '值高于最大值', defaultOutside: '默认值超出范围', limitsBackwards: '最小值大于最大值', textAndLimits: '文本不能有上下限', doubleCode: '参数重复',
  },
  packageFault: {
    typeNotReleased: '型号未发布', routeNotReleased: '工艺路线未发布', setNotReleased: '路线中有未发布的采集组', stepsChanged: '工艺路线的工序已变更', mustPassSkipped: '必经工序不能跳过', bomUnknown: '物料清单不存在',
    bomNotReleased: '物料清单未发布', bomOfOtherType: '物料清单属于其他型号', bomStationNotOnRoute: '物料清单在路线以外的工位用料', recipeMissing: '工位没有此型号的已发布参数',
  },
  level: { view: '查看', edit: '编辑' },
  eventType: {
    equipmentAlarm: '设备报警', stationSilent: '工位失联', orderLate: '工单延期', orderFinished: '工单完成', accountLocked: '账号锁定', loginBarred: '禁止登录', rightsChanged: '权限变更',
  },
  messageType: { info: '信息', warn: '警告', alarm: '报警' },
  messageStatus: { unread: '未读', read: '已读' },
  fileType: {
    png: 'PNG 图片', jpeg: 'JPEG 图片', gif: 'GIF 图片', webp: 'WebP 图片', pdf: 'PDF', csv: 'CSV', txt: '文本', xlsx: 'Excel', docx: 'Word', pptx: 'PowerPoint', zip: 'ZIP', mp4: 'MP4 视频', webm: 'WebM 视频',
  },
  bomState: { active: '启用', blocked: '已锁定', none: '未上料', bound: '已上料', low: '余量低', empty: '已用完', expired: '已过期' },
  serialType: { L: '批次标签', M: '制造商序列号', S: '本厂产品' },
  consumeMode: { backflush: '按上料扣减', scan: '逐件扫描' },
  lotState: { available: '可用', blocked: '已锁定' },
  bindEvent: { bind: '上料', unbind: '卸料', replace: '换料' },
  movement: { receive: '收货', adjust: '盘点', scrap: '报废' },
  bomFault: { noRows: '没有物料行', noMainRow: '物料组没有主料', twoMainRows: '物料组有多个主料', doublePart: '同一工位零件重复', doubleNumber: '行号重复', serialTypeMissing: '扫描行缺少序列类型', serialNotWhole: '有序列号的用量须为整数', scanWithoutSerial: '扫描与消耗方式矛盾', groupAtTwoStations: '物料组跨两个工位', partUnknown: '零件不存在', partBlocked: '零件已锁定', typeUnknown: '型号不存在' },
  entity: {
    order: '工单', lot: '批次', station: '工位', stationKey: '工位密钥', line: '产线', type: '型号', processing: '工艺路线', collectionSet: '采集组', unit: '产品',
    user: '用户', role: '角色', session: '会话', plant: '工厂', shifts: '班次', file: '文件', wallLink: '看板链接', view: '视图', notices: '通知',
    parameterSet: '工位参数', parameterDownload: '参数下发', typePackage: '工艺包',
    part: '零件', bom: '物料清单', materialLot: '物料批次', binding: '上料',
  },
}
