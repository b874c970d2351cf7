import type { Words } from '../en/words.ts'

export const find: Words['find'] = {
  open: 'ページを検索', field: 'ページを検索', hint: 'ページ名を入力', palette: '検索', paletteHint: 'スキャンまたは入力：ページ、指図、ロット、シリアル番号',
  none: '見つかりません', hits: '{count} 件見つかりました', page: 'ページ', order: '指図', lot: 'ロット',
  unit: '製品', units: '製品 {count} 個', onLine: 'ライン {lineNumber}', shortcuts: 'キーボードショートカット',
  keys: {
    palette: 'ページ・指図・ロット・製品を検索', shortcuts: 'この一覧を表示', tabs: '開いているページ間を移動（タブにフォーカスがあるとき）', closeTab: 'フォーカスのあるタブのページを閉じる',
    tabMenu: '開いているページのメニュー', grid: '表の中を移動', openRow: '行を開く', escape: '最前面のものを閉じる',
    filter: '一覧の絞り込みへ移動', selectRow: '行を選択',
  },
}
