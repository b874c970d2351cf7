import type { equipmentStatisticsErrors as errorsInEnglish } from '../en/equipmentStatistics.ts'
import type { FieldName } from '../../field-names.ts'

export const equipmentStatistics = {
  about: '各工位在此期间的时间去向，以及按 ISO 22400-2 得出的指标',
  times: '时间去向',
  stations: '工位',
  strip: '状态时间轴',
  saidOf: '{station} 的上报',
  stripCut: '期间最近 {days} 天',
  shifts: '逐班对比，工位 {station}',
  shiftsNone: '没有工位设定计划周期，产线无法计算 OEE。请为工位填写计划周期。',
  chartOf: '各班 OEE 及其因素',
  formula: '{station} 的 {figure}',
  work: '工作时间 {time}',
  noneSaid: '此期间没有工位上报状态。',
  fAvailability: '生产 {producing} ÷ 计划忙碌时间 {busy}',
  fEffectiveness: '{made} 次通过 × 计划 {cycle} ÷ 生产 {producing}',
  fQuality: '一次合格 {good} ÷ {made} 次通过',
  fOee: '{availability} × {effectiveness} × {quality}',
  fMtbf: '生产 {producing} ÷ {stops} 次停机',
  fMttr: '停机 {down} ÷ {stops} 次停机',
  busy: '计划忙碌时间是工作时间减去计划停机和无数据的时间（未知 {unknown}）。',
  noCycle: '无计划周期',
  events: '工位上报内容',
  bottleneck: '瓶颈（活动时段法）',
  bottleneckNow: '当前 {now}。计划周期最长：{planned}。',
  bottleneckLast: '最近 {now}。计划周期最长：{planned}。',
  bottleneckAbout:
    '任一时刻的瓶颈是连续活动时间最长的工位：工作、停机或换型。等待和休息会中断。浅色表示瓶颈正在工位间转移（{shifting}）。',
  leading: '活动最长',
  sole: '其中单独',
  noLead: '此期间没有工位在活动。',
  leadsOf: '{station} 成为瓶颈的时间',
  waterfall: '计划忙碌时间的去向',
  busyTime: '计划忙碌时间',
  step: '环节',
  shortStops: '短暂停机',
  longStops: '停机',
  longWaits: '较长等待',
  shortStopsOf: '{count} 次，共 {time}',
  speedLoss: '速度损失',
  qualityLoss: '质量损失',
  effective: '有效时间',
  undivided: '生产中，无计划周期',
  pieces: '件数',
}

export const equipmentStatisticsFields = {
  isPacing: '决定节拍',
  stops: '停机次数',
  stopped: '停止时间',
  mtbf: 'MTBF',
  mttr: 'MTTR',
  produced: '通过次数',
  goodFirst: '一次合格',
  plannedCycle: '计划周期',
} satisfies Partial<Record<FieldName, string>>

export const equipmentStatisticsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'lines.stop_limits': '短暂停机从 {short} 秒起，超过 {long} 秒需说明原因：第一个界限必须小于第二个',
  'equipmentStatistics.nothing_yet': '该期间尚未开始',
  'equipmentStatistics.too_long': '一次最多 {most} 天',
}
