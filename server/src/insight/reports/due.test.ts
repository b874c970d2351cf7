import { afterAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { plant as plantCalls } from '@takt/contract/plant.ts'
import { reports } from '@takt/contract/reports.ts'
import { connect } from '../../platform/db/connect.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { makeDue, reviseLate } from './reports.ts'

const plant = await startPlant()
const owner = connect(plant.ownerUrl)
afterAll(async () => {
  await owner.close()
  await plant.close()
})
const admin = plant.as('admin', 'L1')
const line = 'L1' as LineNumber
const aDay = 86_400_000
/** Midnight some days from now: far from the hour at which this runs. */
const night = (Math.floor(Date.now() / aDay) + 3) * aDay
const shift = (shiftName: string, startTime: string, endTime: string) => ({
  shiftName,
  startTime,
  endTime,
  breaks: [],
})
const made = async () =>
  (await admin(reports.list, { sort: 'until', limit: 200 })).rows.map(
    ({ periodKind, until, reportVer }) => `${periodKind} ${(Date.parse(until) - night) / aDay} ${reportVer}`,
  )

test('a period that cannot be read keeps no other from being made or read again', async () => {
  await startLine(plant, 'L1')
  await admin(plantCalls.saveShifts, { shifts: [shift('a', '00:00', '12:00'), shift('b', '12:00', '00:00')] })
  for (const periodKind of ['shift', 'day'] as const)
    await admin(reports.saveSchedule, {
      periodKind,
      minutesAfter: 0,
      toUsers: [],
      toRoles: [],
      toMails: [],
      enabled: true,
      revision: null,
    })
  await sql`update report_schedules set update_date = ${isoOf(night)}`.execute(plant.db)
  const until = isoOf(night + aDay / 2)
  await sql`create function bad_period() returns trigger language plpgsql as
    $$ begin raise exception 'not this one'; end $$`.execute(owner.db)
  await sql`create trigger bad before insert on period_reports for each row
    when (new.until = ${sql.lit(until)}::timestamptz) execute function bad_period()`.execute(owner.db)
  await expect(makeDue(plant.db, line, night + 2 * aDay)).rejects.toThrow('not this one')
  expect((await made()).toSorted()).toEqual(
    ['day 0 1', 'day 1 1', 'day 2 1', 'shift 0 1', 'shift 1 1', 'shift 1.5 1', 'shift 2 1'].toSorted(),
  )

  await sql`drop trigger bad on period_reports`.execute(owner.db)
  await makeDue(plant.db, line, night + 2 * aDay)
  expect(await made()).toContain('shift 0.5 1')
  await sql`update period_reports set content = jsonb_set(content::jsonb, '{made}', '7')::json`.execute(
    plant.db,
  )
  await sql`create trigger bad before insert on period_reports for each row
    when (new.until = ${sql.lit(isoOf(night + aDay))}::timestamptz) execute function bad_period()`.execute(
    owner.db,
  )
  await expect(reviseLate(plant.db, line, 14, night + 2 * aDay)).rejects.toThrow('not this one')
  const again = (await made()).filter((one) => one.endsWith(' 2'))
  expect(again.toSorted()).toEqual(
    ['day 0 2', 'day 2 2', 'shift 0 2', 'shift 0.5 2', 'shift 1.5 2', 'shift 2 2'].toSorted(),
  )
})
