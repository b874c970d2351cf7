import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startPlant } from '../../testing/plant.ts'
import { onStatement, slowFrom, type ReportedStatement } from './statements.ts'

const plant = await startPlant()
const heard: ReportedStatement[] = []
const stop = onStatement((statement) => heard.push(statement))
afterAll(async () => {
  stop()
  await plant.close()
})
const about = (text: string) => heard.filter(({ statement }) => statement.includes(text))

test('a slow statement is reported without its values', async () => {
  await sql`select pg_sleep(${slowFrom / 1000 + 0.05}), 'slow one'`.execute(plant.db)
  const [slow] = about('slow one')
  expect(slow).toMatchObject({ statement: "select pg_sleep($1), 'slow one'", failed: null })
  expect(slow!.milliseconds).toBeGreaterThanOrEqual(slowFrom)
})

test('so is one that fails by our own fault, sent with a promise or a callback', async () => {
  await expect(sql`select no_such_column`.execute(plant.db)).rejects.toThrow('no_such_column')
  await expect(plant.pool.query('select no_such_thing')).rejects.toThrow('no_such_thing')
  expect(about('no_such').map(({ failed }) => failed?.sqlState)).toEqual(['42703', '42703'])
})

test('what the database quotes of the data is not reported: only the state and where it arose', async () => {
  const secret = 'badge-4711'
  await expect(sql`select ${secret}::int as badge`.execute(plant.db)).rejects.toThrow(secret)
  const raise = sql.raw(`do $$ begin raise exception 'not changed: %', '${secret}'; end $$`)
  await expect(raise.execute(plant.db)).rejects.toThrow(secret)
  const [cast, raised] = [about('as badge'), about('not changed')].map(([statement]) => statement?.failed)
  // PostgreSQL 15 and 18 call it differently.
  expect(cast).toEqual({ sqlState: '22P02', message: expect.stringMatching(/^pg_strtoint32(_safe)?$/) })
  expect(raised).toEqual({ sqlState: 'P0001', message: 'exec_stmt_raise' })
})

test('a key that is taken is nobody’s fault, and a fast statement is not reported', async () => {
  const take = () =>
    sql`insert into number_counters (counted, last_number) values ('told', 1)`.execute(plant.db)
  await take()
  await expect(take()).rejects.toMatchObject({ code: '23505' })
  await sql`select 'fast one'`.execute(plant.db)
  expect([...about('fast one'), ...about('number_counters')]).toEqual([])
})
