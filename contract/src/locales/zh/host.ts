import type { Words } from '../en/words.ts'

export const host: Words['host'] = {
  connection: '与上位系统的连接', noHost: '未设置上位系统，不记录任何发送报文。', lastSuccess: '最近成功', lastHeard: '最近收到', never: '从未',
  waiting: '等待', dead: '失败', oldest: '最早的已等 {duration}', lastError: '最近错误', showDead: '查看 {count} 条失败报文', showOpen: '查看 {count} 条等待报文',
  settings: '上位系统设置', modeAbout: '没有上位系统时不记录报文。暂停期间报文保留并等待。', urlAbout: '报文以 JSON 发送到此地址，http 或 https。',
  triesAbout: '间隔 1、2、4 … 秒，之后每五分钟一次：300 次约为一天。', keyKept: '留空则保留密钥 …{keyHint}', keyAbout: '上位系统要求时以 Bearer 令牌发送',
  test: '测试连接', testOk: '上位系统在 {latency} ms 内应答', testFailed: '上位系统未接收：{error}',
  keys: '上位系统密钥', keysAbout: '上位系统下发工单时以此密钥证明身份。密钥只在生成时显示一次。', keyName: '用途', makeKey: '生成密钥', keyOf: '密钥 {keyName}',
  keyOnce: '之后将无法再看到：系统只保存指纹。请立即交给上位系统。', copyKey: '复制密钥', keyTaken: '我已保存密钥', noKeys: '没有密钥：上位系统无法下发工单。',
  revokeKey: '撤销', revokeQuestion: '撤销密钥 {keyName}（…{keyHint}）？上位系统将立即被拒绝。', revoked: '密钥已撤销', keyEnds: '…{keyHint}', keyStory: '{madeBy} 生成于 {at}。最近使用：{lastUsed}',
  copyByHand: '浏览器不允许复制。文本已选中，请手动复制。', tryIt: '试一试：不会创建任何内容，且不应返回 401。', copyExample: '复制示例',
  resend: '重新发送', resendQuestion: '将此报文优先于所有等待报文再次发送？', resent: '立即发送', onlyHost: '只有上位系统能重新发送', hasIt: '上位系统已收到，或正在发送',
  handle: '标为已处理', handleQuestion: '如何处理的？之后不再发送。', handled: '已标为已处理', over: '没有需要处理的内容',
  bulk: { resend: '再次发送 {count} 条报文？', handle: '{count} 条报文是如何处理的？之后不再发送。' },
  download: '下载请求与应答', downloading: '请求与应答', request: '请求', response: '应答', noRequest: '正在汇总。', noResponse: '无应答', cut: '仅显示开头部分，下载可得全文。',
  views: '视图', view: { list: '报文', figures: '错误与延迟' }, errorsOf: '每小时报文数', latencyOf: '每小时延迟', failed: '有错误', ok: '无错误', median: '中位数', slow: '95 % 快于', hour: '小时',
  noFigures: '该时段没有报文', empty: '尚未与上位系统交换报文。', emptyOfLine: '查看其他产线或无产线的报文（如测试）：请清空产线编号。', emptyNext: '请设置上位系统并为其生成密钥。', telegramOf: '报文 {id}',
}
