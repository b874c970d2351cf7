import { afterAll, describe, expect, test } from 'vitest'
import { orderingHost } from '../../../testing/ordering-host.ts'
import { startPlant } from '../../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { send, outcomes } = orderingHost(plant)
const order = (orderCode: string, over: object = {}) => ({
  orderCode,
  typeNo: 'T1',
  orderNumber: 5,
  planStart: '2026-03-02T06:00:00Z',
  planEnd: '2026-03-02T14:00:00Z',
  ...over,
})

describe('a list of orders', () => {
  test('sends ten times at once under one key: one order, one answer', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => send(order('R-1'), { idempotency: 'erp-race' })),
    )
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(outcomes(replies[0]!)).toEqual(['created'])
  })

  test('gives 10,000 orders in one message', async () => {
    const reply = await send(Array.from({ length: 10_000 }, (_, i) => order(`M-${i}`)))
    expect(new Set(outcomes(reply))).toEqual(new Set(['created']))
    expect(await send(Array.from({ length: 10_001 }, () => order('X')))).toMatchObject({ status: 400 })
  }, 60_000)

  test('names an unknown line, lots or materials that are no list, a lot twice: each is reported by its place', async () => {
    const wrong = async (body: object, path = '/api/host/orders/L1') =>
      (await send(order(`Y-${Math.random()}`, body), { path })).data!.answers[0]
    expect(await wrong({}, '/api/host/orders/%00')).toMatchObject({
      key: 'call.invalid',
      field: 'lineNumber',
    })
    expect(await wrong({ lineNumber: ['L1'] })).toMatchObject({ key: 'call.invalid', field: 'lineNumber' })
    expect(await wrong({ lots: 7 })).toMatchObject({ key: 'call.invalid', field: 'lots' })
    expect(await wrong({ materials: 7 })).toMatchObject({ key: 'call.invalid', field: 'materials' })
    expect(await wrong({ materials: [{ bomCode: 'X', bomQty: 1, colour: 1 }] })).toMatchObject({
      key: 'call.invalid',
      field: 'materials.0.colour',
    })
    expect(
      await wrong({
        lots: [
          { lotNo: 'TWICE', number: 1 },
          { lotNo: 'TWICE', number: 1 },
        ],
      }),
    ).toMatchObject({ key: 'record.code_taken', message: expect.stringContaining('TWICE') })
  })
})
