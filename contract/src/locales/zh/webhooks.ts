import type { webhooksErrors as errorsInEnglish, webhooksFields as fieldsInEnglish } from '../en/webhooks.ts'
import type { Words } from '../en/words.ts'

export const webhooks: Words['webhooks'] = {
  tab: 'Webhook',
  deliveries: '发送记录',
  about: '通知也会推送到其他系统（按 Standard Webhooks 规范签名）以及群聊机器人。目标不可达时会重试约一天。',
  createOne: '新建目标',
  editOne: '编辑 {targetCode}',
  empty: '暂无目标。',
  noDeliveries: '尚未发送任何通知。',
  urlHint: '仅限 https，除非服务器在 HOST_ALLOW 中列出该主机。地址保密：之后只显示开头部分。',
  keyHint: '以 whsec_ 开头，后接 24 至 64 字节的 Base64。保存后不再显示。',
  formatHint: '建立后不可更改',
  languageHint: '一个群使用一种语言；其他系统收到全部四种语言',
  chatHint: '用户、群组或聊天室的编号；地址为 {address}',
  dingtalkHint: '“加签”的密钥，以 SEC 开头。不填时，机器人须允许本机地址或关键词。',
  feishuHint: '“签名校验”的密钥。不填时，机器人须允许本机地址或关键词。',
  lineKeyHint: '频道访问令牌',
  withoutKeyHint: '移除先前设置的密钥。',
  keepHint: '留空则保持不变。',
  lineHint: '留空：所有产线',
  eventsHint: '留空：所有事件',
  everyEvent: '全部',
  test: '测试',
  tested: '测试已发出，见“发送记录”',
  deleteQuestion: '删除 {targetCode}？等待发送的通知将不再发送。',
  resend: '重新发送',
  resent: '已重新发送',
  notDead: '只有已放弃的才能重发',
  testEvent: '测试',
}

export const webhooksFields: typeof fieldsInEnglish = {
  targetCode: '目标',
  webhookFormat: '类型',
  robotLanguage: '机器人语言',
  chatId: 'LINE 聊天编号',
  webhookOrigin: '发送到',
  webhookUrl: '地址',
  signingKey: '签名密钥',
  withoutKey: '不使用签名密钥',
  eventTypes: '事件',
}

export const webhooksErrors: typeof errorsInEnglish = {
  'webhooks.target_there': '目标 {targetCode} 已存在',
  'webhooks.no_address': '请输入地址',
  'webhooks.address_forbidden':
    '不允许的地址：仅限 https，且不能是链路本地地址。可访问的主机由服务器的 HOST_ALLOW 指定',
  'webhooks.signing_key': '签名密钥为 whsec_ 加 24 至 64 字节的 Base64',
  'webhooks.key_again': '地址指向另一台服务器，请重新输入签名密钥',
  'webhooks.target_off': '该目标未启用',
  'webhooks.not_dead': '只有已放弃的发送才能重发',
  'webhooks.format_fixed': '目标的类型不可更改：等待发送的内容按该类型写成。请另建目标',
  'webhooks.no_token': 'LINE 需要频道访问令牌',
  'webhooks.no_chat': 'LINE 必须填写聊天编号，其他类型不填',
  'webhooks.key_or_none': '密钥和“不使用密钥”只能选其一',
  'webhooks.key_unused': '这种机器人没有密钥：密钥在地址中',
}
