import { afterAll, expect, test } from 'vitest'
import { webhooks } from '@takt/contract/webhooks.ts'
import { startPlant } from '../../testing/plant.ts'
import { tell } from '../notices/notices.ts'

const plant = await startPlant()
afterAll(plant.close)

test('more deliveries at once than a statement takes values are queued', async () => {
  await plant.as('admin')(webhooks.create, {
    targetCode: 'CHAT',
    webhookFormat: 'slack',
    webhookUrl: 'https://192.0.2.1/hook',
    lineNumber: null,
    eventTypes: [],
    enabled: true,
  })
  const facts = { orderCode: 'M', made: 3, ordered: 4 }
  const many = Array.from({ length: 9000 }, (_, place) => `M${place}`)
  await tell(
    plant.db,
    many.map((about) => ({
      eventType: 'orderFinished',
      lineNumber: '01',
      about,
      source: about,
      facts,
      userName: null,
    })),
  )
  const queued = await plant.db.selectFrom('noticeDeliveries').select('about').execute()
  expect(new Set(queued.map(({ about }) => about)).size).toBe(many.length)
})
