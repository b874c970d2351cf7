import { afterAll, beforeAll, expect, test } from 'vitest'
import { timedId } from '../../platform/db/ids.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { lastTurn } from '../../platform/db/turns.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { type Job, LineWaiting } from './line-waiting.ts'
import { markSilent } from './silence.ts'

const plant = await startPlant()
const { db } = plant
afterAll(plant.close)
let line: Awaited<ReturnType<typeof startLine>>
beforeAll(async () => void (line = await startLine(plant, 'L1')))

const states = (stationNumber: string) =>
  db.selectFrom('stationStates').selectAll().where('stationNumber', '=', stationNumber)
const lastHeardAt = (stationNumber: string, ago: number) =>
  db
    .updateTable('stationStates')
    .set({ heardAt: isoOf(Date.now() - 1000 * ago), lastHeartbeat: isoOf(Date.now() - 1000 * ago) })
    .where('stationNumber', '=', stationNumber)
    .execute()
const producing = (stationNumber: string) =>
  line.station(stationNumber).send('status', {
    messageId: timedId(Date.now()),
    at: nowIso(),
    stationStatus: 'producing',
  })
const beat = (stationNumber: string) => line.station(stationNumber).send('heartbeat', { at: nowIso() })

test('heartbeats are noted while a transaction holds the line, and are no turn of it', async () => {
  await producing('S10')
  await lastHeardAt('S10', 20)
  const before = await lastTurn(db, 'L1')
  const holder = await plant.pool.connect()
  await holder.query('begin')
  await holder.query(`select from line_heads where line_number = 'L1' for no key update`)
  let isArrived = false
  const arriving = line
    .station('S10')
    .arrive('SN-1')
    .then(() => (isArrived = true))
  await Promise.all(Array.from({ length: 50 }, (_, n) => beat(n % 2 ? 'S10' : 'S20')))
  expect(isArrived).toBe(false)
  const { heardAt } = await states('S10').executeTakeFirstOrThrow()
  expect(Date.now() - Date.parse(heardAt!)).toBeLessThan(10_000)
  await holder.query('commit')
  holder.release()
  await arriving
  expect(await lastTurn(db, 'L1')).toBe(before + 1)
})

test('a station that sends a message at the very moment it is marked silent does not stay silent', async () => {
  for (let round = 0; round < 12; round++) {
    await producing('S20')
    await lastHeardAt('S20', 40)
    await Promise.all([markSilent(db), beat('S20'), beat('S20')])
    const open = await db
      .selectFrom('statusIntervals')
      .select('origin')
      .where('stationNumber', '=', 'S20')
      .where('liveSince', '=', 'infinity')
      .execute()
    expect(open).toEqual([])
  }
})

const job = (kind: 'status' | 'arrive', name: string): Job => ({
  since: 0,
  messages: Array.from({ length: 1500 }, () => ({ kind }) as Job['messages'][number]), // only their kind is read
  done: () => {},
  failed: () => name,
})

test('statuses and alarms wait for one transaction of units at most, however many units wait, and units for one of theirs', () => {
  const waiting = new LineWaiting()
  for (const name of ['unit 1', 'unit 2', 'unit 3']) waiting.addJob(job('arrive', name))
  const order: unknown[] = []
  const take = () => {
    const next = waiting.next()
    if (Array.isArray(next)) order.push(...next.map(({ failed }) => failed(null)))
  }
  take()
  for (const name of ['status 1', 'status 2']) waiting.addJob(job('status', name))
  for (let n = 0; n < 4; n++) take()
  expect(order).toEqual(['unit 1', 'status 1', 'unit 2', 'status 2', 'unit 3'])
  expect(waiting.next()).toBeNull()
})
