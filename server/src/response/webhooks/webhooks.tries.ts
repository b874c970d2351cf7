import { webhooks } from '@takt/contract/webhooks.ts'
import type { Tries } from '../../testing/feature-tries.ts'

const target = {
  targetCode: 'CHAT',
  webhookUrl: 'https://192.0.2.1/hook',
  signingKey: `whsec_${'A'.repeat(32)}`,
  lineNumber: null,
  eventTypes: [],
  enabled: true,
}

export const tries: Tries = [
  [webhooks.create, target],
  [webhooks.update, { ...target, eventTypes: ['andonCall'], revision: 0 }],
  [webhooks.test, { targetCode: 'CHAT' }],
]
