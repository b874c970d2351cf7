import { afterAll, describe, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { type OrderDraft, type OrderMove, orders } from '@takt/contract/orders.ts'
import { processings } from '@takt/contract/processings.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, anOrder, aRoute, aStation, aStep, aType } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const planner = plant.as('editor', 'L1')

for (const line of ['L1', 'L2']) await admin(lines.create, aLine(line))
for (const station of ['S10', 'S20']) await admin(stations.create, aStation(station))
await admin(processings.create, aRoute('R1'))
await admin(processings.move, { processingNumber: 'R1', processingVer: 1, move: 'release' })
await admin(types.create, aType('T1', { processingNumber: 'R1', processingVer: 1 }))
await admin(types.move, { typeNo: 'T1', typeVer: 1, move: 'release' })

const create = (orderCode: string, over: Partial<OrderDraft> & { release?: boolean } = {}) =>
  planner(orders.create, { ...anOrder(orderCode), ...over })
const move = (id: number, move: OrderMove, reason?: string) => planner(orders.move, { id, move, reason })

describe('readiness', () => {
  const about = async (id: number) =>
    Object.fromEntries(
      (await planner(orders.readiness, { id })).map(({ check, ok, about }) => [check, ok ? true : about]),
    )

  test('is green where everything the order needs is there', async () => {
    const { id } = await create('WO-20')
    expect(await about(id)).toEqual({
      typeReleased: true,
      routeReleased: true,
      setsReleased: true,
      stationsOnLine: true,
      stationsEnabled: true,
    })
  })

  test('names what is missing or switched off, and keeps the order from being released', async () => {
    await admin(
      processings.create,
      aRoute('R2', [aStep(10, { nextStep: 20 }), aStep(20, { nextStep: 30 }), aStep(30)]),
    )
    await admin(processings.move, { processingNumber: 'R2', processingVer: 1, move: 'release' })
    await admin(stations.update, { ...aStation('S20', { enabled: false }), revision: 0 })
    const { id } = await create('WO-21', { processRoute: 'R2', processRouteVer: 1 })
    expect(await about(id)).toMatchObject({
      routeReleased: true,
      stationsOnLine: 'S30',
      stationsEnabled: 'S20',
    })
    await expect(move(id, 'release')).rejects.toMatchObject({
      key: 'orders.not_ready',
      facts: { checks: 'stationsOnLine (S30), stationsEnabled (S20)' },
    })
    await expect(
      create('WO-22', { processRoute: 'R2', processRouteVer: 1, release: true }),
    ).rejects.toMatchObject({ key: 'orders.not_ready' })
    expect((await planner(orders.list, { orderCode: 'WO-22' })).total).toBe(0)
  })

  test('ends when a definition is retired', async () => {
    const { id } = await create('WO-23')
    await admin(stations.update, { ...aStation('S20'), revision: 1 })
    await move(id, 'release')
    await admin(processings.move, { processingNumber: 'R1', processingVer: 1, move: 'retire' })
    await expect(move(id, 'start')).rejects.toMatchObject({
      key: 'orders.not_ready',
      facts: { checks: 'routeReleased (R1 1)' },
    })
  })
})
