import type { Words } from '../en/words.ts'

export const collectionSets: Words['collectionSets'] = {
  about: '各工序测量什么，按什么规格限判定', views: '查看方式', view: { sets: '采集组', results: '全部特性' },
  createOne: '新建采集组', idHint: '不可更改：工艺路线和工位按此编号引用。', listEmpty: '还没有采集组。', wholeId: '采集组（完整编号）',
  hideList: '隐藏列表', showList: '显示列表',
  rows: '特性', noRows: '还没有特性。', noRowsNext: '请在下方添加第一个特性，之后可将电子表格的行粘贴进来。', add: '添加特性',
  pasteHint: '可将电子表格的行粘贴到单元格中。',
  moveUp: '上移：{resultCode}', moveDown: '下移：{resultCode}', duplicate: '复制一行：{resultCode}', remove: '移除：{resultCode}', firstAlready: '已经是第一个', lastAlready: '已经是最后一个',
  faults: '待改正：{count} 处', rowNumber: '第 {row} 行', noNumber: '“{text}”不是数字', thousands: '“{text}”有两种读法，请不要使用千位分隔符',
  textOrNumber: '目标文本不能与规格限或目标值并存：读数要么是文本，要么是数字',
  withoutLimits: '以下特性没有规格限，任何值都判合格：{codes}。',
  retireMeans: '路线按其测量的工单将不能再开工。',
}
