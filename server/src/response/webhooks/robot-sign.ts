import { createHash, createHmac } from 'node:crypto'

/** DingTalk: the robot's secret signs the millisecond and itself; both go into the address. */
export function dingtalkAddress(url: string, secret: string, millisecond: number) {
  const signed = createHmac('sha256', secret).update(`${millisecond}\n${secret}`).digest('base64')
  const to = new URL(url)
  to.searchParams.set('timestamp', String(millisecond))
  to.searchParams.set('sign', signed)
  return to.href
}

/** Feishu: second and secret together are the key, what is signed is empty; both go into the message. */
export const feishuSign = (secret: string, second: number) => ({
  timestamp: String(second),
  sign: createHmac('sha256', `${second}\n${secret}`).update('').digest('base64'),
})

/** LINE requires a UUID, and takes the same one once: the same with each try of a delivery. */
export function retryKey(messageId: string) {
  const hex = createHash('sha256').update(messageId).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
