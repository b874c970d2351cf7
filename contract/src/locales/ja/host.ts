import type { Words } from '../en/words.ts'

export const host: Words['host'] = {
  connection: 'ホストとの接続', noHost: 'ホストは設定されていません。送信電文は記録されません。', lastSuccess: '最終成功', lastHeard: '最終受信', never: 'なし',
  waiting: '待機', dead: '失敗', oldest: '最も古いものは {duration} 前から', lastError: '直近のエラー', showDead: '失敗した {count} 件を表示', showOpen: '待機中の {count} 件を表示',
  settings: 'ホスト設定', modeAbout: 'ホストがなければ何も記録しません。一時停止中、電文は保持され待機します。', urlAbout: '電文は JSON でここに送信されます（http または https）。',
  triesAbout: '1、2、4 … 秒後、その後は 5 分ごと。300 回で約 1 日です。', keyKept: '空のままならキー …{keyHint} を保持します', keyAbout: 'ホストが求める場合、Bearer トークンとして送信します',
  test: '接続をテスト', testOk: 'ホストは {latency} ms で応答しました', testFailed: 'ホストが受け付けませんでした：{error}',
  keys: 'ホストのキー', keysAbout: 'ホストが指図を送るとき、このキーで身元を示します。表示されるのは作成時の一度だけです。', keyName: '用途', makeKey: 'キーを作成', keyOf: 'キー {keyName}',
  keyOnce: '二度と表示されません。保存されるのは指紋だけです。今すぐホストに渡してください。', copyKey: 'キーをコピー', keyTaken: 'キーを保管しました', noKeys: 'キーがありません。ホストは指図を送れません。',
  revokeKey: '無効化', revokeQuestion: 'キー {keyName}（…{keyHint}）を無効にしますか？ホストは直ちに拒否されます。', revoked: 'キーを無効にしました', keyEnds: '…{keyHint}', keyStory: '{madeBy} が {at} に作成。最終使用：{lastUsed}',
  copyByHand: 'ブラウザーがコピーを許可していません。選択されているので手動でコピーしてください。', tryIt: '試してみる：何も作成されず、401 以外が返れば成功です。', copyExample: '例をコピー',
  resend: '再送信', resendQuestion: '待機中のすべてに先立って、この電文をホストに再送信しますか？', resent: '直ちに送信されます', onlyHost: '再送信できるのはホストだけです', hasIt: 'ホストは受信済みか、送信中です',
  handle: '処理済みにする', handleQuestion: 'どのように処理しましたか？今後は送信されません。', handled: '処理済みにしました', over: '処理するものはありません',
  bulk: { resend: '{count} 件の電文をホストに再送信しますか？', handle: '{count} 件の電文をどのように処理しましたか？今後は送信されません。' },
  download: '両方をダウンロード', downloading: '要求と応答', request: '要求', response: '応答', noRequest: '集計中です。', noResponse: '応答なし', cut: '先頭のみ表示しています。全文はダウンロードにあります。',
  views: '表示', view: { list: '電文', figures: 'エラーと応答時間' }, errorsOf: '時間別の電文数', latencyOf: '時間別の応答時間', failed: 'エラーあり', ok: 'エラーなし', median: '中央値', slow: '95 % がこれより速い', hour: '時間',
  noFigures: 'この期間に電文はありません', empty: 'ホストとの電文はまだありません。', emptyOfLine: '他のライン、またはテストなどライン番号のない電文は、ライン番号を空にすると表示されます。', emptyNext: 'ホストを設定し、キーを作成してください。', telegramOf: '電文 {id}',
}
