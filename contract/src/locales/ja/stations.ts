import type { Words } from '../en/words.ts'

export const stations: Words['stations'] = {
  createOne: 'ステーションの新規作成', editOne: '{stationNumber} を編集', copyOf: '{stationNumber} をもとに新規作成', listEmpty: 'このラインにはまだステーションがありません。',
  numberHint: '変更できません。ステーションの履歴はすべてこの番号で残ります。', levelHint: '0：不要', rate: '毎時 {count} サイクル', addrHint: '制御装置・フィールドバスのアドレス、または場所',
  saveQuestion: '{stationNumber} の変更を保存しますか？',
  deleteQuestion: 'ステーション {stationNumber} の情報を削除しますか？', deleteFailed: '削除できませんでした', inUse: '{stationNumber} は使用中です：{by}。', onRoute: '工程経路 {route}', since: '{at} からの履歴',
  insteadOf: '代わりに使用停止にできます。履歴は残り、再開するまで受け付けません。',
  takeOut: '使用停止', putIn: '使用開始', outQuestion: '{stationNumber} を使用停止にしますか？再開するまで受け付けません。', inQuestion: '{stationNumber} の使用を再開しますか？',
  tookOut: '{stationNumber} を使用停止にしました', hasPutIn: '{stationNumber} の使用を再開しました', off: '使用停止',
  silent: '無応答 {duration}', never: '受信なし', silentNow: '無応答のステーション：{count}', silentWhy: 'ハートビートが3回続けて届いていません。状態は不明です。',
  noKey: 'キーなし', keyEnds: '…{keyHint}', key: 'ステーションキー', keyAbout: 'ステーションはキーで本人確認を行います。キーは作成時に一度だけ表示されます。', keyChanges: 'キーの変更履歴',
  makeKey: 'キーを作成', replaceKey: 'キーを交換', replaceQuestion: '{stationNumber} の新しいキーを作成しますか？現在のキー（…{keyHint}）はただちに使えなくなります。',
  revokeKey: 'キーを失効', revokeQuestion: '{stationNumber} のキー（…{keyHint}）を失効させますか？ステーションはただちに拒否されます。', revoked: 'キーを失効させました',
  keyOf: '{stationNumber} のキー', keyOnce: '再表示はできません。保存されるのは指紋だけです。今すぐステーションに設定してください。紛失した場合は作り直してください。',
  copyKey: 'キーをコピー', tryIt: 'ステーションから試してください。コード 20000 が返れば正常です。', copyExample: '例をコピー', copyByHand: 'ブラウザーがコピーを許可していません。選択された文字列を手動でコピーしてください。',
  keyKept: 'キーを控えました',
  bulk: { takeOut: '{count} 台のステーションを使用停止にしますか？再開するまで受け付けません。', putIn: '{count} 台のステーションの使用を再開しますか？' },
}
