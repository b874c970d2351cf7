import { afterAll, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { asOwner } from '../../testing/database.ts'
import { startPlant } from '../../testing/plant.ts'
import { startProxy } from '../../testing/proxy.ts'
import { connect, patiently } from './connect.ts'

const plant = await startPlant()
afterAll(plant.close)

test('a database that is set to write dates as its country does is understood all the same', async () => {
  await asOwner(
    plant.ownerUrl,
    `do $$ begin execute format('alter database %I set datestyle = ''German''', current_database()); end $$`,
  )
  const { db, floor, close } = connect(plant.url)
  const { rows } = await sql<{
    at: string
    day: string
  }>`select timestamptz '2026-03-29T01:30:00Z' as at, date '2026-03-29' as day`.execute(db)
  expect(rows).toEqual([{ at: '2026-03-29T01:30:00.000Z', day: '2026-03-29' }])
  expect((await floor.query(`select timestamptz '2026-03-29T01:30:00Z' as at`)).rows).toEqual([
    { at: '2026-03-29T01:30:00.000Z' },
  ])
  await close()
})

test('nobody waits longer than a call may, and then the database stops too; what is made at the start may take longer', async () => {
  const { db, pool, floor, close } = connect(plant.url)
  const sleeping = async () =>
    (
      await sql<{
        pid: number
      }>`select pid from pg_stat_activity where datname = current_database() and state = 'active' and query like 'select pg_sleep(60)%'`.execute(
        plant.db,
      )
    ).rows
  const longer = patiently(plant.url, (db) => sql`select pg_sleep(6)`.execute(db))
  const client = await floor.connect()
  const questions = [
    sql`select pg_sleep(60)`.execute(db),
    pool.query('select pg_sleep(60)'),
    client.query('select pg_sleep(60)'),
    client.query('select 1'), // sent together with the one before it
  ]
  const [one, alone, first, behind] = await Promise.allSettled(questions)
  const late = { status: 'rejected', reason: expect.objectContaining({ message: 'Query read timeout' }) }
  expect([one, alone, first]).toEqual([late, late, late])
  expect(behind!.status).toBe('rejected')
  client.release(true)
  await expect.poll(sleeping).toEqual([])
  await expect(longer).resolves.toBeDefined()
  await close()
})

test('a statement that begins with its name is planned once a connection; any other each time', async () => {
  const { db, close } = connect(plant.url)
  const names = await db.connection().execute(async (db) => {
    for (const n of [1, 2])
      expect((await sql<{ n: number }>`/*probe*/ select ${n}::int as n`.execute(db)).rows).toEqual([{ n }])
    await sql`select 3`.execute(db)
    return (await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)).rows
  })
  expect(names).toEqual([{ name: 'probe' }])
  await close()
})

test('statements of the floor that are sent together leave in one write', async () => {
  const { floor, close } = connect(plant.url)
  const client = await floor.connect()
  const { stream } = client.connection
  const writes = vi.spyOn(stream, '_writev')
  const queries = [1, 2, 3].map((n) => client.query('select $1::int as n', [n]))
  expect(writes).not.toHaveBeenCalled()
  expect((await Promise.all(queries)).map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]])
  expect(writes).toHaveBeenCalledTimes(1)
  client.release()
  await close()
})

test('connections that were lost without a word cost one call its patience, not every call', async () => {
  const proxy = await startProxy(plant.url)
  const { db, pool, close } = connect(proxy.url)
  const ask = () => sql<{ n: number }>`select 1 as n from pg_sleep(0.05)`.execute(db)
  await Promise.all([ask(), ask(), ask(), ask()])
  expect(pool.idleCount).toBe(4)
  proxy.blackHole()
  proxy.heal()
  await expect(ask()).rejects.toThrow('Query read timeout')
  expect((await ask()).rows).toEqual([{ n: 1 }])
  await close()
  await proxy.close()
}, 15_000)
