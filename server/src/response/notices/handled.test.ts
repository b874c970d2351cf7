import { afterAll, beforeAll, expect, test } from 'vitest'
import { notices } from '@takt/contract/notices.ts'
import { startPlant } from '../../testing/plant.ts'
import { tell } from './notices.ts'

const plant = await startPlant()
afterAll(plant.close)
const [admin, editor] = [plant.as('admin'), plant.as('editor')]
beforeAll(async () => {
  await editor(notices.list, {})
  await tell(plant.db, [
    {
      eventType: 'orderLate',
      lineNumber: 'L1',
      about: 'A-1',
      source: 'A-1',
      facts: { orderCode: 'A-1', left: 3 },
      userName: null,
    },
  ])
})

const status = async (as = admin) => (await as(notices.list, {})).rows.map((one) => one.messageStatus)

test('what somebody has dealt with is read too, is found by its status, and can be opened again', async () => {
  const ids = (await admin(notices.list, {})).rows.map(({ id }) => id)
  expect(await admin(notices.handle, { ids })).toEqual({ unread: 0 })
  expect(await status()).toEqual(['handled'])
  expect((await admin(notices.list, { messageStatus: 'handled' })).total).toBe(1)
  expect((await admin(notices.list, { state: 'read' })).total).toBe(0)
  await admin(notices.read, { all: true })
  expect(await status()).toEqual(['handled'])
  expect(await admin(notices.handle, { ids, handled: false })).toEqual({ unread: 0 })
  expect(await status()).toEqual(['read'])
})

test('it is so for its reader only, and an unread notice is not made read by opening it again', async () => {
  const ids = (await editor(notices.list, {})).rows.map(({ id }) => id)
  await admin(notices.handle, { ids })
  expect(await status(editor)).toEqual(['unread'])
  expect(await editor(notices.handle, { ids, handled: false })).toEqual({ unread: 1 })
})

test('none at all is refused', async () => {
  await expect(admin(notices.handle, { ids: [] })).rejects.toMatchObject({ field: 'ids' })
})
