import type { Words } from '../en/words.ts'

export const handbook: Words['handbook'] = {
  title: 'ハンドブック',
  search: 'ハンドブックを検索',
  nothing: 'これらの語をすべて含む章はありません。',
  guides: 'ガイド',
  contents: '目次',
  turn: '前後の章',
  picture: '{page}：デモ工場での画面',
}
