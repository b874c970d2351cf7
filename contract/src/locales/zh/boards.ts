import type { Words } from '../en/words.ts'

export const boards: Words['boards'] = {
  sortBy: '产线的排列', byAttention: '最需关注在前', byName: '按名称', open: '打开 {line}', notInUse: '该产线未启用',
  asOf: '截至 {time}', stale: '连接已断开：以下数据截至 {time}，可能已过时。', notRenewed: '数据刷新失败，以下数据截至 {time}。',
  noLines: '没有可显示的产线', noLinesAdmin: '请创建第一条产线，创建后会立即显示在这里。用 {command} 导入测试记录也会创建产线。', toLines: '前往产线',
  noLinesOther: '请联系管理员创建产线，或为您开放所在产线的权限。',
  oeeTarget: '目标 {target}', noOrder: '没有正在生产的工单', of: '/ {target}', thisShift: '本班', today: '今日', wholeDay: '生产日', shiftLeft: '剩余 {duration}', shiftOver: '已结束 {duration}',
  quiet: '无报警，所有工位在线', now: '产线现状', inWork: '在制数：{count}',
  stations: '工位', lastHeard: '最后通信：{ago}', neverHeard: '尚无通信', slowest: '瓶颈工位', more: '还有 {count} 条', noStations: '该产线还没有工位',
  noStationsNext: '请按作业顺序添加工位并填写计划节拍：目标和 OEE 由此计算。', toStations: '前往工位管理',
  hours: '小时产量', hoursAbout: '各小时的产量与目标，以及开班以来的累计差额', hour: '小时', sinceStart: '开班以来差额', running: '当前小时', reached: '达标', behind: '未达目标', farBehind: '远低于目标',
  oee: '本班 OEE', quality: '本班合格与不合格', failures: '主要不良', noCode: '不合格（无测量值）', noFailures: '本班没有不良',
  orders: '正在生产的工单', noOrders: '该产线没有正在生产的工单', noOrdersNext: '请从待产队列中开工一张工单。', toOrders: '前往待产工单',
  late: '晚 {duration}', early: '比计划提前 {duration}', onTime: '与计划一致', noForecast: '最近一小时工作时间内没有产出',
  explain: '计算方法：{figure}', takenAt: '取自工位 {station}，其计划节拍为全线最长。', noFigure: '分母为零，暂无数值。',
  noPace: '该产线没有目标节拍，工位也没有计划节拍，因此没有目标；没有计划节拍也就没有 OEE。', minutes: '{count} 分钟', seconds: '{count} 秒',
  times: '本班至今的时间构成', total: '本班至今', timeClass: '时间类别', duration: '时长', share: '占比',
  formula: {
    oee: '时间开动率 × 性能开动率 × 良品率', availability: '生产时间 ÷ 计划占用时间', effectiveness: '计划节拍 × 产出数 ÷ 生产时间',
    quality: '一次合格数 ÷ 产出数', okRate: '合格数 ÷ 检验数', firstPassYield: '全程无不合格数 ÷ 检验数',
    madeShift: '本班产量 − 截至目前的目标', madeToday: '今日产量 − 截至目前的目标',
  },
  about: {
    oee: '计划占用时间中，有多少以计划节拍用在了合格品上。', availability: '计划占用时间 = 本班至今 − 计划停机 − 无数据时间。',
    effectiveness: '超过 100 % 说明实际快于计划：计划节拍偏长。', quality: '后来返修合格的产品不算一次合格。',
    okRate: '检验数 = 本班完成的产品 + 本班判为不合格且尚未修复的产品。',
    firstPassYield: '检验数 = 本班完成的产品 + 本班判为不合格且尚未修复的产品。返修后的产品算合格，但不算直通。',
    madeShift: '目标 = 截至目前的工作时间（不含休息）÷ 节拍：产线的目标节拍，未设定时为各工位最长的计划节拍。',
    madeToday: '目标 = 本生产日截至目前的工作时间（不含休息）÷ 节拍：产线的目标节拍，未设定时为各工位最长的计划节拍。',
  },
  term: {
    producingTime: '生产时间', plannedBusyTime: '计划占用时间', plannedDown: '计划停机时间', unknownTime: '无数据时间', plannedCycle: '计划节拍', produced: '该工位产出数',
    plannedTime: '按计划所需时间', goodFirst: '一次合格数', ok: '最终合格', ng: '不合格或报废', inspected: '检验数', firstGood: '全程无不合格数',
    made: '合格完成数', target: '截至目前的目标',
  },
}
