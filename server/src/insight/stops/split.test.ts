import { afterAll, expect, test } from 'vitest'
import type { StationStatus } from '@takt/contract/stations.ts'
import { stops } from '@takt/contract/stops.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { lockLine, type LineNumber } from '../../platform/db/line.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { randomOf } from '../../testing/random-message.ts'
import { untilWaiting } from '../../testing/waiting.ts'
import { addCut, addReason } from './stops.queries.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const minute = 60_000
/** Noon of the day before yesterday: far from the ends of production days. */
const noon = Math.floor(Date.now() / 86_400_000 - 2) * 86_400_000 + 12 * 3_600_000
const at = (minutes: number) => isoOf(noon + minutes * minute)
const say = (stationNumber: string, minutes: number, stationStatus: StationStatus) => {
  const station = line.station(stationNumber)
  return station.send('status', { ...station.message('complete', {}), at: at(minutes), stationStatus })
}
const period = { from: at(-60), to: at(700) }
const stopsOf = async (stationNumber: string) =>
  (await admin(stops.list, period)).stops.filter((one) => one.stationNumber === stationNumber)
const only = async (stationNumber: string) => {
  const [stop, more] = await stopsOf(stationNumber)
  expect(more).toBeUndefined()
  return stop!
}
/** Another stop of the same day, for two people. */
const late = { stationNumber: 'S10', start: at(600) }
const why = { stopCause: 'other', lossType: 'process' } as const
const starts = ({ parts }: { parts: { start: string }[] }) => parts.map(({ start }) => start)

test('a split stop has a reason for each part; merged, the first one stays', async () => {
  await say('S10', 0, 'down')
  await say('S10', 60, 'running')
  const key = { stationNumber: 'S10', start: at(0) }
  await admin(stops.explain, { ...key, ...why, remark: 'glue' })
  await admin(stops.split, { ...key, splitAt: at(20) })
  await admin(stops.split, { stationNumber: 'S10', start: at(20), splitAt: at(45.5) })
  expect((await only('S10')).parts).toMatchObject([
    { start: at(0), end: at(20), length: 20 * minute, explained: { remark: 'glue' } },
    { start: at(20), end: at(45.5), length: 25.5 * minute, explained: null },
    { start: at(45.5), end: at(60), length: 14.5 * minute, explained: null },
  ])
  expect((await admin(stops.list, period)).unexplainedTime).toBe(40 * minute)
  await admin(stops.explain, { ...why, stationNumber: 'S10', start: at(45.5), remark: 'no operator' })
  const { reasons, length, parts } = await admin(stops.reasons, { ...period, stationNumber: 'S10' })
  expect({ length, parts }).toEqual({ length: 60 * minute, parts: 3 })
  expect(reasons.map((one) => [one.lossType, one.length / minute, one.parts])).toEqual([
    ['process', 34.5, 2],
    [null, 25.5, 1],
  ])
  await admin(stops.merge, { stationNumber: 'S10', start: at(45.5) })
  expect((await only('S10')).parts).toMatchObject([
    { explained: { remark: 'glue' } },
    { start: at(20), end: at(60), explained: { remark: 'no operator' } },
  ])
  await admin(stops.merge, { stationNumber: 'S10', start: at(20) })
  expect((await only('S10')).parts).toMatchObject([{ length: 60 * minute, explained: { remark: 'glue' } }])
  const history = await plant.db
    .selectFrom('auditLog')
    .select(['action', 'entityKey'])
    .where('entity', '=', 'stopReason')
    .orderBy('id')
    .execute()
  expect(history.map(({ action }) => action)).toEqual(['save', 'split', 'split', 'save', 'merge', 'merge'])
})

