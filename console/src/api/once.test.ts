import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lots } from '@takt/contract/lots.ts'
import { units } from '@takt/contract/units.ts'
import { callOnce } from './once.ts'
import { writeLine } from './stored.ts'

beforeEach(() => writeLine({ lineNumber: 'L1' }))
afterEach(() => vi.unstubAllGlobals())

const productId = '0190a0a0-0000-7000-8000-000000000001'
const hold = { productId, move: 'hold', reason: 'look' } as const

test('an act whose answer was lost is sent again under its id; once answered, the next has an id of its own', async () => {
  const ids: string[] = []
  let isLost = true
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    ids.push((JSON.parse(body) as { messageId: string }).messageId)
    if (isLost) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(Response.json({ code: 20000, data: { productId } }))
  })
  await expect(callOnce(units.move, hold)).rejects.toMatchObject({ key: 'call.offline' })
  isLost = false
  await callOnce(units.move, hold)
  await callOnce(units.move, hold)
  await callOnce(units.move, { ...hold, reason: 'other' })
  expect(ids[1]).toBe(ids[0])
  expect(new Set(ids).size).toBe(3)
})

test('what takes no id is sent as it is', async () => {
  const sent: object[] = []
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as object)
    return Promise.resolve(Response.json({ code: 20000, data: {} }))
  })
  await callOnce(lots.resend, { id: 1 })
  expect(sent[0]).not.toHaveProperty('messageId')
})
