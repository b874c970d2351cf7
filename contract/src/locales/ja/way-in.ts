export const wayIn = {
  checking: 'リンクを確認中…',
  linkBad: '管理者に新しいリンクを依頼してください。',
  toLogin: 'ログインへ',
  loginWith: '{name} でログイン',
  or: 'または',
  goOnThere: '開いたウィンドウで続けてください。',
  closeWindow: 'このウィンドウは閉じてかまいません',
  passwordMissing: 'パスワードを入力してください',
}