test('what cannot be split or merged is refused by its field', async () => {
  const key = { stationNumber: 'S10', start: at(0) }
  for (const splitAt of [at(0), at(60), at(61), at(-1)])
    await expect(admin(stops.split, { ...key, splitAt })).rejects.toMatchObject({
      key: 'stops.split_outside',
      field: 'splitAt',
    })
  await expect(admin(stops.split, { ...key, start: at(1), splitAt: at(9) })).rejects.toMatchObject({
    key: 'stops.no_such',
    field: 'start',
  })
  await expect(admin(stops.split, { ...key, stationNumber: 'S77', splitAt: at(9) })).rejects.toMatchObject({
    field: 'stationNumber',
  })
  await expect(admin(stops.merge, key)).rejects.toMatchObject({ key: 'stops.first_part', field: 'start' })
})

test.each([
  [
    'a correction of the whole',
    () => admin(stops.explain, { ...late, ...why, remark: 'all', correction: 'no' }),
  ],
  ['a split of the whole', () => admin(stops.split, { ...late, splitAt: at(630) })],
  ['a merge', () => admin(stops.merge, { ...late, start: at(620) })],
])('%s is refused while somebody else divides and explains the stop', async (_, act) => {
  const l1 = 'L1' as LineNumber
  await plant.db.deleteFrom('stopCuts').where('at', '>', at(600)).execute()
  await plant.db.deleteFrom('stopReasons').where('start', '>=', at(600)).execute()
  await say('S10', 600, 'down')
  await say('S10', 660, 'running')
  await admin(stops.explain, { ...late, ...why, remark: 'first' })
  if (_ === 'a merge') await admin(stops.split, { ...late, splitAt: at(620) })
  const bob = { stopCause: 'other', lossType: 'process', causeStation: null, alarmCode: null } as const
  const [refused] = await plant.db.transaction().execute(async (db) => {
    await lockLine(db, l1)
    const attempts = [act().catch((error: unknown) => error)]
    await untilWaiting(plant.db, 1)
    await addCut(db, l1, 'S10', at(640))
    const reason = { ...bob, stationNumber: 'S10', start: at(640) }
    await addReason(db, l1, { ...reason, remark: 'second', explainedBy: 'bob', explainedAt: at(700) })
    return attempts
  })
  expect(await refused).toMatchObject({ key: 'record.changed' })
  const { parts } = (await stopsOf('S10')).find(({ start }) => start === at(600))!
  expect(parts.map(({ explained }) => explained?.remark).filter(Boolean)).toEqual(['first', 'second'])
})

test('whatever people split and merge and stations report late, the parts are the stop', async () => {
  const random = randomOf(75)
  const statuses: StationStatus[] = ['down', 'defect', 'running', 'waiting']
  await say('S20', 0, 'down')
  await say('S20', 480, 'running')
  let splits = 0
  for (let round = 0; round < 60; round++) {
    const found = await stopsOf('S20')
    const stop = found[Math.floor(random() * found.length)]
    const place = Math.floor(random() * (stop?.parts.length ?? 1))
    const part = stop?.parts[place]
    const act = random()
    if (act < 0.3 || !stop || !part)
      await say('S20', Math.floor(random() * 480_000) / 1000, statuses[Math.floor(random() * 4)]!)
    else if (act < 0.7) {
      const [start, end] = [Date.parse(part.start), Date.parse(part.end)]
      const splitAt = isoOf(start + 1 + Math.floor(random() * (end - start - 2)))
      if (stop.parts.length < 20) {
        await admin(stops.split, { stationNumber: 'S20', start: part.start, splitAt })
        splits++
      }
    } else if (place > 0) await admin(stops.merge, { stationNumber: 'S20', start: part.start })
    else if (!part.explained)
      await admin(stops.explain, { stationNumber: 'S20', start: part.start, ...why, remark: `${round}` })
    for (const one of await stopsOf('S20')) {
      expect(one.parts[0]!.start).toBe(one.start)
      expect(one.parts.at(-1)!.end).toBe(one.end)
      expect(starts(one).slice(1)).toEqual(one.parts.slice(0, -1).map(({ end }) => end))
      expect(one.parts.reduce((sum, { length }) => sum + length, 0)).toBe(one.length)
      expect(one.parts.reduce((sum, { lostPieces }) => sum + (lostPieces ?? 0), 0)).toBe(one.lostPieces ?? 0)
    }
  }
  expect(splits).toBeGreaterThan(10)
})
