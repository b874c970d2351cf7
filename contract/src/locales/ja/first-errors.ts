import type { firstError as english } from '../en/first-errors.ts'

export const firstError: Record<keyof typeof english, string> = {
  'session.unknown': 'ログインしていません',
  'session.superseded': 'このセッションは別の場所で終了されました',
  'session.expired': 'セッションの有効期限が切れました',
  'session.wrong_password': 'アカウントまたはパスワードが正しくありません。ご確認ください',
  'session.locked': 'このアカウントはロックされています',
  'session.too_many_tries': '試行回数が多すぎます。{seconds} 秒お待ちください',
  'session.current_password_wrong': '現在のパスワードが違います',
  'session.link_invalid': 'リンクが無効です。管理者に連絡してください',
  'session.password_must_change': '先にご自分のパスワードを設定してください',
  'session.password_same': '現在と異なるパスワードにしてください',
  'session.password_weak':
    'このパスワードは推測されやすいため使えません（{weakness}）。互いに関係のない四つの単語など、別のものにしてください',
  'oidc.not_linked':
    'このログインはアカウントと関連付けられていません。管理者からアカウントのリンクを受け取り、そのページでログインしてください',
  'oidc.linked_already':
    'このログインまたはアカウントは、すでに別のものと関連付けられています。管理者に確認してください',
  'session.ticket_invalid':
    'このリンクは使用済みか、発行から 30 秒以上経過しています。もう一度ダウンロードしてください',
  'account.picture_kind': '使用できる画像は PNG または JPEG です',
  'account.picture_size': '画像は最大 {pixels} × {pixels} ピクセル、{kilobytes}\u00a0kB までです',
  'oidc.provider_down':
    'ログインサービスが応答しません。アカウントとパスワードでログインするか、しばらくしてからやり直してください',
  'oidc.refused': 'ログインサービスがログインを許可しませんでした',
  'oidc.not_proven': 'このログインを確認できないか、時間切れです。もう一度やり直してください',
  'oidc.account_unknown': 'あなたのアカウントはありません。管理者に作成を依頼してください',
  'call.forbidden': 'このロールでは操作できません',
  'call.line_forbidden': 'ライン {lineNumber} の権限がありません',
  'call.unknown': 'その呼び出しはありません',
  'call.invalid': '次の項目を確認してください：{fields}',
  'call.line_missing': '先にラインを選択してください',
  'call.too_large': '大きすぎて送信できません',
  'call.too_many': '要求が多すぎます。少しお待ちください',
  'call.said': '{message}',
  'call.bug': 'サーバーエラー。参照番号：{requestId}',
  'call.storage_full':
    'データベースのディスク容量が不足しているため、保存されませんでした。ディスクの空き容量を確保してから、もう一度お試しください',
  'call.stopping': 'サーバーを再起動しています。しばらくしてからもう一度お試しください',
  'call.database_down': 'データベースが応答しません。しばらくしてからやり直してください',
  'call.offline': 'サーバーのアドレスに接続できません',
  'call.plant_forbidden': '工場の全ラインに関わる操作です。あなたの権限は一部のラインに限られています',
  'preferences.too_many': '保存できるのは {most} 件までです。不要なものを削除してください。',
  'call.stalled': '{seconds} 秒間進みませんでした。ネットワークを確認して、もう一度お試しください',
}
