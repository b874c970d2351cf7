import { afterAll, expect, test } from 'vitest'
import { aspects } from '../../aspects.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { lockLine } from '../../platform/db/line.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { lastTurn } from '../../platform/db/turns.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { KeptMoments } from './kept-moments.ts'
import { FloorQueue } from './queue.ts'
import { readDays } from './store-days.ts'
import type { Day, DayKey } from './writes.ts'

const plant = await startPlant()
afterAll(plant.close)
const { order } = await startLine(plant, 'L1', 200)
const { database } = plant.app
const queue = () => new FloorQueue(database, () => undefined, aspects)
const aDay = 86_400_000

let sent = 0
const passOf = (resultValue: number, { daysAgo = 0, refused = false } = {}) => {
  const time = Date.now() - daysAgo * aDay
  return {
    kind: 'complete',
    stationNumber: 'S10',
    productSn: `M-${sent}`,
    messageId: `moments-${sent++}`,
    at: isoOf(time),
    time,
    orderCode: order.orderCode,
    results: [{ resultCode: refused ? 'NO-SUCH' : 'TORQUE', resultValue }],
    materials: [],
  } as never // as the ingress makes it
}

async function stored(stationDays: { stationNumber: string; day: string }[]) {
  const client = await database.floor.connect()
  const rows = await readDays(client, 'L1', stationDays)
  client.release()
  return rows
}
const keptBy = (to: FloorQueue, stationDays: { stationNumber: string; day: string }[]) =>
  to.keptMoments.of('L1', stationDays)
const storedRows = async () =>
  (
    await plant.db
      .selectFrom('characteristicDays')
      .select(['stationNumber', 'day'])
      .where('lineNumber', '=', 'L1')
      .distinct()
      .execute()
  ).map(({ stationNumber, day }) => ({ stationNumber, day }))

test('what is kept is what would be read, whatever was sent', async () => {
  const to = queue()
  let seed = 7
  const next = (most: number) => (seed = (seed * 16807) % 2147483647) % most
  for (let round = 0; round < 20; round++) {
    const batch = Array.from({ length: 1 + next(4) }, () =>
      passOf(next(200) / 7, { daysAgo: next(3), refused: next(4) === 0 }),
    )
    await to.receive('L1', batch)
    const before = await storedRows()
    const kept = keptBy(to, before)
    expect(kept.turn).toBe(await lastTurn(database.db, 'L1'))
    expect(kept.missing).toEqual([])
    expect(kept.days).toEqual(await stored(before))
  }
  expect((await storedRows()).length).toBeGreaterThan(2)
})

test('what another server counted, or a person holding the line, is read anew', async () => {
  const [one, other] = [queue(), queue()]
  await one.receive('L1', [passOf(10)])
  const rowsBefore = await storedRows()
  const before = total(await stored(rowsBefore))
  await other.receive('L1', [passOf(10)])
  await one.receive('L1', [passOf(10)])
  expect(total(await stored(rowsBefore))).toBe(before + 2)
  await inOneGo(database.db, async (db) => {
    await lockLine(db, 'L1' as never)
    await db.deleteFrom('characteristicDays').where('lineNumber', '=', 'L1').execute()
  })
  await one.receive('L1', [passOf(10)])
  expect(total(await stored(rowsBefore))).toBe(1)
})
const total = (days: Map<string, Day & DayKey>) =>
  [...days.values()].reduce((sum, { n }) => sum + n.reduce((a, b) => a + b, 0), 0)

test('no more is kept than may be, the oldest goes first', () => {
  const kept = new KeptMoments()
  const places = Array.from({ length: 9_000 }, () => 1)
  const days = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => ({ day, stationNumber: 'S10' }))
  for (const [at, one] of days.entries()) {
    const row = { ...one, setKey: 1, typeNo: 'T', typeVer: 1, mean: [], m2: [], lowest: [], highest: [] }
    const turn = { turn: at + 1, heardAt: 0 }
    kept.keep('L1', turn, [one], new Map([['row', { ...row, n: places, ng: [] }]]))
  }
  expect(kept.of('L1', days).missing).toEqual([days[0]])
  kept.forget('L1')
  expect(kept.of('L1', days)).toMatchObject({ turn: null, missing: days })
})
