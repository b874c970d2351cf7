import type { Words } from '../en/words.ts'

export const comfort: Words['comfort'] = {
  settings: '設定',
  openSettings: '設定を開く',
  closeSettings: '設定を閉じる',
  tagsView: 'ページのタブ表示',
  fixedHeader: 'ヘッダーを固定',
  sidebarLogo: 'サイドバーのロゴ',
  pinyinSearch: 'ピンインでページ検索',
  size: 'サイズ',
  sizes: { default: '標準', medium: '中', small: '小', mini: '極小' },
  sizeSwitched: 'サイズを変更しました',
  fullscreen: '全画面表示',
  leaveFullscreen: '全画面表示を終了',
  noFullscreen: 'このブラウザーは全画面表示に対応していません',
  errorLog: 'エラーログ',
  favourites: 'お気に入り',
  addFavourite: 'お気に入りに追加',
  removeFavourite: 'お気に入りから外す',
  favouritesFull: 'お気に入りは {most} 件です。先に 1 件外してください。',
}
