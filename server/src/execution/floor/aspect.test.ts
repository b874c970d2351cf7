import { afterAll, expect, test } from 'vitest'
import { refuse, Refusal } from '@takt/contract/errors.ts'
import type { NoGoReason } from '@takt/contract/reasons.ts'
import { units } from '@takt/contract/units.ts'
import { aspects } from '../../aspects.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { type Aspect, isUnitMessage, stationsOf } from '../../platform/kernel/kernel.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { FloorQueue } from './queue.ts'

const plant = await startPlant()
afterAll(plant.close)
await startLine(plant, 'L1')

/** A check as a feature would add it: this object and its entry in the list. A reason of its own is one line in contract/floor.ts and its words. */
const outOfCalibration = 'stationOutOfCalibration' as NoGoReason // it is not in the contract
const dueByStation = new Map([['S10', Date.parse('2026-01-01T00:00:00Z')]])
const loadedFor: string[][] = []
const calibration: Aspect<string[], Map<string, number>> = {
  name: 'calibration',
  wants(messages) {
    const stations = stationsOf(messages.filter(isUnitMessage)).filter((station) => dueByStation.has(station))
    return stations.length ? stations : null
  },
  async load(_trip, stations) {
    loadedFor.push(stations)
    return new Map(stations.map((station) => [station, dueByStation.get(station)!]))
  },
  stationReasons: (due, { stationNumber, at }) =>
    (due.get(stationNumber) ?? Infinity) < at ? [{ reason: outOfCalibration, about: stationNumber }] : [],
}

const queueWith = (...more: Aspect[]) =>
  new FloorQueue(plant.app.database, () => undefined, [...aspects, ...more])
const queue = queueWith(calibration)
let messages = 0
async function send(
  to: FloorQueue,
  stationNumber: string,
  message: { kind: 'arrive' | 'complete'; productSn: string; verdict?: 'ok' } | { kind: 'heartbeat' },
) {
  const time = Date.now()
  const body = {
    messageId: `m${messages++}`,
    at: isoOf(time),
    time,
    stationNumber,
    results: [],
    materials: [],
  }
  const [answered] = await to.receive('L1', [{ ...body, ...message }])
  return answered!
}
const passport = (unit: string) => plant.as('admin', 'L1')(units.passport, { unit })

test('a station out of calibration is refused with its reason, together with the reasons of the core', async () => {
  expect(await send(queue, 'S10', { kind: 'arrive', productSn: 'CAL-1' })).toEqual({
    answer: 'noGo',
    reasons: [{ reason: outOfCalibration, about: 'S10' }],
  })
})

test("the station's reason is asked at arrive only: work that was done is kept and moves the unit", async () => {
  expect(await send(queue, 'S10', { kind: 'complete', productSn: 'CAL-1', verdict: 'ok' })).toMatchObject({
    resultStatus: 'ok',
    nextStation: 'S20',
  })
})

test('it costs nothing where no aspect applies: other stations and messages about no unit load nothing', async () => {
  loadedFor.length = 0
  expect(await send(queue, 'S20', { kind: 'arrive', productSn: 'CAL-1' })).toMatchObject({ answer: 'go' })
  await send(queue, 'S10', { kind: 'heartbeat' })
  expect(loadedFor).toEqual([])
  await send(queue, 'S10', { kind: 'arrive', productSn: 'CAL-2' })
  expect(loadedFor).toEqual([['S10']])
})

test('calibrated again, the station is let work', async () => {
  dueByStation.set('S10', Infinity)
  expect(await send(queue, 'S10', { kind: 'arrive', productSn: 'CAL-3' })).toMatchObject({ answer: 'go' })
})

test('a reason of the unit keeps work done without permission from moving it', async () => {
  const hold: Aspect<true, null> = {
    name: 'hold',
    wants: () => true,
    load: async () => null,
    unitReasons: () => [{ reason: 'unitHeld', about: 'suspect' }],
  }
  await send(queue, 'S10', { kind: 'complete', productSn: 'CAL-4', verdict: 'ok' })
  const answered = await send(queueWith(hold), 'S20', { kind: 'complete', productSn: 'CAL-4', verdict: 'ok' })
  expect(answered).toMatchObject({ resultStatus: 'ok', nextStation: 'S20' })
  expect((await passport('CAL-4')).passes).toHaveLength(2)
})

test('an aspect that refuses a pass leaves nothing of it, and its neighbour is stored', async () => {
  const fussy: Aspect<true, null> = {
    name: 'fussy',
    wants: () => true,
    load: async () => null,
    onPass: (_state, { unit }) => (unit.productSn === 'CAL-5' ? refuse('station.not_on_route') : undefined),
  }
  const fussyQueue = queueWith(fussy)
  const [refused, stored] = await Promise.all([
    send(fussyQueue, 'S10', { kind: 'complete', productSn: 'CAL-5', verdict: 'ok' }),
    send(fussyQueue, 'S10', { kind: 'complete', productSn: 'CAL-6', verdict: 'ok' }),
  ])
  expect(refused).toBeInstanceOf(Refusal)
  expect(stored).toMatchObject({ resultStatus: 'ok' })
  await expect(passport('CAL-5')).rejects.toMatchObject({ key: 'record.unknown' })
  expect((await passport('CAL-6')).passes).toHaveLength(1)
})
