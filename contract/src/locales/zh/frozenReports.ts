import type { frozenReportsErrors as errorsInEnglish } from '../en/frozenReports.ts'
import type { Words } from '../en/words.ts'

export const frozenReports: Words['frozenReports'] = {
  freeze: '固定报表',
  freezeTitle: '固定报表',
  freezeAbout: '按现在的内容保存，之后的数据不会改变它。',
  frozen: '报表已固定',
  list: '已固定的报表',
  none: '还没有固定的报表。',
  byAt: '{by}，{at}',
  newest: '最新的 {count} 份',
  frozenIs: '{by} 于 {at} 固定；时间按 {zone}。数据和界限均为当时的内容。',
  pdf: '下载 PDF',
  backToNow: '显示当前数据',
  nothingYet: '还没有可固定的内容',
}

export const frozenReportsErrors: typeof errorsInEnglish = {
  'charts.nothing': '该周期内没有数值',
}
