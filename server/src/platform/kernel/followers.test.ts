import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { asOwner } from '../../testing/database.ts'
import { dyingAt } from '../../testing/dying.ts'
import { startPlant } from '../../testing/plant.ts'
import { connect, inOneGo } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'
import { nextTurn, openHead } from '../db/turns.ts'
import { appendEvents, type Follower, Followers } from './kernel.ts'

const plant = await startPlant()
const other = connect(plant.url)
const { db } = plant
afterAll(async () => {
  await other.close()
  await plant.close()
})
const lines = ['L1', 'L2', 'L3']

type Effect = { line: string; about: string }
/** Its effect is stored in this database, so each is there once or not at all. */
const follower = (name: string, act: (about: string) => void = () => {}): Follower => ({
  name,
  kinds: ['unitFinished'],
  handle: async (db, events) => {
    for (const { lineNumber, about } of events) {
      await sql`insert into effects (follower, line, about) values (${name}, ${lineNumber}, ${about})`.execute(
        db,
      )
      act(about)
    }
    return []
  },
})
const failures: unknown[] = []
const running = (db: Db, ...followers: Follower[]) =>
  new Followers(db, followers, {
    changed: () => {},
    log: { warn: (facts) => failures.push(facts) },
  })
const effectsOf = async (name: string) =>
  (await sql<Effect>`select line, about from effects where follower = ${name} order by id`.execute(db)).rows
const finished = (about: string) => ({
  kind: 'unitFinished' as const,
  about,
  data: { productId: about, productSn: null, orderCode: 'WO', at: new Date().toISOString() },
})
/** So many transactions with an event each; every third leaves another one that nobody follows. */
let made = 0
async function leave(line: string, count: number) {
  const names: string[] = []
  for (let n = 0; n < count; n++) {
    const name = `${line}-${(made += 1)}`
    names.push(name)
    await inOneGo(db, async (db) => {
      await nextTurn(db, line)
      const accountLocked = { kind: 'accountLocked' as const, about: 'x', data: { userName: 'x', by: 'y' } }
      await appendEvents(db, line, n % 3 ? [finished(name)] : [accountLocked, finished(name)])
    })
  }
  return names
}
const triesAreDue = () => sql`update follower_positions set retry_at = null`.execute(db)

beforeAll(async () => {
  await asOwner(
    plant.ownerUrl,
    'create table effects (id bigint generated always as identity, follower text, line text, about text); grant all on effects to public',
  )
  for (const line of lines) await openHead(db, line)
})
beforeEach(() => failures.splice(0))

test('an event is written under its head, locked first, or not at all', async () => {
  await expect(inOneGo(db, (db) => appendEvents(db, 'L1', [finished('x')]))).rejects.toThrow('lock it first')
  await expect(
    inOneGo(db, async (db) => {
      await nextTurn(db, 'L1')
      await appendEvents(db, 'L1', [finished('x')])
      throw new Error('thought better of it')
    }),
  ).rejects.toThrow('thought better of it')
  expect(await db.selectFrom('events').select('about').execute()).toEqual([])
})

test('a new follower begins at the heads, also where two servers start it; a line made later is followed from its beginning', async () => {
  await leave('L1', 3)
  const [one, two] = [running(db, follower('new')), running(other.db, follower('new'))]
  await Promise.all([one.look(), two.look()])
  expect(await effectsOf('new')).toEqual([])
  const fresh = await leave('L1', 2)
  await openHead(db, 'L9')
  const first = await leave('L9', 2)
  await Promise.all([one.look(), two.look()])
  expect((await effectsOf('new')).map(({ about }) => about).toSorted()).toEqual(
    [...fresh, ...first].toSorted(),
  )
})

test('two servers share the work: while events are written, each is acted on once and in the order of its line', async () => {
  const servers = [db, db, other.db].map((db) => running(db, follower('shared')))
  for (const server of servers) await server.look()
  const written = Promise.all(lines.map((line) => leave(line, 60)))
  const writers = { left: 1 }
  void written.finally(() => (writers.left = 0))
  while (writers.left > 0) await Promise.all(servers.map((server) => server.look()))
  await Promise.all(servers.map((server) => server.look()))
  const effects = await effectsOf('shared')
  for (const [i, line] of lines.entries())
    expect(effects.filter((one) => one.line === line).map(({ about }) => about)).toEqual((await written)[i])
  expect(failures).toEqual([])
})

