import type { Words } from '../en/words.ts'

export const collectionSets: Words['collectionSets'] = {
  about: '各工序测量什么，按什么规格限判定',
  views: '查看方式',
  view: { sets: '采集组', results: '全部特性' },
  createOne: '新建采集组',
  idHint: '不可更改：工艺路线和工位按此编号引用。',
  listEmpty: '还没有采集组。',
  wholeId: '采集组（完整编号）',
  rows: '特性',
  noRows: '还没有特性。',
  noRowsNext: '请在下方添加第一个特性，之后可将电子表格的行粘贴进来。',
  add: '添加特性',

  textOrNumber: '目标文本不能与规格限或目标值并存：读数要么是文本，要么是数字',
  withoutLimits: '以下特性没有规格限，任何值都判合格：{codes}。',
  retireMeans: '路线按其测量的工单将不能再开工。',
  tryValue: '测试数值',
  tryAbout: '输入一个读数：按已保存的限值判定，与工位上传的读数相同，不会保存。',
  tooLow: '低于下限 {limit}',
  tooHigh: '高于上限 {limit}',
  otherText: '必须为“{text}”',
  noNumber: '请输入数字',
  noLimits: '没有限值，任何数值均合格。',
}
