import type { Words } from '../en/words.ts'

export const grid: Words['grid'] = {
  moveUp: '上へ：{name}',
  moveDown: '下へ：{name}',
  duplicate: '行を複製：{name}',
  remove: '削除：{name}',
  firstAlready: 'すでに先頭です',
  lastAlready: 'すでに最後です',
  faults: '要修正：{count} 件',
  increase: '増やす',
  decrease: '減らす',
  rowNumber: '{row} 行目',
  noNumber: '「{text}」は数値ではありません',
  thousands: '「{text}」は二通りに読めます。桁区切りなしで入力してください',
  pasteHint: '表計算ソフトの行をセルに貼り付けられます。',
}
