import { afterAll, expect, test } from 'vitest'
import { noticeRules } from '@takt/contract/noticeRules.ts'
import { notices } from '@takt/contract/notices.ts'
import { startLine } from '../../testing/line.ts'
import { aNoticeRule } from '../../testing/notice-rules.ts'
import { startPlant } from '../../testing/plant.ts'
import { tellNews } from '../../testing/tell-news.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
const started = async (as: typeof admin) =>
  (await as(notices.list, { eventType: 'orderStarted' })).rows.map(({ messageContent }) => messageContent)

test('an order that starts is announced only where a rule requires it, to the people it names', async () => {
  await plant.as('editor')(notices.list, {})
  await startLine(plant, 'L1')
  await tellNews(plant.db)
  expect([await started(admin), await started(plant.as('editor'))]).toEqual([[], []])
  await admin(
    noticeRules.create,
    aNoticeRule({
      eventType: 'orderStarted',
      lineNumber: null,
      toUsers: ['editor'],
      messageEn: '{order} begins: {limit}',
    }),
  )
  const { order } = await startLine(plant, 'L2')
  await tellNews(plant.db)
  expect(await started(plant.as('editor'))).toEqual([`${order.orderCode} begins: ${order.orderNumber}`])
  expect(await started(admin)).toEqual([])
})
