import { afterAll, expect, test } from 'vitest'
import { floorRows } from '../../testing/floor-rows.ts'
import { storedPass, storedUnit } from '../../testing/history.ts'
import { startPlant } from '../../testing/plant.ts'
import { oeeDuring } from './during.ts'

const plant = await startPlant()
afterAll(plant.close)
const { addLine, addStatuses, addSlot } = floorRows(plant.db)
await plant.db
  .insertInto('plant')
  .values({ plantName: 'Werk', timeZone: 'UTC' })
  .onConflict((c) => c.column('one').doUpdateSet({ timeZone: 'UTC' }))
  .execute()
await addLine('L1', [20, 45], [['Early', '06:00', '14:00', [{ start: '09:00', end: '09:30' }]]])
await addLine('L2', [null])

const at = (clock: string, day = '2026-06-10') => `${day}T${clock}:00.000Z`
const span = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) })
const pass = async (clock: string, passNo: number, resultStatus: 'ok' | 'ng' = 'ok', stationNumber = '2') =>
  storedPass(plant.db, await storedUnit(plant.db, 'L1'), at(clock), { passNo, stationNumber, resultStatus })

await addStatuses('L1', '2', [at('06:00'), at('07:00'), 'producing'], [at('07:00'), at('07:30'), 'down'])
await addSlot('L1', at('06:00'), '2', { passes: 10, firstOk: 10 })
await addSlot('L1', at('06:15'), '2', { passes: 20, firstOk: 19 })
await addSlot('L1', at('06:30'), '2', { passes: 10, firstOk: 10 })
await addSlot('L1', at('06:30'), '1', { passes: 99, firstOk: 99 })
await addSlot('L1', at('07:15'), '2', { passes: 7, firstOk: 7 })
for (const [clock, passNo, result, station] of [
  ['06:09', 1],
  ['06:12', 2],
  ['06:13', 3, 'ok', '1'],
  ['07:17', 4, 'ng'],
  ['07:21', 5],
] as const)
  await pass(clock, passNo, result, station)

const [figure] = await oeeDuring(plant.db, 'L1', [span(at('06:10'), at('07:20'))])

test('whole quarters are taken from their counters, the cut ones from the passes themselves', () => {
  // 50 of 70 minutes producing; 1 + 20 + 10 + 1 passes, 1 + 19 + 10 + 0 of them OK at once.
  expect(figure).toEqual({
    oee: expect.closeTo((50 / 70) * ((45 * 32) / 3000) * (30 / 32), 12),
    oeeGap: null,
  })
})

test('several orders are kept apart, also when they overlap', async () => {
  const [again, short] = await oeeDuring(plant.db, 'L1', [
    span(at('06:10'), at('07:20')),
    span(at('06:11'), at('06:14')),
  ])
  expect(again).toEqual(figure)
  expect(short).toEqual({ oee: expect.closeTo(1 * (45 / 180) * 1, 12), oeeGap: null })
})

test('what cannot be known has its reason instead of a number', async () => {
  const gaps = async (line: string, from: string, to: string) =>
    (await oeeDuring(plant.db, line, [span(from, to)]))[0]
  expect(await gaps('L2', at('06:00'), at('07:00'))).toEqual({ oee: null, oeeGap: 'noCycle' })
  expect(await gaps('L1', at('15:00'), at('16:00'))).toEqual({ oee: null, oeeGap: 'noWorkTime' })
  expect(await gaps('L1', at('10:00'), at('11:00'))).toEqual({ oee: null, oeeGap: 'nothingMade' })
  expect(await gaps('L1', at('06:00', '2026-01-01'), at('06:00'))).toEqual({ oee: null, oeeGap: 'tooLong' })
  await addSlot('L1', at('12:00'), '2', { passes: 3, firstOk: 3 })
  expect(await gaps('L1', at('12:00'), at('13:00'))).toEqual({ oee: null, oeeGap: 'notSeen' })
})
