import { afterAll, expect, test } from 'vitest'
import { genealogy } from '@takt/contract/genealogy.ts'
import { timedId } from '../../platform/db/ids.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { holdersIn } from '../../testing/holders.ts'
import { startPlant } from '../../testing/plant.ts'
import { finishBulks, mostInPiece } from './bulk.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db, pool } = plant
const startHolders = holdersIn(plant)
const { floor } = plant.app

const traces = async (lineNumber: string) => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from audit_log where line_number = $1 and entity = 'unit' and action = 'hold'`,
    [lineNumber],
  )
  return rows[0]!.count
}

test('a long list is held in pieces, each with its trace; sent again under its id it gets the same answer', async () => {
  const admin = await startHolders('L1', 'PINS', 450)
  const sizes: number[] = []
  const held = { bomCode: 'PIN', bomLot: 'PINS', reason: 'soft', messageId: 'bulk-1' }
  const holding = admin(genealogy.hold, held)
  const look = async () => sizes.push((await admin(genealogy.progress, { messageId: 'bulk-1' })).done)
  const watch = setInterval(() => void look(), 20)
  const found = await holding
  clearInterval(watch)
  expect(found).toEqual({ changed: 450, left: [], deeper: false })
  expect(await admin(genealogy.progress, { messageId: 'bulk-1' })).toEqual({ units: 450, done: 450 })
  expect(sizes.filter((done) => done % mostInPiece > 0)).toEqual([])
  expect(await traces('L1')).toBe(450)
  expect(await admin(genealogy.hold, held)).toEqual(found)
  expect(await traces('L1')).toBe(450)
  await expect(admin(genealogy.hold, { ...held, reason: 'other' })).rejects.toMatchObject({
    key: 'record.message_reused',
  })
  expect(await admin(genealogy.hold, { ...held, messageId: 'bulk-2' })).toEqual({
    changed: 0,
    left: [{ why: 'alreadyHeld', units: 450 }],
    deeper: false,
  })
})

test(
  'a station waits for one piece at most while thousands of units are held',
  { timeout: 60_000 },
  async () => {
    const admin = await startHolders('L2', 'PINS', 2000)
    const log: string[] = []
    const enqueue = floor.enqueue.bind(floor)
    floor.enqueue = (line, lane, work) =>
      enqueue(line, lane, work).finally(() => void (lane === 'pieces' && log.push('piece')))
    const going = { on: true }
    const held = admin(genealogy.hold, { bomCode: 'PIN', bomLot: 'PINS', reason: 'soft' }).finally(() => {
      going.on = false
      floor.enqueue = enqueue
    })
    const waited: number[] = []
    while (going.on) {
      const before = log.length
      const time = Date.now()
      const stamp = { at: isoOf(time), time, stationNumber: 'S10', messageId: timedId(time) }
      await floor.receive('L2', [{ ...stamp, kind: 'status', stationStatus: 'running' }])
      waited.push(log.length - before)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect(await held).toMatchObject({ changed: 2000 })
    expect(log.length).toBe(2000 / mostInPiece)
    expect(waited.length).toBeGreaterThan(5)
    expect(Math.max(...waited)).toBe(1)
  },
)

test('what a stopped server left of it is finished by the next, for the person who requested it', async () => {
  const admin = await startHolders('L3', 'PINS', 250)
  const { rows } = await pool.query<{ id: string }>(
    `select product_id as id from units where line_number = 'L3'`,
  )
  const ids = rows.map(({ id }) => id)
  const left = { meaning: 1, verb: 'hold' as const, userName: 'gone', steps: ids.map(() => 10) }
  const body = JSON.stringify({ bomCode: 'PIN', bomLot: 'PINS', now: true, reason: 'soft' })
  const touchedAt = isoOf(Date.now() - 60_000)
  await db
    .insertInto('bulkActs')
    .values([
      {
        ...left,
        lineNumber: 'L3',
        message: 'left',
        asked: body,
        units: ids,
        done: 200,
        changed: 200,
        touchedAt,
      },
      // Its list was not taken yet.
      { ...left, lineNumber: 'L3', message: 'none', asked: body, units: null, steps: null, touchedAt },
      { ...left, lineNumber: 'L3', message: 'going on', asked: body, units: ids },
    ])
    .execute()
  expect((await finishBulks(db)).toSorted()).toEqual(['L3', 'L3'])
  expect(await admin(genealogy.progress, { messageId: 'left' })).toEqual({ units: 250, done: 250 })
  expect(await admin(genealogy.progress, { messageId: 'none' })).toEqual({ units: 250, done: 250 })
  expect(await admin(genealogy.progress, { messageId: 'going on' })).toEqual({ units: 250, done: 0 })
  const audit = await db
    .selectFrom('auditLog')
    .select('userName')
    .where('action', '=', 'hold')
    .where('lineNumber', '=', 'L3')
    .execute()
  expect(audit.map(({ userName }) => userName)).toEqual(Array<string>(250).fill('gone'))
  expect(await finishBulks(db)).toEqual([])
})

test('one that fails keeps no other waiting, and is not tried again at once', async () => {
  await startHolders('L4', 'PINS', 1)
  const touchedAt = isoOf(Date.now() - 60_000)
  const left = { lineNumber: 'L4', meaning: 1, verb: 'hold' as const, userName: 'gone', touchedAt }
  const body = JSON.stringify({ bomCode: 'PIN', bomLot: 'PINS', now: true, reason: 'soft' })
  await db
    .insertInto('bulkActs')
    .values([
      { ...left, message: 'broken', asked: JSON.stringify({ now: true, reason: 'soft' }) },
      { ...left, message: 'good', asked: body, touchedAt: isoOf(Date.now() - 50_000) },
    ])
    .execute()
  await expect(finishBulks(db)).rejects.toThrow('Cannot read properties')
  const { rows } = await pool.query(
    `select message, finished from bulk_acts where line_number = 'L4' order by 1`,
  )
  expect(rows).toEqual([
    { message: 'broken', finished: false },
    { message: 'good', finished: true },
  ])
  expect(await finishBulks(db)).toEqual([])
})
