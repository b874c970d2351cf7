import { createHmac } from 'node:crypto'

export const keyPrefix = 'whsec_'

/** What a message is signed with, by Standard Webhooks: id, second and body, so that none can be exchanged. */
export function signed(id: string, second: number, body: string, signingKey: string) {
  const key = Buffer.from(signingKey.slice(keyPrefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${second}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(second), 'webhook-signature': `v1,${signature}` }
}
