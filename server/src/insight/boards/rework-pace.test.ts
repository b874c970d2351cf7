import { afterAll, expect, test } from 'vitest'
import { boards } from '@takt/contract/boards.ts'
import { calendar } from '@takt/contract/calendar.ts'
import { orders } from '@takt/contract/orders.ts'
import { output } from '@takt/contract/output.ts'
import { rewind } from '@takt/contract/rewind.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { oeeDuring } from './boards.ts'
import { isReworkOnly } from './line-pace.ts'

const plant = await startPlant()
afterAll(plant.close)
// S10, S20 and S30 follow each other at 30 s; at S90, which only rework leads to, a unit takes ten minutes.
const { station, order, typeNo } = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
await plant.db.updateTable('stations').set({ cycleTime: 600 }).where('stationNumber', '=', 'S90').execute()
const madeBy = { typeNo, typeVer: 1, processRoute: null, processRouteVer: null }

test('a rework bench sets neither the pace nor the plan nor OEE, in no report', async () => {
  const { tile, stations, oeeStation } = await admin(boards.line, {})
  expect(stations.map(({ stationNumber, isRework }) => [stationNumber, isRework])).toEqual([
    ['S10', false],
    ['S20', false],
    ['S30', false],
    ['S90', true],
  ])
  const past = await admin(rewind.shift, {})
  expect(past.stations.filter(({ isOffMainWay }) => isOffMainWay)).toMatchObject([{ stationNumber: 'S90' }])
  expect([tile.takt, oeeStation]).toEqual([30, 'S10'])
  expect(await admin(orders.proposal, madeBy)).toMatchObject({ pace: 30 })
  expect(await admin(output.day, {})).toMatchObject({ takt: 30 })
  expect(await admin(calendar.slots, {})).toMatchObject({ takt: 30 })
})

test('no arrow leads to what stands beside the line: a rework bench, or a station on no route', async () => {
  const packing = { lineNumber: 'L1', stationNumber: 'S15', stationName: 'Packing', stationCode: 'S15' }
  await plant.db.insertInto('stations').values(packing).execute()
  const [{ stations }, past] = [await admin(boards.line, {}), await admin(rewind.shift, {})]
  const stationsOffWay = (all: readonly { stationNumber: string; isOffMainWay: boolean }[]) =>
    all.flatMap(({ stationNumber, isOffMainWay }) => (isOffMainWay ? stationNumber : []))
  expect([stationsOffWay(stations), stationsOffWay(past.stations)]).toEqual([
    ['S90', 'S15'],
    ['S15', 'S90'],
  ])
  expect(past.stations.map(({ stationNumber }) => stationNumber)).toEqual(['S10', 'S20', 'S30', 'S15', 'S90'])
  await plant.db.deleteFrom('stations').where('stationNumber', '=', 'S15').execute()
})

test('what was made there counts for neither quality nor produced', async () => {
  await station('S10').work('Q-1', { TORQUE: 10 })
  await station('S20').work('Q-1', { VOUT: 9 })
  await station('S90').work('Q-1')
  expect(await admin(boards.line, {})).toMatchObject({
    oeeStation: 'S10',
    producedShift: 1,
    goodFirstShift: 1,
  })
})

test('nor when no order runs, nor of the time an order ran', async () => {
  await admin(orders.move, { id: order.id, move: 'pause', reason: 'break' })
  expect((await admin(boards.line, {})).tile.takt).toBe(30)
  await plant.db
    .updateTable('stations')
    .set({ cycleTime: null })
    .where('stationNumber', '!=', 'S90')
    .execute()
  expect(await oeeDuring(plant.db, 'L1', [{ from: Date.now() - 60_000, to: Date.now() }])).toEqual([
    { oee: null, oeeGap: 'noCycle' },
  ])
})

test('the takt target of the line counts where it is set, also for a new order', async () => {
  await plant.db.updateTable('lines').set({ taktTarget: 45 }).where('lineNumber', '=', 'L1').execute()
  expect(await admin(orders.proposal, madeBy)).toMatchObject({ pace: 45 })
  expect((await admin(boards.line, {})).tile.takt).toBe(45)
  expect(await admin(calendar.slots, {})).toMatchObject({ takt: 45 })
})

test('a station that one route has on its main way and another as rework sets the pace', () => {
  const step = (
    stepSeq: number,
    stationNumber: string,
    nextStep: number | null,
    reworkStep: number | null = null,
  ) => ({
    stepSeq,
    stepName: '',
    stationNumber,
    mustPass: true,
    nextStep,
    reworkStep,
    returnStep: null,
    maxLoops: 1,
    colSetId: null,
    colSetVersion: null,
  })
  const asRework = [step(10, 'A', 20, 90), step(20, 'B', null), step(90, 'R', 20)]
  const onTheWay = [step(10, 'A', 20), step(20, 'R', null)]
  expect([
    isReworkOnly('R', [asRework]),
    isReworkOnly('R', [asRework, onTheWay]),
    isReworkOnly('A', [asRework]),
    isReworkOnly('X', [asRework]),
    isReworkOnly('R', []),
  ]).toEqual([true, false, false, false, false])
})
