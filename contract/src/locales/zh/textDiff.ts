import type { Words } from '../en/words.ts'

export const textDiff: Words['textDiff'] = {
  same: '没有任何一行不同。',
  left: '… {lines} 行相同',
  earlier: '与上一条报文比较',
  none: '没有更早的同类报文。',
  request: '请求：与 {time} 的不同之处',
  response: '应答：与 {time} 的不同之处',
  noText: '较早报文的内容已不再保留。',
  trial: '与已记录应答的不同之处',
}
