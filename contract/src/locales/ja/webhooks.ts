import type { webhooksErrors as errorsInEnglish, webhooksFields as fieldsInEnglish } from '../en/webhooks.ts'
import type { Words } from '../en/words.ts'

export const webhooks: Words['webhooks'] = {
  tab: 'Webhook',
  deliveries: '送信履歴',
  about:
    'お知らせを他のシステムにも送信します。署名は Standard Webhooks 仕様に従います。送信先に届かない場合は約 1 日間再試行します。',
  createOne: '送信先を追加',
  editOne: '{targetCode} を編集',
  empty: '送信先はまだありません。',
  noDeliveries: 'まだ何も送信されていません。',
  urlHint:
    'https のみ。サーバーの HOST_ALLOW にあるホストは例外です。アドレスは秘密で、保存後は先頭部分だけを表示します。',
  keyHint: 'whsec_ で始まる 24～64 バイトの Base64。保存後は表示されません。',
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
}

export const webhooksFields: typeof fieldsInEnglish = {
  targetCode: '送信先',
  webhookOrigin: '送信先サーバー',
  webhookUrl: 'アドレス',
  signingKey: '署名キー',
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
}
