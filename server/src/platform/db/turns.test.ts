import { afterAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { buildApp } from '../../app.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { connect, inOneGo } from './connect.ts'
import { lockHead, nextTurn, openHead } from './turns.ts'

const plant = await startPlant()
const { db } = plant
/** Another server on the same database. */
const other = connect(plant.url)
const otherApp = await buildApp({ database: other, changed: () => {} })
afterAll(async () => {
  await otherApp.close()
  await other.close()
  await plant.close()
})
const lineNumbers = ['L1', 'L2', 'L3']
const lines = new Map<string, Awaited<ReturnType<typeof startLine>>>()
for (const line of lineNumbers) lines.set(line, await startLine(plant, line))

const turnsOf = (line: string) =>
  db.selectFrom('lineTurns').selectAll().where('lineNumber', '=', line).orderBy('turn').execute()
const headOf = (line: string) =>
  db.selectFrom('lineHeads').selectAll().where('lineNumber', '=', line).executeTakeFirstOrThrow()
const later = async (line: string) => (await turnsOf(line)).length

test('a heartbeat is no turn; a pass is one, with its station and when it ended', async () => {
  const { station } = lines.get('L1')!
  const before = await later('L1')
  await station('S10').send('heartbeat', { messageId: 'beat', at: new Date().toISOString() })
  expect(await later('L1')).toBe(before)
  await station('S10').arrive('U-0')
  const at = new Date().toISOString()
  await station('S10').complete('U-0', { TORQUE: 10 }, { at })
  const turns = await turnsOf('L1')
  expect(turns).toHaveLength(before + 2)
  expect(turns.at(-2)).toMatchObject({ stations: null, firstOut: null, lastOut: null })
  const ended = [new Date(at)]
  expect(turns.at(-1)).toMatchObject({
    turn: before + 2,
    stations: ['S10'],
    firstOut: ended,
    lastOut: ended,
  })
})

test('a transaction that is rolled back took no turn, and one that calls twice takes one', async () => {
  const before = await later('L1')
  await expect(
    inOneGo(db, async (db) => {
      await nextTurn(db, 'L1')
      throw new Error('thought better of it')
    }),
  ).rejects.toThrow('thought better of it')
  expect(await later('L1')).toBe(before)
  const [one, again] = await inOneGo(db, async (db) => [await nextTurn(db, 'L1'), await nextTurn(db, 'L1')])
  expect([one!.turn, again!.turn, await later('L1')]).toEqual([before + 1, before + 1, before + 1])
})

test('turns have no gap and their time never falls, with stations, people and two servers on three lines at once', async () => {
  const calls = Array.from({ length: 60 }, (_, n) => {
    const line = lineNumbers[n % 3]!
    if (n % 6 === 5) return inOneGo(n % 4 ? db : other.db, (db) => nextTurn(db, line))
    const app = n % 2 ? plant.app : otherApp
    const body = { messageId: `M-${n}`, at: new Date().toISOString(), productSn: `U-${n}` }
    return app.inject({
      method: 'POST',
      url: `/api/station/arrive/${line}`,
      headers: { authorization: `Bearer ${lines.get(line)!.station('S10').key}` },
      payload: body,
    })
  })
  await Promise.all(calls)
  for (const line of lineNumbers) {
    const turns = await turnsOf(line)
    expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, i) => i + 1))
    const times = turns.map(({ heardAt }) => heardAt)
    expect(times).toEqual(times.toSorted())
    expect(await headOf(line)).toMatchObject({ turn: turns.length, heardAt: times.at(-1) })
  }
})

test('a server whose clock is behind goes on from the time of the last turn', async () => {
  const ahead = new Date(Date.now() + 60_000).toISOString()
  await sql`update line_heads set heard_at = ${ahead} where line_number = 'L2'`.execute(db)
  await lines.get('L2')!.station('S10').arrive('U-late')
  await inOneGo(db, (db) => nextTurn(db, 'L2'))
  expect((await turnsOf('L2')).slice(-2).map(({ heardAt }) => heardAt)).toEqual([ahead, ahead])
})

test('what waits for a line that is removed meanwhile fails, and is not answered as stored', async () => {
  await openHead(db, 'GONE')
  await db
    .insertInto('lines')
    .values({ lineNumber: 'GONE', lineName: 'Gone', location: null, manager: null })
    .execute()
  const [remover, waiting] = [await plant.pool.connect(), await other.pool.connect()]
  await remover.query('begin')
  await remover.query(`select from line_heads where line_number = 'GONE' for no key update`)
  await waiting.query('begin')
  const waited = lockHead(waiting, 'GONE').catch((error: unknown) => error)
  await remover.query(`delete from lines where line_number = 'GONE'`)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await remover.query(`update line_heads set turn = turn + 1 where line_number = 'GONE'`)
  await remover.query('commit')
  expect(await waited).toMatchObject({ message: 'Line GONE is gone' })
  await waiting.query('rollback')
  remover.release()
  waiting.release()
})
