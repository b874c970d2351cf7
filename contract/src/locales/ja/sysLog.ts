import type { Words } from '../en/words.ts'

export const sysLog: Words['sysLog'] = {
  about: 'サーバーの動作記録（ログファイルより）。新しい記録は自動で表示されます。',
  entry: 'ログの記録',
  views: '表示',
  view: { list: '記録', files: 'ファイル' },
  textHint: '記録のどこか。エラーのスタックも対象',
  empty: '条件に合うログはありません。',
  emptyNext: 'サーバーはファイルにログを書き込みます。書き込めない場合は端末にのみ出力します。',
  noFiles: 'このサーバーにログファイルはありません。',
  noDetails: 'これ以上の記録はありません。',
  context: '前後の記録',
  downloadFile: 'ダウンロード',
}

export const sysLogFields = {
  logLevel: 'レベル',
  module: 'モジュール',
  path: 'パス',
  server: 'サーバー',
  text: 'テキスト',
  details: '詳細',
}

export const sysLogChoices = {
  logLevel: {
    fatal: '致命的',
    error: 'エラー',
    warn: '警告',
    info: '情報',
    debug: 'デバッグ',
    trace: 'トレース',
  },
}