test('while a newer release runs, whose follower acts on more events, an older server leaves that follower alone', async () => {
  const old = follower('two releases')
  const [older, newer] = [
    running(db, old),
    running(other.db, { ...old, kinds: ['unitFinished', 'accountLocked'] }),
  ]
  await older.look()
  const before = await leave('L1', 2)
  await older.look()
  expect((await effectsOf(old.name)).map(({ about }) => about)).toEqual(before)
  await newer.claim()
  const both = await leave('L1', 2)
  await older.look()
  expect(await effectsOf(old.name)).toHaveLength(2)
  await newer.look()
  // The first of two leaves one of the new kind before its own.
  expect((await effectsOf(old.name)).slice(2).map(({ about }) => about)).toEqual(['x', ...both])
  await sql`update follower_kinds set said_at = now() - interval '2 minutes' where follower = ${old.name}`.execute(
    db,
  )
  const after = await leave('L1', 2)
  await older.look()
  expect((await effectsOf(old.name)).slice(5).map(({ about }) => about)).toEqual(after)
})

test.each([false, true])(
  'killed at any step, each event is acted on once; one of them is poison: %o',
  { timeout: 120_000 },
  async (isPoisoned) => {
    const name = `killed ${isPoisoned}`
    const poison: string[] = []
    const acting = follower(name, (about) => {
      if (poison.includes(about)) throw new Error('cannot')
    })
    await running(db, acting).look()
    const expected: string[] = []
    let kills = 0
    for (let isDead = true, nth = 0; isDead; nth++) {
      const [one, two, three] = (await leave('L1', 3)) as [string, string, string]
      if (isPoisoned) poison.push(two)
      expected.push(one, ...(isPoisoned ? [] : [two]), three)
      const { plugin, died } = dyingAt(nth)
      const dying = running(db.withPlugin(plugin), acting)
      // A killed server does nothing more, so its error does not count.
      for (let tries = 0; tries < 5 && !died(); tries++) {
        await triesAreDue()
        await dying.look().catch(() => {})
      }
      isDead = died()
      if (isDead) kills += 1
      for (let tries = 0; tries < 5; tries++) {
        await triesAreDue()
        await running(db, acting).look()
      }
    }
    expect(kills).toBeGreaterThan(isPoisoned ? 30 : 8)
    expect((await effectsOf(name)).map(({ about }) => about)).toEqual(expected)
    const aside = await db.selectFrom('eventsSetAside').select('about').where('follower', '=', name).execute()
    expect(aside.map(({ about }) => about).toSorted()).toEqual(poison.toSorted())
  },
)

test('an event nobody can act on is set aside after five tries and reported; the others go on, those before it at once', async () => {
  let tries = 0
  const actedOn = async (of: string) =>
    (await effectsOf('poisoned')).filter(({ line }) => line === of).map(({ about }) => about)
  const poisoned = follower('poisoned', (about) => {
    if (about !== poison) return
    tries += 1
    throw new Error('cannot')
  })
  let poison = ''
  const server = running(db, poisoned)
  await server.look()
  const names = await leave('L1', 5)
  poison = names[2]!
  const elsewhere = await leave('L2', 2)
  await server.look()
  await server.look()
  expect(tries).toBe(2) // together and alone; the next is a second later
  expect(await actedOn('L1')).toEqual(names.slice(0, 2))
  expect(await actedOn('L2')).toEqual(elsewhere)
  for (let n = 0; n < 4; n++) {
    await triesAreDue()
    await server.look()
  }
  expect(tries).toBe(6)
  expect(await actedOn('L1')).toEqual([...names.slice(0, 2), ...names.slice(3)])
  const aside = db.selectFrom('eventsSetAside').selectAll().where('follower', '=', 'poisoned')
  expect(await aside.execute()).toMatchObject([
    { follower: 'poisoned', lineNumber: 'L1', kind: 'unitFinished', about: poison, errorText: 'cannot' },
  ])
  const handled = await db
    .selectFrom('events')
    .selectAll()
    .where('kind', '=', 'eventSetAside')
    .where('about', '=', 'poisoned')
    .execute()
  expect(handled).toMatchObject([{ lineNumber: '', about: 'poisoned', data: { about: poison } }])
})

test('a database that is away is no fault of an event', async () => {
  let isAway = true
  const acting = follower('away', () => {
    if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  })
  const server = running(db, acting)
  await server.look()
  const [name] = await leave('L3', 1)
  for (let n = 0; n < 7; n++) await expect(server.look()).rejects.toThrow('ECONNREFUSED')
  isAway = false
  await server.look()
  expect((await effectsOf('away')).map(({ about }) => about)).toEqual([name])
})
