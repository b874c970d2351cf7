import type { Words } from '../en/words.ts'

export const collectionSets: Words['collectionSets'] = {
  about: '各工序测量什么，按什么规格限判定', views: '查看方式', view: { sets: '采集组', results: '全部特性' },
  createOne: '新建采集组', idHint: '不可更改：工艺路线和工位按此编号引用。', listEmpty: '还没有采集组。', wholeId: '采集组（完整编号）',
  hideList: '隐藏列表', showList: '显示列表', versionShort: '版本', versionOf: '{colSetId}，版本 {colSetVersion}',
  frozenReleased: '已发布并冻结：按版本 {colSetVersion} 测得的数据永远保留当时的规格限。如需修改，请新建版本。',
  frozenObsolete: '已停用：版本 {colSetVersion} 保留用于查阅历史产品。如需继续使用，请新建版本。',
  changedMeanwhile: '您开始编辑之后，已有其他人修改了该采集组。',
  rows: '特性', noRows: '还没有特性。', noRowsNext: '请在下方添加第一个特性，之后可将电子表格的行粘贴进来。', add: '添加特性',
  pasteHint: '可将电子表格的行粘贴到单元格中。', saveQuestion: '保存对 {colSetId} 版本 {colSetVersion} 的修改吗？',
  moveUp: '上移：{resultCode}', moveDown: '下移：{resultCode}', duplicate: '复制一行：{resultCode}', remove: '移除：{resultCode}', firstAlready: '已经是第一个', lastAlready: '已经是最后一个',
  faults: '待改正：{count} 处', rowNumber: '第 {row} 行', noNumber: '“{text}”不是数字', thousands: '“{text}”有两种读法，请不要使用千位分隔符',
  textOrNumber: '目标文本不能与规格限或目标值并存：读数要么是文本，要么是数字',
  withoutLimits: '以下特性没有规格限，任何值都判合格：{codes}。',
  questions: {
    release: '发布 {colSetId} 版本 {colSetVersion}？发布后内容不可再修改。',
    retire: '停用 {colSetId} 版本 {colSetVersion}？路线按其测量的工单将不能再开工。',
  },
  moved: { release: '采集组已发布', retire: '采集组已停用' },
  reviseQuestion: '将 {colSetId} 版本 {colSetVersion} 复制为新草稿？',
  deleteQuestion: '确定删除 {colSetId} 版本 {colSetVersion} 的信息吗？', deleteInUse: '删除失败：工艺路线 {by} 正在按其测量',
}
