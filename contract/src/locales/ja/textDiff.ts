import type { Words } from '../en/words.ts'

export const textDiff: Words['textDiff'] = {
  same: '異なる行はありません。',
  left: '… 同じ行 {lines} 行',
  earlier: '前のメッセージと比較',
  none: 'これより前の同種のメッセージはありません。',
  request: '要求：{time} との違い',
  response: '応答：{time} との違い',
  noText: '前のメッセージの本文はもう保存されていません。',
  trial: '記録された応答との違い',
}
