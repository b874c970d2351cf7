export const appearance = {
  theme: 'テーマカラー',
  ownColour: 'その他の色',
  colourCode: 'カラーコード',
  colours: { blue: '青', indigo: '藍', tealBlue: '青緑', slate: '青灰' },
  mode: '外観',
  modes: { light: 'ライト', dark: 'ダーク', system: '端末に合わせる' },
}

export const metErrors = {
  errorsMet: 'このウィンドウを開いてからのエラー',
  clearAll: 'すべて消去',
  message: 'メッセージ',
  place: '場所',
  stack: 'トレース',
  phases: { render: '描画中', event: 'スクリプト実行中', promise: '非同期処理中', load: '読み込み中' },
}

export const shortcutKeys = {
  palette: 'ページ・指図・ロット・製品を検索',
  shortcuts: 'この一覧を表示',
  tabs: '開いているページ間を移動（タブにフォーカスがあるとき）',
  closeTab: 'フォーカスのあるタブのページを閉じる',
  tabMenu: '開いているページのメニュー',
  grid: '表の中を移動',
  openRow: '行を開く',
  escape: '最前面のものを閉じる',
  filter: '一覧の絞り込みへ移動',
  selectRow: '行を選択',
}
