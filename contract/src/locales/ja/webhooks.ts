import type { webhooksErrors as errorsInEnglish, webhooksFields as fieldsInEnglish } from '../en/webhooks.ts'
import type { Words } from '../en/words.ts'

export const webhooks: Words['webhooks'] = {
  tab: 'Webhook',
  deliveries: '送信履歴',
  about:
    'お知らせを他のシステム（署名は Standard Webhooks 仕様）とグループチャットのロボットにも送信します。送信先に届かない場合は約 1 日間再試行します。',
  createOne: '送信先を追加',
  editOne: '{targetCode} を編集',
  empty: '送信先はまだありません。',
  noDeliveries: 'まだ何も送信されていません。',
  urlHint:
    'https のみ。サーバーの HOST_ALLOW にあるホストは例外です。アドレスは秘密で、保存後は先頭部分だけを表示します。',
  keyHint: 'whsec_ で始まる 24～64 バイトの Base64。保存後は表示されません。',
  formatHint: '作成後は変更できません',
  languageHint: 'グループには一つの言語で、他のシステムには四つの言語すべてで送ります',
  chatHint: 'ユーザー、グループ、ルームの ID。アドレスは {address}',
  dingtalkHint:
    '「加签」の秘密鍵（SEC で始まる）。ない場合は、ロボット側でこのサーバーのアドレスかキーワードを許可します。',
  feishuHint:
    '「签名校验」の秘密鍵。ない場合は、ロボット側でこのサーバーのアドレスかキーワードを許可します。',
  lineKeyHint: 'チャネルアクセストークン',
  withoutKeyHint: '以前に設定した鍵を取り除きます。',
  keepHint: '空欄なら変更しません。',
  lineHint: '空欄：すべてのライン',
  eventsHint: '空欄：すべてのイベント',
  everyEvent: 'すべて',
  test: 'テスト',
  tested: 'テストを送信中です。送信履歴をご覧ください',
  deleteQuestion: '{targetCode} を削除しますか？送信待ちのお知らせは送信されません。',
  resend: '再送信',
  resent: '再送信します',
  notDead: '断念したものだけ再送信できます',
  testEvent: 'テスト',
  to: '宛先',
  byMail: '{name}（メール）',
  outcome: '送信結果',
  noMailbox: 'アカウントにメールアドレスがありません',
  notAllowed: 'このアドレスは許可されていません（HOST_ALLOW）',
  nameUnknown: 'サーバー名がネットワークで見つかりません',
  notReached: 'サーバーが停止しているか、接続できません',
  noAnswer: 'サーバーから時間内に応答がありません',
  brokenOff: '接続が切れました',
  notTrusted: 'サーバーの証明書を信頼できません',
  loginRefused: 'サーバーがアカウントまたはパスワードを拒否しました',
  answered: '相手先がエラー {status} を返しました',
  outcomes: {
    waiting: '送信待ち',
    retry: '{count} 回試行、次回 {time}。{why}',
    ok: '{time} に送信済み',
    dead: '{count} 回試行して断念。{why}',
    handled: '手動で処理済み',
  },
}

export const webhooksFields: typeof fieldsInEnglish = {
  targetCode: '送信先',
  webhookFormat: '種類',
  robotLanguage: 'ロボットの言語',
  chatId: 'LINE のチャット',
  webhookOrigin: '送信先サーバー',
  webhookUrl: 'アドレス',
  signingKey: '署名キー',
  withoutKey: '署名キーなし',
  eventTypes: 'イベント',
}

export const webhooksErrors: typeof errorsInEnglish = {
  'webhooks.target_there': '送信先 {targetCode} は既にあります',
  'webhooks.no_address': 'アドレスを入力してください',
  'webhooks.address_forbidden':
    '許可されていないアドレスです。https のみ、リンクローカルは不可。許可するホストはサーバーの HOST_ALLOW で指定します',
  'webhooks.signing_key': '署名キーは whsec_ と 24～64 バイトの Base64 です',
  'webhooks.key_again': 'アドレスが別のサーバーを指しています。署名キーを再入力してください',
  'webhooks.target_off': '送信先は使用されていません',
  'webhooks.not_dead': '断念した送信だけ再送信できます',
  'webhooks.format_fixed':
    '送信先の種類は変更できません。待っている内容はその種類で書かれています。別の送信先を作成してください',
  'webhooks.no_token': 'LINE にはチャネルアクセストークンが必要です',
  'webhooks.no_chat': 'チャットの ID は LINE に必要で、ほかでは使いません',
  'webhooks.key_or_none': '鍵を入力するか、なしにするかの一方だけを選んでください',
  'webhooks.key_unused': 'この種類のロボットに鍵はありません。アドレスに含まれています',
}
