import { afterAll, expect, test } from 'vitest'
import { stations } from '@takt/contract/stations.ts'
import { units } from '@takt/contract/units.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const line = await startLine(plant, 'L1', 10)
const [s10, s20] = [line.station('S10'), line.station('S20')]
const statusOf = async (stationNumber: string) =>
  (await admin(stations.list, {})).rows.find((row) => row.stationNumber === stationNumber)!.stationStatus
const reused = { key: 'station.message_reused', field: 'messageId' }

test('an id that was used for another status is refused, and the status stays; the same message again is stored', async () => {
  const status = (stationStatus: string) => ({ messageId: 'q1', at: nowIso(), stationStatus })
  await s20.send('status', status('running'))
  await expect(s20.send('status', status('down'))).rejects.toMatchObject(reused)
  expect(await s20.send('status', status('running'))).toEqual({ stored: true })
  expect(await statusOf('S20')).toBe('running')
  await s10.send('status', status('down'))
})

test('an id that was used for another unit is refused, also in one batch, and the unit is not taken', async () => {
  const arrive = (productSn: string) => ({ messageId: 'd1', at: nowIso(), productSn })
  expect(await s10.send('arrive', arrive('D-1'))).toMatchObject({ answer: 'go' })
  await expect(s10.send('arrive', arrive('D-2'))).rejects.toMatchObject(reused)
  await expect(admin(units.passport, { unit: 'D-2' })).rejects.toMatchObject({ key: 'record.unknown' })
  expect(await s10.send('arrive', arrive('D-1'))).toMatchObject({ answer: 'go' })
  const items = ['D-3', 'D-4'].map((sn) => ({ kind: 'arrive', ...arrive(sn), messageId: 'd3' }))
  const { answers } = await s10.send('batch', { items })
  expect(answers).toMatchObject([{ code: 20000 }, { key: 'station.message_reused' }])
})

test('of each station the latest five hundred ids are known at least', async () => {
  const status = (messageId: string, stationStatus: string) => ({
    kind: 'status',
    messageId,
    at: nowIso(),
    stationStatus,
  })
  const s30 = line.station('S30')
  const ids = Array.from({ length: 500 }, (_, i) => `many-${i}`)
  for (let from = 0; from < ids.length; from += 100)
    await s30.send('batch', { items: ids.slice(from, from + 100).map((id) => status(id, 'running')) })
  const { answers } = await s30.send('batch', {
    items: ['many-0', 'many-499', 'new'].map((id) => status(id, 'down')),
  })
  expect(answers).toMatchObject([{ key: reused.key }, { key: reused.key }, { code: 20000 }])
  expect(await statusOf('S30')).toBe('down')
})

test('what was refused may be corrected and sent again under its id', async () => {
  const done = (productSn: string) => ({ messageId: 'c1', at: nowIso(), productSn, verdict: 'ok' })
  await expect(s20.send('complete', done('NOBODY'))).rejects.toMatchObject({ key: 'station.unit_unknown' })
  await s10.complete('D-5', { TORQUE: 10 })
  expect(await s20.send('complete', done('D-5'))).toMatchObject({ resultStatus: 'ok' })
})

test('a completion from before the one that registered its unit is answered again when it is sent again', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const done = (messageId: string, at: string, resultValue: number) =>
    s10.send('complete', {
      messageId,
      at,
      productSn: 'LATE-1',
      results: [{ resultCode: 'TORQUE', resultValue }],
    })
  await done('late-ok', ago(1), 10)
  const ng = () => done('late-ng', ago(100_000), 99)
  const first = await ng()
  expect(first).toMatchObject({ resultStatus: 'ng', outOfLimits: ['TORQUE'] })
  expect(await ng()).toMatchObject({ resultStatus: 'ng', outOfLimits: ['TORQUE'] })
})
