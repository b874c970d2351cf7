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
  lineState: { producing: '生产中', stopped: '停线', waiting: '等待', break: '休息', noData: '无数据', disabled: '未启用' },
  orderMove: { release: '下达', start: '开工', pause: '暂停', resume: '恢复', complete: '提前完工', close: '关闭', cancel: '取消工单' },
  definitionMove: { release: '发布', retire: '停用' },
  unitMove: { hold: '冻结', release: '解除冻结', scrap: '报废' },
  check: {
    typeReleased: '型号已发布', routeReleased: '工艺路线已发布', setsReleased: '路线所用采集组已发布',
    stationsOnLine: '产线具备路线所需的全部工位', stationsEnabled: '路线上的工位均已启用',
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
  level: { view: '查看', edit: '编辑' },
  eventType: {
    equipmentAlarm: '设备报警', stationSilent: '工位失联', orderLate: '工单延期', orderFinished: '工单完成', accountLocked: '账号锁定', loginBarred: '禁止登录', rightsChanged: '权限变更',
  },
  messageType: { info: '信息', warn: '警告', alarm: '报警' },
  messageStatus: { unread: '未读', read: '已读' },
  fileType: {
    png: 'PNG 图片', jpeg: 'JPEG 图片', gif: 'GIF 图片', webp: 'WebP 图片', pdf: 'PDF', csv: 'CSV', txt: '文本', xlsx: 'Excel', docx: 'Word', pptx: 'PowerPoint', zip: 'ZIP', mp4: 'MP4 视频', webm: 'WebM 视频',
  },
  entity: {
    order: '工单', station: '工位', stationKey: '工位密钥', line: '产线', type: '型号', processing: '工艺路线', collectionSet: '采集组', unit: '产品',
    user: '用户', role: '角色', session: '会话', plant: '工厂', shifts: '班次', file: '文件', wallLink: '看板链接', view: '视图', notices: '通知',
  },
}
