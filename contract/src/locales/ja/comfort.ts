import type { Words } from '../en/words.ts'

export const comfort: Words['comfort'] = {
  settings: '設定', openSettings: '設定を開く', closeSettings: '設定を閉じる',
  theme: 'テーマカラー', ownColour: 'その他の色', colourCode: 'カラーコード',
  colours: { blue: '青', teal: '青緑', green: '緑', ochre: '黄土', orange: 'オレンジ', red: '赤', magenta: '赤紫', violet: '紫' },
  mode: '明るさ', modes: { light: 'ライト', dark: 'ダーク', system: '端末に合わせる' },
  tagsView: 'ページのタブ表示', fixedHeader: 'ヘッダーを固定', sidebarLogo: 'サイドバーのロゴ', pinyinSearch: 'ピンインでページ検索',
  size: 'サイズ', sizes: { default: '標準', medium: '中', small: '小', mini: '極小' }, sizeSwitched: 'サイズを変更しました',
  fullscreen: '全画面表示', leaveFullscreen: '全画面表示を終了', noFullscreen: 'このブラウザーは全画面表示に対応していません',
  errorLog: 'エラーログ', errorsMet: 'このウィンドウを開いてからのエラー', clearAll: 'すべて消去', message: 'メッセージ', place: '場所', stack: 'トレース',
  phases: { render: '描画中', event: 'スクリプト実行中', promise: '非同期処理中', load: '読み込み中' },
}
