import { NoticeDelivery, WebhookTarget } from '@takt/contract/webhooks.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  webhook_targets: { entity: WebhookTarget, kept: ['webhookUrl', 'signingKey'], derived: ['webhookOrigin'] },
  notice_deliveries: {
    entity: NoticeDelivery,
    kept: ['noticeId', 'request', 'repeat', 'ruleId'],
    open: ['eventType'],
  },
}
