export const files = {
  upload: 'ファイルをアップロード', dropHere: 'ここにファイルをドロップ', listEmpty: 'まだ何もアップロードされていません。ファイルを選ぶか、このページにドロップしてください。',
  about: 'アップロードされたファイルです。出力したファイルはその場で渡され、ここには保存されません。', room: '{quota} 中 {used} を使用。', question: '情報をアップロードしますか：{count} 件、{size}',
  allowed: '1 件最大 {size}：{endings}', noteHint: '各ファイルに添えられます', start: 'アップロード', leftOut: '対象外', uploads: 'アップロード', waiting: '待機中', storing: '保存しています…',
  progress: '{done} / {size}', cancelOne: '{fileName} を取り消す',
  again: '{fileName} を再試行', hide: '{fileName} を隠す', downloading: '{fileName} をダウンロード中', stopped: 'ダウンロードを中止しました',
  deleteQuestion: '{fileName} の情報を削除しますか。元に戻せません。', bulkQuestion: '{count} 件のファイルの情報を削除しますか。元に戻せません。', preview: 'プレビュー',
  noPreview: 'この種類のファイルはプレビューできません。ダウンロードしてご覧ください。', accountGone: 'アカウント削除済み', owner: '所有者',
}
