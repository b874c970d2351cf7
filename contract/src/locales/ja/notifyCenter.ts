import type { Words } from '../en/words.ts'

export const notifyCenter: Words['notifyCenter'] = {
  about: 'あなたへのお知らせ（新しい順）。ここで削除しても、消えるのは自分の一覧だけです',
  empty: 'まだお知らせはありません。届くと、この一覧とベルに自動で表示されます。',
  source: '発生元',
  read: '既読にする',
  readDone: '既読にしました',
  handle: '対応済みにする',
  handleDone: '対応済みにしました',
  handleMany: '{count} 件を対応済みにしますか？',
  reopen: '未対応に戻す',
  reopenDone: '未対応に戻しました',
  remove: 'このお知らせを一覧とベルから削除しますか？',
  removeMany: '{count} 件のお知らせを一覧とベルから削除しますか？',
  since: '送信日時（以降）',
}
