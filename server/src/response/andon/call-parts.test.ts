import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { mostCallParts } from '@takt/contract/call-parts.ts'
import { changes } from '@takt/contract/changes.ts'
import { lines } from '@takt/contract/lines.ts'
import { stations } from '@takt/contract/stations.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aStation } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
afterEach(() => {
  vi.useRealTimers()
})
const admin = plant.as('admin', 'L1')
const start = Date.parse('2026-03-02T08:00:00Z')
const at = (minutes: number) => isoOf(start + minutes * 60_000)
const go = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: start + minutes * 60_000 })
const partsOf = async (id: number) =>
  (await admin(andon.record, { id })).parts.map((part) => [
    (Date.parse(part.start) - start) / 60_000,
    (Date.parse(part.end) - start) / 60_000,
    part.lossType,
    part.remark,
  ])
const material = { lossType: 'organizational', remark: 'no glue' } as const

beforeAll(async () => {
  await admin(lines.create, aLine('L1'))
  await admin(stations.create, aStation('S10'))
})
async function solved(minutes = 60) {
  go(0)
  const { id } = await admin(andon.call, { stationNumber: 'S10', lossType: 'equipment', message: null })
  await admin(andon.move, { id, move: 'arrive' })
  go(minutes)
  await admin(andon.move, { id, move: 'solve' })
  vi.useRealTimers()
  return id
}

test('a solved call is split into losses, each corrected on its own, and merged again', async () => {
  const id = await solved()
  expect(await partsOf(id)).toEqual([[0, 60, 'equipment', null]])
  await admin(andon.split, { id, start: at(0), splitAt: at(20), ...material })
  await admin(andon.split, { id, start: at(20), splitAt: at(45.5), lossType: 'process', remark: 'recipe' })
  expect(await partsOf(id)).toEqual([
    [0, 20, 'equipment', null],
    [20, 45.5, 'organizational', 'no glue'],
    [45.5, 60, 'process', 'recipe'],
  ])
  const wrong = { id, start: at(45.5), reason: 'it was the part' }
  expect(await admin(andon.correct, { ...wrong, lossType: 'mass' })).toMatchObject({ lossType: 'equipment' })
  await expect(admin(andon.correct, { ...wrong, lossType: 'mass' })).rejects.toMatchObject({
    key: 'andon.same_loss',
  })
  await admin(andon.correct, { id, lossType: 'process', reason: 'the wrong button' })
  await admin(andon.merge, { id, start: at(20) })
  expect(await partsOf(id)).toEqual([
    [0, 45.5, 'process', null],
    [45.5, 60, 'mass', 'recipe'],
  ])
  const { rows } = await plant.as('admin')(changes.list, { entity: ['andonCall'], entityKey: String(id) })
  expect(rows.map(({ action }) => action).toReversed()).toEqual([
    'call',
    'arrive',
    'solve',
    'split',
    'split',
    'correct',
    'correct',
    'merge',
  ])
})

test('what cannot be split, corrected or merged is refused by its field', async () => {
  const id = await solved()
  const key = { id, start: at(0), ...material }
  for (const splitAt of [at(0), at(60), at(61), at(-1)])
    await expect(admin(andon.split, { ...key, splitAt })).rejects.toMatchObject({
      key: 'andon.split_outside',
      field: 'splitAt',
    })
  const other = { id, start: at(1) }
  for (const act of [
    () => admin(andon.split, { ...key, ...other, splitAt: at(9) }),
    () => admin(andon.correct, { ...other, lossType: 'mass', reason: 'no' }),
    () => admin(andon.merge, other),
  ])
    await expect(act()).rejects.toMatchObject({ key: 'andon.no_part', field: 'start' })
  await expect(admin(andon.merge, { id, start: at(0) })).rejects.toMatchObject({ key: 'stops.first_part' })
  await expect(admin(andon.split, { ...key, id: 999_999, splitAt: at(9) })).rejects.toMatchObject({
    key: 'record.unknown',
  })
  await expect(admin(andon.split, { ...key, splitAt: at(9), remark: ' ' })).rejects.toMatchObject({
    field: 'remark',
  })
  const operator = plant.as('operator', 'L1')
  await expect(operator(andon.split, { ...key, splitAt: at(9) })).rejects.toMatchObject({
    key: 'call.forbidden',
  })
})

test('a call that is open has no parts yet', async () => {
  const { id } = await admin(andon.call, { stationNumber: 'S10', lossType: 'equipment', message: null })
  expect(await partsOf(id)).toEqual([])
  await expect(admin(andon.split, { id, start: at(0), splitAt: at(1), ...material })).rejects.toMatchObject({
    key: 'andon.not_solved',
  })
  await admin(andon.cancel, { id, reason: 'by mistake' })
  await expect(admin(andon.merge, { id, start: at(1) })).rejects.toMatchObject({ key: 'andon.not_solved' })
})

test('two people split the same part at the same time: one succeeds, the other is refused because the part changed', async () => {
  const id = await solved()
  const done = await Promise.allSettled(
    [30, 20].map((minutes) => admin(andon.split, { id, start: at(0), splitAt: at(minutes), ...material })),
  )
  const parts = await partsOf(id)
  const kept = done.filter(({ status }) => status === 'fulfilled').length
  expect(parts).toHaveLength(kept + 1)
  expect(parts.map(([from]) => from).slice(1)).toEqual(parts.map(([, to]) => to).slice(0, -1))
})

test('a call has at most so many parts', async () => {
  const id = await solved()
  for (let part = 1; part < mostCallParts; part++)
    await admin(andon.split, { id, start: at(part - 1), splitAt: at(part), ...material })
  await expect(
    admin(andon.split, { id, start: at(mostCallParts - 1), splitAt: at(40), ...material }),
  ).rejects.toMatchObject({ key: 'stops.too_many_parts' })
})
