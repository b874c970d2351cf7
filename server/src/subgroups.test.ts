import { afterAll, expect, test } from 'vitest'
import { isoOf } from './platform/db/instants.ts'
import { giveTypes, keepAllSubgroups, rebuildAll } from './subgroups.ts'
import { startLine } from './testing/line.ts'
import { startPlant } from './testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db, pool } = plant
const aDay = 86_400_000
const noon = Math.floor(Date.now() / aDay) * aDay - 43_200_000
/** Two months and more: three pieces of it. */
const ago = [0, 1, 40, 70]

const lines = await Promise.all(['L1', 'L2'].map((lineNumber) => startLine(plant, lineNumber)))
for (const [l, line] of lines.entries())
  for (const days of ago)
    for (const i of [0, 1, 2])
      await line
        .station('S10')
        .complete(
          `U-${l}-${days}-${i}`,
          { TORQUE: 9 + i, VOUT: 5 },
          { at: isoOf(noon - days * aDay + i * 60_000), orderCode: line.order.orderCode },
        )
const kept = async () =>
  (
    await pool.query(
      'select line_number as line, count(*)::int as days from subgroup_days group by 1 order by 1',
    )
  ).rows

test('the days that stations still add to are kept, and in the night all of every line', async () => {
  await keepAllSubgroups(db, 2)
  expect(await kept()).toEqual([
    { line: 'L1', days: 2 },
    { line: 'L2', days: 2 },
  ])
  await keepAllSubgroups(db, null)
  expect(await kept()).toEqual([
    { line: 'L1', days: 4 },
    { line: 'L2', days: 4 },
  ])
})

test('what is of no type gets one, and everything can be made anew', async () => {
  await pool.query(`update characteristic_days set type_no = '' where line_number = 'L2'`)
  expect(await giveTypes(db)).toBe(4)
  expect(await giveTypes(db)).toBe(0)
  await pool.query('delete from subgroup_days')
  expect(await rebuildAll(db)).toBe(8)
  expect((await kept()).map(({ days }) => days)).toEqual([4, 4])
})

test('a day that fails keeps no other from it, and is reported in the end', async () => {
  await pool.query('delete from subgroup_days')
  // Its set is gone: the newest day of the first line cannot be read.
  const broken = `line_number = 'L1' and day = (select max(day) from characteristic_days)`
  const whole = (await pool.query(`select set_key from characteristic_days where ${broken}`)).rows[0]
  await pool.query(`update characteristic_days set set_key = 32000 where ${broken}`)
  await expect(keepAllSubgroups(db, null)).rejects.toThrow(TypeError)
  expect((await kept()).map(({ days }) => days)).toEqual([3, 4])
  await expect(rebuildAll(db)).rejects.toThrow(TypeError)
  await pool.query(`update characteristic_days set set_key = $1 where ${broken}`, [whole.set_key])
  await keepAllSubgroups(db, null)
  expect((await kept()).map(({ days }) => days)).toEqual([4, 4])
})
