import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { units } from '@takt/contract/units.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { timedId } from '../../platform/db/ids.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inLineQueue } from '../../platform/kernel/kernel.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { randomOf } from '../../testing/random-message.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const { floor } = plant.app
let line: Awaited<ReturnType<typeof startLine>>
beforeAll(async () => void (line = await startLine(plant, 'L1')))

async function begun(sn: string) {
  await line.station('S10').work(sn, { TORQUE: 10 })
  return (await admin(units.passport, { unit: sn })).unit
}
/** Heartbeats wait for nobody; what the equipment does takes its turn. */
function statuses(count: number) {
  const time = Date.now()
  return floor.receive(
    'L1',
    Array.from({ length: count }, () => ({
      kind: 'status' as const,
      messageId: timedId(time),
      at: isoOf(time),
      time,
      stationNumber: 'S10',
      stationStatus: 'running' as const,
    })),
  )
}
const changesOf = (key: string) =>
  plant.db.selectFrom('auditLog').select('action').where('entityKey', '=', key).orderBy('id').execute()

/** Holds the line as another server's transaction would, so that all that is handed in meanwhile waits: so many acts, each checked before. */
async function whileHeld<T>(acts: number, handIn: () => T): Promise<T> {
  const enqueued = vi.spyOn(floor, 'enqueue')
  const client = await plant.pool.connect()
  await client.query(`begin`)
  await client.query(`select from line_heads where line_number = 'L1' for no key update`)
  const handed = handIn()
  await expect.poll(() => enqueued.mock.calls.filter(([, lane]) => lane === 'acts').length).toBe(acts)
  enqueued.mockRestore()
  await client.query('commit')
  client.release()
  return handed
}

test('an act while thousands of messages wait is done after one transaction', async () => {
  const { productId } = await begun('A-1')
  const order: string[] = []
  const note = (what: string) => () => void order.push(what)
  const all = await whileHeld(1, () => [
    statuses(1).then(note('first')),
    ...Array.from({ length: 5 }, () => statuses(1000).then(note('messages'))),
    admin(units.move, { productId, move: 'hold', reason: 'look' }).then(note('act')),
  ])
  await Promise.all(all)
  expect(order).toEqual(['first', 'act', ...Array<string>(5).fill('messages')])
})

test('an act that fails is nobody else’s failure', async () => {
  const { productId } = await begun('A-2')
  const [answered, ...refused] = await whileHeld(2, () => [
    statuses(1500),
    admin(units.move, { productId, move: 'release', reason: 'x' }),
    floor.enqueue('L1', 'acts', () => Promise.reject(new Error('Query read timeout'))),
  ]).then((all) => Promise.allSettled(all))
  expect(answered).toMatchObject({ status: 'fulfilled', value: { length: 1500 } })
  expect(refused).toMatchObject([
    { status: 'rejected', reason: { key: 'units.wrong_status' } },
    { status: 'rejected', reason: { message: 'Query read timeout' } },
  ])
})

test('stations have a transaction between two pieces of a long act, and an act goes before both', async () => {
  const order: string[] = []
  const take = (lane: 'acts' | 'pieces', name: string) =>
    floor.enqueue('L1', lane, async () => void order.push(name))
  const all = await whileHeld(1, () => [
    statuses(1),
    ...[1, 2, 3].map((n) => take('pieces', `piece ${n}`)),
    ...[1, 2].map(() => statuses(2000).then(() => void order.push('stations'))),
    take('acts', 'act'),
  ])
  await Promise.all(all)
  expect(order).toEqual(['act', 'stations', 'piece 1', 'stations', 'piece 2', 'piece 3'])
})

