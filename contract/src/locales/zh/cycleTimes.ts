import type { FieldName } from '../../field-names.ts'

export const cycleTimes = {
  cycles: '统计哪些周期',
  view: { all: '全部周期', withoutOutliers: '剔除离群值' },
  period: '{from} 至 {to}',
  balance: '各工位周期中位数与节拍对比',
  stations: '工位',
  station: '工位',
  pick: '选择工位以查看其周期',
  scatter: '周期走势 · {name}',
  histogram: '周期分布 · {name}',
  pickPoint: '点击数据点打开该产品',
  newest: '最近 {count} 个周期',
  targetPerHour: '每小时目标',
  best: '实证最佳周期',
  bestAbout: '在 {hours} 个至少有 {passes} 个周期的小时中，最快十分之一的小时整小时保持的水平。',
  tooFewHours: '需要 {least} 个至少有 {passes} 个周期的小时，目前有 {hours} 个。请选择更长的时段。',
  faster: '比目标短 {share}。',
  adopt: '将 {level} 设为目标',
  adoptQuestion: '将 {station} 的周期时间由 {now} 改为 {level}？从现在起适用于工艺包未规定周期的所有型号。',
  adopted: '新的周期时间从现在起生效',
  ofPackage: '该型号的目标由工艺包规定；如需更改，请建立新版本。',
  openPackage: '打开工艺包',
  nothing: '该时段内没有周期。',
  about: [
    '周期是产品在工位从进站到出站的时间，包括复测。',
    '目标：按型号工艺包的当前规定，否则按工位的周期时间。',
    '达标率 = 不超过目标的周期数 ÷ 全部周期数。',
    '离群值：超出同工位、同型号中间一半数据三倍四分位距以上的周期。',
    '每小时实际 = 3600 ÷ 平均周期。',
  ],
}

export const cycleTimesFields = {
  medianCycle: '周期中位数',
  minCycle: '最短周期',
  maxCycle: '最长周期',
  cycleP95: '第 95 百分位周期',
  samples: '周期数',
  outliers: '离群值',
  hitRate: '达标率',
  actualPerHour: '每小时实际',
} satisfies Partial<Record<FieldName, string>>
