import { afterAll, beforeAll, expect, test } from 'vitest'
import { clocksOf } from '../../plant/plant/line-clock.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { floorRows } from '../../testing/floor-rows.ts'
import { startPlant } from '../../testing/plant.ts'
import { keepStationDays, stationFigures } from '../stationFigures/stationFigures.ts'
import { lineAt } from './boards.ts'
import { oeeDuring } from './during.ts'

const plant = await startPlant()
afterAll(plant.close)
const { addLine, addType, addOrder, addStatuses, addSlot } = floorRows(plant.db)
const line = 'L1' as LineNumber
const hour = 3_600_000
/** Three days ago: all that is reported of it is kept by now. */
const midnight = (Math.floor(Date.now() / (24 * hour)) - 3) * 24 * hour
const ms = (hours: number) => midnight + hours * hour
const at = (hours: number) => isoOf(ms(hours))
const station = { stationNumber: '2', cycleTime: 45 }

beforeAll(async () => {
  await plant.db
    .insertInto('plant')
    .values({ plantName: 'Werk', timeZone: 'UTC' })
    .onConflict((c) => c.column('one').doUpdateSet({ timeZone: 'UTC' }))
    .execute()
  await addType('T1', ['1', '2'])
  await addLine('L1', [20, 45], [['Early', '06:00', '14:00']])
  await addLine('L2', [60, 45], [['Early', '06:00', '14:00']])
  for (const lineNumber of ['L1', 'L2'])
    await addOrder({
      lineNumber,
      orderCode: `O-${lineNumber}`,
      typeNo: 'T1',
      orderNumber: 900,
      orderStatus: 'producing',
    })
  await addStatuses('L1', '2', [at(6), at(7.75), 'producing'], [at(7.75), at(8), 'down'])
  await addSlot('L1', at(6.25), '2', { passes: 40, firstOk: 40 })
  await addSlot('L1', at(7.25), '2', { passes: 60, firstOk: 59 })
  await addSlot('L1', at(7.5), '2', { passes: 10, firstOk: 10, typeNo: 'T2' })
})

const effectiveness = async (from: number, to: number) => {
  const clock = (await clocksOf(plant.db))(line)
  const span = { from: ms(from), to: ms(to) }
  return (await stationFigures(plant.db, line, clock, [station], [span]))(station, 0)
}
const everyFigure = async () => ({
  oee: await oeeDuring(plant.db, line, [
    { from: ms(6), to: ms(7) },
    { from: ms(6.5), to: ms(8) },
  ]),
  board: await lineAt(plant.db, line, ms(8)),
  day: await effectiveness(0, 24),
  cut: await effectiveness(6.1, 7.6),
})
const set = (stationNumber: string, hours: number, cycleTime: number | null, lineNumber = 'L1') =>
  plant.db
    .insertInto('cycleStandards')
    .values({
      lineNumber,
      stationNumber,
      typeNo: 'T1',
      validFrom: at(hours),
      cycleTime,
      reason: 'shown',
      updateAuthor: 'Ann',
    })
    .execute()

test('a standard that equals what was planned anyway changes no figure, wherever it cuts the day', async () => {
  await plant.db.deleteFrom('cycleStandards').execute()
  const plain = await everyFigure()
  await set('2', 7, 45)
  await set('1', 6.5, 20)
  await set('2', 7, 1, 'L2')
  expect(await everyFigure()).toEqual(plain)
  await keepStationDays(plant.db, line)
  expect(await everyFigure()).toEqual(plain)
})

test('what was made before is held against what held then, what was made later against the standard', async () => {
  await plant.db
    .updateTable('cycleStandards')
    .set({ cycleTime: 30 })
    .where('lineNumber', '=', 'L1')
    .where('stationNumber', '=', '2')
    .execute()
  // 105 of 480 minutes producing; 40 at 45 s, 60 at 30 s, and 10 of the type that has none at 45 s.
  const planned = 40 * 45 + 60 * 30 + 10 * 45
  expect(await effectiveness(6, 14)).toMatchObject({
    effectiveness: expect.closeTo(planned / (105 * 60), 12),
    plannedCycle: expect.closeTo(planned / 110, 12),
    produced: 110,
  })
  expect(await effectiveness(6, 7)).toMatchObject({ plannedCycle: 45 })
  expect(await effectiveness(7, 7.5)).toMatchObject({ plannedCycle: 30 })
  const [ended] = await oeeDuring(plant.db, line, [{ from: ms(6), to: ms(8) }])
  const shown = await lineAt(plant.db, line, ms(8))
  const oee = (105 / 120) * (planned / (105 * 60)) * (109 / 110)
  expect(ended).toEqual({ oee: expect.closeTo(oee, 12), oeeGap: null })
  expect(shown.tile.oee).toBeCloseTo(oee, 12)
  expect(shown.plannedCycle).toBeCloseTo(planned / 110, 12)
})

test('the takt of what runs follows the standard from its moment on, and the plan again when it ends', async () => {
  const takt = async (hours: number) => (await lineAt(plant.db, 'L2' as LineNumber, ms(hours))).tile.takt
  await set('1', 9, 40, 'L2')
  await set('1', 10, null, 'L2')
  expect([await takt(8.99), await takt(9), await takt(10)]).toEqual([60, 40, 60])
})
