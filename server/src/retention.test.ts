import { gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { archives, type Archive } from '@takt/contract/archives.ts'
import { firstSettings } from '@takt/contract/first-settings.ts'
import { passes } from '@takt/contract/passes.ts'
import { settings, type Retention } from '@takt/contract/settings.ts'
import { units } from '@takt/contract/units.ts'
import { timedId } from './platform/db/ids.ts'
import { sendArchive } from './platform/archives/archives.ts'
import { nobody } from './platform/db/call.ts'
import { connect } from './platform/db/connect.ts'
import { forgetSettings } from './plant/settings/current.ts'
import { archiveOld as archiveSome, archivingNames } from './retention.ts'
import { storedPass, storedUnit } from './testing/history.ts'
import { startLine } from './testing/line.ts'
import { startPlant } from './testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db, pool } = plant
await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')

const archiveOld = async (from: typeof db) => {
  for (const name of archivingNames) await archiveSome(from, name)
}
const monthsAgo = (months: number, day = 10) =>
  Temporal.Now.zonedDateTimeISO('UTC')
    .with({ day })
    .subtract({ months })
    .toInstant()
    .toString({ smallestUnit: 'millisecond' })
const monthOf = (months: number) => monthsAgo(months).slice(0, 7)

async function keep(days: Partial<Retention>) {
  const { version, settings: now } = await admin(settings.get, {})
  await admin(settings.save, {
    version,
    reason: 'Retention',
    settings: { ...now, retention: { ...firstSettings.retention, ...days } },
  })
  forgetSettings(db)
}
beforeEach(() => keep({}))

const written = async (kind: string): Promise<Archive[]> =>
  (await admin(archives.list, {})).filter(({ archiveKind }) => archiveKind === kind)

const administrator = { ...nobody, roles: ['admin'] }
async function read({ archiveId }: Archive) {
  const parts: Buffer[] = []
  for await (const part of (await sendArchive({ db, user: administrator }, { archiveId })).body)
    parts.push(Buffer.from(part))
  const [head, ...rows] = gunzipSync(Buffer.concat(parts)).toString().trimEnd().split('\n')
  return { head: JSON.parse(head!), rows: rows.map((row) => JSON.parse(row)) }
}
const all = async (table: string) => (await pool.query(`select * from ${table}`)).rows
const finished = (months: number, over: object = {}) =>
  storedUnit(db, 'L1', {
    registeredAt: monthsAgo(months, 9),
    lastTime: monthsAgo(months),
    processStatus: 'finished',
    ...over,
  })

test('nothing leaves a plant that keeps everything', async () => {
  await storedPass(db, await finished(30), monthsAgo(30), { passNo: 9 })
  await archiveOld(db)
  expect(await admin(archives.list, {})).toEqual([])
  expect((await admin(passes.list, {})).total).toBe(1)
})

test('units may not leave before their passes: the refusal names the field', async () => {
  for (const retention of [{ units: 100 }, { units: 100, passes: 101 }])
    await expect(keep(retention)).rejects.toMatchObject({
      key: 'settings.units_outlived',
      field: 'settings.retention.units',
    })
  await expect(keep({ passes: 92 })).rejects.toMatchObject({ field: 'settings.retention.passes' })
  await keep({ units: 100, passes: 100 })
})

test('a month of passes leaves for a file that describes itself, holds every pass with its serial, and can be downloaded', async () => {
  const unit = await finished(20)
  const [set] = await all('collection_sets')
  for (const [passNo, outTime] of [monthsAgo(20), monthsAgo(20, 11), monthsAgo(2)].entries())
    await storedPass(db, unit, outTime, { passNo: passNo + 1, setKey: set.set_key, values: [1.5, null] })
  await keep({ passes: 365 })
  await archiveOld(db)

  const files = await written('passes')
  expect(files.map(({ month, part, archivedRows }) => [month, part, archivedRows])).toEqual([
    [monthOf(20), 1, 2],
    [monthOf(30), 1, 1],
  ])
  const { head, rows } = await read(files[0]!)
  expect(head).toEqual({ takt: 'archive', format: 1, kind: 'passes', month: monthOf(20), zone: 'UTC' })
  expect(rows).toMatchObject([
    {
      table: 'passes',
      pass_no: 1,
      product_sn: unit.productSn,
      col_set_id: set.col_set_id,
      col_set_version: set.col_set_version,
      values: [1.5, null],
    },
    { table: 'passes', pass_no: 2 },
  ])
  expect((await admin(passes.list, {})).total).toBe(1)
  const { rows: tables } = await pool.query(
    `select relname from pg_class where relname ~ '^(leaving_)?passes_' and relkind = 'r' and right(relname, 7) < $1`,
    [monthOf(12).replace('-', '_')],
  )
  expect(tables).toEqual([])
  expect(
    (
      await plant
        .as('editor')(archives.list, {})
        .catch((error) => error)
    ).key,
  ).toBe('call.forbidden')
})

test('a pass that comes after its month was archived makes a second part', async () => {
  await storedPass(db, await finished(20), monthsAgo(20), { passNo: 7 })
  await keep({ passes: 365 })
  await archiveOld(db)
  const [second] = await written('passes')
  expect(second).toMatchObject({ month: monthOf(20), part: 2, archivedRows: 1 })
  expect((await read(second!)).rows).toMatchObject([{ pass_no: 7 }])
})

test('a month that left half way is ended the next day, with the pass that came in between', async () => {
  const unit = await finished(21)
  await storedPass(db, unit, monthsAgo(21), { passNo: 1 })
  await keep({ passes: 365 })
  const month = monthOf(21)
  await pool.query(
    `insert into archives (archive_id, archive_kind, month, part, archived_rows, written_at) values ($1, 'passes', $2, 1, 0, now())`,
    [timedId(Date.now()), month],
  )
  await pool.query('select detach_month($1)', [month.replace('-', '_')])
  expect(await all(`leaving_passes_${month.replace('-', '_')}`)).toHaveLength(1)
  await archiveOld(db)
  const ended = (await written('passes')).filter((one) => one.month === month)
  expect(ended).toMatchObject([{ part: 1, archivedRows: 1 }])
  expect((await read(ended[0]!)).rows).toMatchObject([{ product_sn: unit.productSn }])
})

test('no archive, no drop: the database itself refuses, also a month that is young', async () => {
  await storedPass(db, await finished(22), monthsAgo(22), { passNo: 1 })
  const suffix = monthOf(22).replace('-', '_')
  await pool.query('select detach_month($1)', [suffix])
  await expect(pool.query('select drop_month($1, 1)', [suffix])).rejects.toThrow('has no archive of 1 passes')
  await expect(pool.query('select detach_month($1)', [monthOf(0).replace('-', '_')])).rejects.toThrow(
    'too young',
  )
  expect(await all(`leaving_passes_${suffix}`)).toHaveLength(1)
})

test('units leave with components and failures; one on the floor, and one inside another that stays, do not', async () => {
  await pool.query('delete from units')
  const [gone, inside, held] = [
    await finished(15),
    await finished(16),
    await finished(17, { processStatus: 'held' }),
  ]
  const parent = await finished(1)
  const component = (productId: string, childId: string | null) =>
    pool.query(
      `insert into components (line_number, product_id, component_id, root_id, bom_code, child_id, quantity, part_grp, station_number, component_time)
       values ('L1', $1, $2, $1, 'GLUE', $3, 1, 'G', 'S10', $4)`,
      [productId, timedId(Date.now()), childId, monthsAgo(15)],
    )
  await component(gone.productId, null)
  await component(parent.productId, inside.productId)
  await pool.query(
    `insert into failures (line_number, fail_id, product_id, station_number, pass_no, fail_status, fail_time) values ('L1', $1, $2, 'S10', 1, 'closed', $3)`,
    [timedId(Date.now()), gone.productId, monthsAgo(15)],
  )
  await keep({ passes: 365, units: 365 })
  await archiveOld(db)
  const left = (await admin(units.list, {})).rows.map(({ productId }) => productId)
  expect(new Set(left)).toEqual(new Set([inside.productId, held.productId, parent.productId]))
  const [file] = await written('units')
  expect((await read(file!)).rows.map((row) => row.table).toSorted()).toEqual([
    'components',
    'failures',
    'units',
  ])
  expect([(await all('components')).length, (await all('failures')).length]).toEqual([1, 0])
  expect((await admin(archives.until, {})).units).toBe(`${monthOf(14)}-01T00:00:00Z`)
})

test('statuses, output, movements and the change history leave month by month; what is open or young stays', async () => {
  await pool.query(`insert into status_intervals (line_number, station_number, start_time, end_time, station_status)
    select 'L1', 'S10', t, t + interval '1 minute', 'running' from unnest(array['${monthsAgo(14)}', '${monthsAgo(13)}', '${monthsAgo(1)}']::timestamptz[]) t`)
  await pool.query(
    `insert into status_intervals (line_number, station_number, start_time, station_status) values ('L1', 'S20', $1, 'down')`,
    [monthsAgo(15)],
  )
  await pool.query(
    `insert into output_slots (line_number, slot, station_number, type_no) values ('L1', $1, 'S10', 'T'), ('L1', $2, 'S10', 'T')`,
    [monthsAgo(14), monthsAgo(1)],
  )
  await pool.query(
    `insert into bind_events (line_number, event_id, station_number, position, bind_event, bom_code, bom_lot, remaining, at, bound_by)
    values ('L1', $1, 'S10', 'F1', 'bind', 'GLUE', 'LOT', 1, $2, 'ANNA')`,
    [timedId(Date.now()), monthsAgo(14)],
  )
  const oldest = (await all('audit_log')).length
  await keep({ statuses: 365, outputSlots: 365, movements: 365, audit: 365 })
  const { ownerUrl } = plant
  const owner = connect(ownerUrl)
  await owner.pool.query(`grant update on audit_log to current_user`)
  await owner.pool.query(`update audit_log set at = $1 where id = (select min(id) from audit_log)`, [
    monthsAgo(14),
  ])
  await owner.pool.query(`revoke update on audit_log from current_user`)
  await owner.close()
  await archiveOld(db)
  const at = (kind: string) =>
    written(kind).then((files) => files.map(({ month, archivedRows }) => `${month} ${archivedRows}`))
  expect(await at('statuses')).toEqual([`${monthOf(13)} 1`, `${monthOf(14)} 1`])
  expect(await at('outputSlots')).toEqual([`${monthOf(14)} 1`])
  expect(await at('movements')).toEqual([`${monthOf(14)} 1`])
  expect(await at('audit')).toEqual([`${monthOf(14)} 1`])
  expect(await all('status_intervals')).toHaveLength(2)
  expect(await all('output_slots')).toHaveLength(1)
  expect((await all('audit_log')).length).toBe(oldest) // one left, one save came
})

test('the role the server runs as cannot take what is younger than a year out of the change history', async () => {
  await pool.query(`select take_audit(now(), 1000)`)
  expect((await all('audit_log')).length).toBeGreaterThan(0)
  await expect(pool.query(`delete from audit_log`)).rejects.toThrow('permission denied')
})

test('what each kind occupies now, and its oldest day', async () => {
  const room = await admin(archives.room, {})
  const of = (kind: string) => room.find(({ archiveKind }) => archiveKind === kind)!
  expect(of('passes').bytes).toBeGreaterThan(8192)
  expect(of('units')).toMatchObject({
    oldest: monthsAgo(17, 9).slice(0, 10) + of('units').oldest!.slice(10),
    archives: 1,
  })
  expect(of('statuses').oldest!.slice(0, 7)).toBe(monthOf(15))
  expect(of('audit').archivedBytes).toBeGreaterThan(0)
})
