import { afterAll, expect, test } from 'vitest'
import { units } from '@takt/contract/units.ts'
import { aspects } from '../../aspects.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { lastTurn } from '../../platform/db/turns.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { readUnits } from './load-units.ts'
import { FloorQueue } from './queue.ts'
import type { UnitState } from './unit-state.ts'

const plant = await startPlant()
afterAll(plant.close)
const { order, typeNo } = await startLine(plant, 'L1', 200)
const { database } = plant.app
const admin = plant.as('admin', 'L1')
const queue = () => new FloorQueue(database, () => undefined, aspects)

let sent = 0
type Sent = { kind: 'arrive' | 'complete'; stationNumber: string; productSn: string; value?: number }
function messageOf({ value, ...message }: Sent) {
  const time = Date.now()
  const results = value === undefined ? [] : [{ resultCode: 'TORQUE', resultValue: value }]
  return {
    ...message,
    messageId: `kept-${sent++}`,
    at: isoOf(time),
    time,
    orderCode: order.orderCode,
    results,
    materials: [],
  } as never // as the ingress makes it
}

const asRead = (unit: UnitState) => ({ ...unit, messages: Array.from(unit.messages) })
async function read(sns: string[]) {
  const client = await database.floor.connect()
  try {
    const found = await readUnits(client, 'L1', { sns, ids: [] })
    return found.map(asRead).toSorted((a, b) => a.productSn!.localeCompare(b.productSn!))
  } finally {
    client.release()
  }
}

test('what is kept is what would be read, whatever happened to the units', async () => {
  const compared: number[] = []
  let acts = 0
  const to = queue()
  const sns = Array.from({ length: 12 }, (_, i) => `K-${i}`)
  const stations = ['S10', 'S20', 'S30', 'S90']
  let seed = 7
  const next = (most: number) => (seed = (seed * 16807) % 2147483647) % most
  for (let round = 0; round < 40; round++) {
    const batch = Array.from({ length: 1 + next(5) }, () =>
      messageOf({
        kind: next(3) === 0 ? 'arrive' : 'complete',
        stationNumber: stations[next(4)]!,
        productSn: sns[next(12)]!,
        ...(next(2) === 0 && { value: next(4) === 0 ? 99 : 10 }),
      }),
    )
    await to.receive('L1', batch)
    const { turn, units: there } = to.keptUnits.of('L1', { sns, ids: [] })
    // A person was there, and nothing was stored since: they are read the next time.
    if (turn !== (await lastTurn(database.db, 'L1'))) continue
    const stored = await read(there.map(({ productSn }) => productSn!))
    expect(there.map(asRead).toSorted((a, b) => a.productSn!.localeCompare(b.productSn!))).toEqual(stored)
    compared.push(there.length)
    if (round % 10 !== 9) continue
    const { rows } = await admin(units.list, { typeNo, processStatus: 'inProcess' })
    await admin(units.move, { productId: rows[0]!.productId, move: 'hold', reason: 'looked at' })
    acts += 1
  }
  expect(acts).toBe(4)
  expect(Math.max(...compared)).toBeGreaterThan(4)
})

test('what another server or a person changed meanwhile is read anew', async () => {
  const [one, other] = [queue(), queue()]
  const arrive = (to: FloorQueue, stationNumber: string) =>
    to.receive('L1', [messageOf({ kind: 'arrive', stationNumber, productSn: 'SHARED' })])
  const complete = (to: FloorQueue, stationNumber: string) =>
    to.receive('L1', [messageOf({ kind: 'complete', stationNumber, productSn: 'SHARED', value: 10 })])
  expect(await arrive(one, 'S10')).toMatchObject([{ answer: 'go' }])
  await complete(other, 'S10')
  // To what it kept the unit is still at its first station.
  expect(one.keptUnits.of('L1', { sns: ['SHARED'], ids: [] }).units[0]).toMatchObject({
    currentStation: 'S10',
  })
  expect(await arrive(one, 'S20')).toMatchObject([{ answer: 'go', stepSeq: 20 }])
  const { productId } = (await admin(units.passport, { unit: 'SHARED' })).unit
  await admin(units.move, { productId, move: 'hold', reason: 'scratched' })
  expect(await arrive(one, 'S20')).toMatchObject([{ answer: 'noGo', reasons: [{ reason: 'unitHeld' }] }])
})

test('what is forgotten is read', async () => {
  const to = queue()
  const productSn = 'FAILS'
  await to.receive('L1', [messageOf({ kind: 'arrive', stationNumber: 'S10', productSn })])
  expect(to.keptUnits.of('L1', { sns: [productSn], ids: [] }).units).toHaveLength(1)
  to.keptUnits.forget('L1')
  expect(to.keptUnits.of('L1', { sns: [productSn], ids: [] })).toMatchObject({ turn: null, units: [] })
})
