import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seals } from '@takt/contract/seals.ts'
import { connect } from '../db/connect.ts'
import { startPlant } from '../../testing/plant.ts'
import { checkAll, checkDay, sealDays } from './seals.ts'

const plant = await startPlant()
const admin = plant.as('admin')
const owner = connect(plant.ownerUrl)
afterAll(async () => {
  await owner.close()
  await plant.close()
})
/** As somebody who reached the database itself, past the application and its role. */
const asOwner = (statement: string) => sql.raw(statement).execute(owner.db)
const ago = (days: number) => `now() - interval '${days} days'`
const write = (number: number, days: number) =>
  asOwner(`insert into audit_log (at, user_name, entity, entity_key, action, before, after)
    select date_trunc('day', ${ago(days)}, 'UTC') + n * interval '1 second', 'ann', 'order', 'A-' || n, 'correct', '{"quantity": 1}', jsonb_build_object('quantity', n)
    from generate_series(1, ${number}) as n`)
const dayOf = async (days: number) =>
  (
    await sql<{
      day: string
    }>`select to_char((now() - ${days} * interval '1 day') at time zone 'UTC', 'YYYY-MM-DD') as day`.execute(
      owner.db,
    )
  ).rows[0]!.day
const idOf = async (key: string, days: number) =>
  (
    await sql<{
      id: number
    }>`select id from audit_log where entity_key = ${key} and at >= ${await dayOf(days)}::date and at < ${await dayOf(days - 1)}::date`.execute(
      owner.db,
    )
  ).rows[0]!.id
const stateOf = async (days: number) => admin(seals.check, { day: await dayOf(days) })

beforeAll(async () => {
  await asOwner('set timezone to utc')
  // Whoever owns a table may give themselves every right to it.
  await asOwner('grant all on archives, audit_log, audit_seals, audit_leaves to current_user')
  await asOwner('delete from audit_log')
  // More than one part of leaves; a day without any; and days that are altered below.
  for (const [number, days] of [
    [5000, 9],
    [3, 7],
    [10, 6],
    [10, 5],
    [10, 4],
    [10, 3],
  ] as const)
    await write(number, days)
})

test('every day that ended an hour ago is sealed once, also one without entries; today is not', async () => {
  const messages: string[] = []
  const midnight = Date.parse(`${await dayOf(0)}T00:00:00Z`)
  const sealAt = (now: number) => sealDays(plant.db, (text) => messages.push(text), now)
  const hourAfter = async (day: number) => ({
    day: await dayOf(day),
    sealedFrom: `${await dayOf(day - 1)}T01:00:00.000Z`,
  })
  expect(await admin(seals.next, {})).toEqual(await hourAfter(9))
  expect(await sealAt(midnight + 3_599_999)).toBe(8)
  expect(await admin(seals.next, {})).toEqual(await hourAfter(1))
  expect(await sealAt(midnight + 3_600_000)).toBe(1)
  expect(await sealAt(midnight + 3_600_000)).toBe(0)
  expect(messages).toHaveLength(9)
  const all = await admin(seals.list, {})
  expect(all.map(({ entries }) => entries)).toEqual([0, 0, 10, 10, 10, 10, 3, 0, 5000])
  expect(messages[0]).toContain(all.at(-1)!.root)
  expect(await checkAll(plant.db)).toEqual([])
  expect((await admin(seals.list, {})).every(({ sealState }) => sealState === 'fits')).toBe(true)
})

test('one byte altered is found, and its entry named', async () => {
  const id = await idOf('A-4321', 9)
  await asOwner(`update audit_log set after = '{"quantity": 4322}' where id = ${id}`)
  expect(await stateOf(9)).toMatchObject({ sealState: 'changed', wrongId: id })
  await asOwner(`update audit_log set after = '{"quantity": 4321}' where id = ${id}`)
  expect(await stateOf(9)).toMatchObject({ sealState: 'fits', wrongId: null })
})

/** What each type of column may be instead, so that nothing of the row is left out of what is sealed. */
const otherOf: Record<string, string> = {
  bigint: '= 900000000 + ?',
  'timestamp with time zone': "= ? + interval '1 microsecond'",
  'character varying': "= coalesce(?, '') || 'x'",
  text: "= coalesce(?, '') || 'x'",
  jsonb: "= coalesce(?, '{}') || '{\"byte\": 1}'",
}