test('two people act on the same unit at once: the second gets what became of it', async () => {
  const { productId } = await begun('A-3')
  await admin(units.move, { productId, move: 'hold', reason: 'look' })
  const release = () => admin(units.move, { productId, move: 'release', reason: 'good' })
  const both = await Promise.allSettled([release(), release()])
  const [first, second] = both.toSorted((a, b) => a.status.localeCompare(b.status))
  expect(first).toMatchObject({ status: 'fulfilled', value: { processStatus: 'inProcess' } })
  expect(second).toMatchObject({
    status: 'rejected',
    reason: { key: 'units.wrong_status', facts: { processStatus: 'inProcess' } },
  })
})

test('an act sent again under its id is answered again and done once, also at the same moment', async () => {
  const { productId } = await begun('A-4')
  const hold = { productId, move: 'hold', reason: 'look', messageId: 'act-4' } as const
  const [first, again] = await Promise.all([admin(units.move, hold), admin(units.move, hold)])
  expect(again).toEqual(first)
  await admin(units.move, { productId, move: 'release', reason: 'good' })
  expect(await admin(units.move, hold)).toEqual(first)
  expect((await admin(units.passport, { unit: 'A-4' })).unit.processStatus).toBe('inProcess')
  expect((await changesOf(productId)).map(({ action }) => action)).toEqual(['hold', 'release'])
  await expect(admin(units.move, { ...hold, reason: 'other' })).rejects.toMatchObject({
    key: 'record.message_reused',
    field: 'messageId',
  })
})

test('what was refused under an id may be sent again under it', async () => {
  const { productId } = await begun('A-5')
  const release = { productId, move: 'release', reason: 'good', messageId: 'act-5' } as const
  await expect(admin(units.move, release)).rejects.toMatchObject({ key: 'units.wrong_status' })
  await admin(units.move, { productId, move: 'hold', reason: 'look' })
  expect(await admin(units.move, release)).toMatchObject({ processStatus: 'inProcess' })
})

/** All that an act on a unit may write. */
async function stateOf(db: Db) {
  const tables = ['units', 'failures', 'orders', 'lots', 'audit_log', 'done_messages'] as const
  const rows = tables.map((table) =>
    sql<{ row: string }>`select t::text as row from ${sql.table(table)} t order by 1`.execute(db),
  )
  return (await Promise.all(rows)).map((answer) => answer.rows.map(({ row }) => row))
}

test('a refused act leaves the state as before', { timeout: 60_000 }, async () => {
  const found = await Promise.all(['P-1', 'P-2', 'P-3'].map(begun))
  const ids = [...found.map(({ productId }) => productId), timedId(0)]
  const random = randomOf(11)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  let refused = 0
  for (let n = 0; n < 60; n++) {
    if (n % 20 === 5)
      await line
        .station('S20')
        .work(pick(['P-1', 'P-2', 'P-3']), { VOUT: 9 })
        .catch(() => {})
    const before = await stateOf(plant.db)
    const act = {
      productId: pick(ids),
      move: pick(['hold', 'release', 'release', ...(n > 40 ? (['scrap'] as const) : [])] as const),
      reason: pick(['a', 'b']),
      ...(random() < 0.4 && { hold: pick(['a', 'b', 'c']) }),
      messageId: `p-${n}`,
    }
    const done = await admin(units.move, act).then(
      () => true,
      () => false,
    )
    const after = await stateOf(plant.db)
    expect(isDeepStrictEqual(after, before), JSON.stringify(act)).toBe(!done)
    refused += done ? 0 : 1
  }
  expect(refused).toBeGreaterThan(10)
})

test('what has its turn does not wait for a connection that reports hold', async () => {
  const { productId } = await begun('A-9')
  const held = await Promise.all(Array.from({ length: plant.pool.options.max }, () => plant.pool.connect()))
  try {
    const looked = inLineQueue({ db: plant.db, line: 'L1' as LineNumber }, 'acts', (db) =>
      db.selectFrom('units').select('productSn').where('productId', '=', productId).execute(),
    )
    // Where it waits for one, that fails after the patience of a call.
    expect(await looked).toEqual([{ productSn: 'A-9' }])
  } finally {
    held.forEach((client) => client.release())
  }
})
