/** One's own pages, and the ways to log in. */
export const account = {
  checking: 'リンクを確認中…', linkBad: '管理者に新しいリンクを依頼してください。', toLogin: 'ログインへ',
  loginWith: '{name} でログイン', or: 'または', goOnThere: '開いたウィンドウで続けてください。', closeWindow: 'このウィンドウは閉じてかまいません', passwordMissing: 'パスワードを入力してください',
  tabs: { activity: '操作履歴', timeline: 'ログイン履歴', account: 'アカウント' },
  noActivity: 'まだ何も変更していません', noTimeline: 'ログインの記録はまだありません', more: 'さらに表示',
  edit: '自分の情報を編集', saved: '情報を保存しました', emailHint: '連絡用です。ログインには使えません。', wishes: '画面の設定', firstLine: '最初に開くライン', noFirstLine: '閲覧できる最初のライン',
  language: '言語', byBrowser: 'ブラウザーに合わせる', size: 'サイズ', me: '自分について',
  picture: '画像', choosePicture: '画像を選ぶ', removePicture: '画像を外す', pictureHint: '一般的な画像形式に対応。正方形に切り抜いて縮小します。', pictureSaved: '画像を保存しました', pictureUnreadable: 'ブラウザーで読み取れない画像です',
  sessions: 'ログイン中の場所', thisOne: 'このセッション', since: '{at} から', seen: '最終使用：{ago}', from: '接続元 {address}', unknownDevice: '不明な端末', browserOn: '{browser}（{system}）',
  endOne: 'そこをログアウト', endQuestion: '{device} をログアウトしますか？そこで作業している人は再度ログインが必要です。', ended: 'そこをログアウトしました', endOthers: '他をすべてログアウト', endOthersQuestion: '他のセッションをすべて終了しますか？このセッションだけが残ります。', endedOthers: 'このセッションだけになりました', noOthers: '他のセッションはありません',
  passwordWhy: '変更すると、他のセッションはすべて終了します。',
}