test('so is any column of it, also one that a later migration adds', async () => {
  const { rows: columns } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = 'audit_log' order by ordinal_position`.execute(owner.db)
  expect(columns.length).toBeGreaterThanOrEqual(10)
  for (const { name, type } of columns) {
    const id = await idOf('A-7', 6)
    await asOwner(`create table was as select * from audit_log where id = ${id}; create table became as table was;
      update became set ${name} ${otherOf[type]!.replace('?', name)}`)
    const put = (table: string) =>
      asOwner(`delete from audit_log where id in (select id from was union select id from became);
        insert into audit_log overriding system value select * from ${table}`)
    await put('became')
    // An entry with another number is named by the number it has now.
    const wrongId = name === 'id' ? id + 900_000_000 : id
    expect(await stateOf(6), name).toMatchObject({ sealState: 'changed', wrongId })
    await put('was')
    await asOwner('drop table was, became')
    expect(await stateOf(6), name).toMatchObject({ sealState: 'fits' })
  }
})

test('an entry that is moved to another day is missing from one and added to the other', async () => {
  const id = await idOf('A-2', 7)
  const move = (days: number) =>
    asOwner(`update audit_log set at = at + interval '${days} days' where id = ${id}`)
  await move(1)
  expect(await stateOf(7)).toMatchObject({ sealState: 'missing' })
  expect(await stateOf(6)).toMatchObject({ sealState: 'added', wrongId: id })
  await move(-1)
  expect([(await stateOf(7)).sealState, (await stateOf(6)).sealState]).toEqual(['fits', 'fits'])
})

test('one byte flipped at random, anywhere in the history, is found and its entry named', async () => {
  let seed = 20_261_125
  const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  for (let run = 0; run < 40; run++) {
    const id = await idOf(`A-${next(5000) + 1}`, 9)
    const [column, place] = [['user_name', 'entity', 'action', 'entity_key'][next(4)]!, next(3)]
    const { rows } = await sql<{
      was: string
    }>`select ${sql.ref(column)} as was from audit_log where id = ${id}`.execute(owner.db)
    const bytes = Buffer.from(rows[0]!.was)
    bytes[Math.min(place, bytes.length - 1)]! ^= 1
    await sql`update audit_log set ${sql.ref(column)} = ${bytes.toString()} where id = ${id}`.execute(
      owner.db,
    )
    expect(await stateOf(9), `${column} of ${id}`).toMatchObject({ sealState: 'changed', wrongId: id })
    await sql`update audit_log set ${sql.ref(column)} = ${rows[0]!.was} where id = ${id}`.execute(owner.db)
  }
  expect(await stateOf(9)).toMatchObject({ sealState: 'fits' })
})

test('an entry that was taken out, and one that was put in, is found', async () => {
  await asOwner(`delete from audit_log where id = ${await idOf('A-4', 5)}`)
  expect(await stateOf(5)).toMatchObject({ sealState: 'missing', wrongId: await idOf('A-5', 5) })
  await asOwner(`insert into audit_log (at, user_name, entity, entity_key, action)
    values (date_trunc('day', ${ago(4)}, 'UTC') + interval '4500 ms', 'eve', 'order', 'A-X', 'correct')`)
  expect(await stateOf(4)).toMatchObject({ sealState: 'added', wrongId: await idOf('A-X', 4) })
})

test('what left a day is in the archive only where a file of its month holds as much, however old the day is', async () => {
  const day = await dayOf(5)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * 86_400_000 })
  const old = await checkDay(plant.db, day)
  vi.useRealTimers()
  expect(old).toMatchObject({ sealState: 'missing' })
  await asOwner(`insert into archives (archive_id, archive_kind, month, part, archived_rows)
    values ('0198f000-0000-7000-8000-0000000000aa', 'audit', '${day.slice(0, 7)}', 1, 1)`)
  expect(await stateOf(5)).toMatchObject({ sealState: 'archived' })
  await asOwner('delete from archives')
  expect(await stateOf(5)).toMatchObject({ sealState: 'missing' })
})

test('a seal that was made anew for what was altered breaks the chain', async () => {
  const day = await dayOf(3)
  await asOwner(`update audit_seals set entries = 9 where day = '${day}'`)
  expect(await stateOf(3)).toMatchObject({ sealState: 'broken' })
  await asOwner(`update audit_seals set entries = 10 where day = '${day}'`)
  await asOwner(`update audit_seals set chain = sha256('x') where day = '${await dayOf(4)}'`)
  expect(await stateOf(3)).toMatchObject({ sealState: 'broken' })
  expect((await checkAll(plant.db)).map(({ sealState }) => sealState)).toEqual([
    'missing',
    'broken',
    'broken',
  ])
})

test('the application itself can alter neither seal nor leaf', async () => {
  for (const statement of [
    'update audit_seals set entries = 1',
    'delete from audit_seals',
    'truncate audit_leaves',
    'update audit_leaves set part = 1',
  ])
    await expect(sql.raw(statement).execute(plant.db), statement).rejects.toThrow('permission denied')
})

test('a day that is not sealed, or none, is refused; so is who may not see the change history', async () => {
  for (const days of [0, 400])
    await expect(stateOf(days)).rejects.toMatchObject({ key: 'record.unknown', field: 'day' })
  await expect(admin(seals.check, { day: '2026-02-30' })).rejects.toMatchObject({ key: 'call.invalid' })
})
