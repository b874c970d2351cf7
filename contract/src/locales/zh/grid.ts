import type { Words } from '../en/words.ts'

export const grid: Words['grid'] = {
  moveUp: '上移：{name}',
  moveDown: '下移：{name}',
  duplicate: '复制一行：{name}',
  remove: '移除：{name}',
  firstAlready: '已经是第一个',
  lastAlready: '已经是最后一个',
  faults: '待改正：{count} 处',
  increase: '增加',
  decrease: '减少',
  rowNumber: '第 {row} 行',
  noNumber: '“{text}”不是数字',
  thousands: '“{text}”有两种读法，请不要使用千位分隔符',
  pasteHint: '可将电子表格的行粘贴到单元格中。',
}
