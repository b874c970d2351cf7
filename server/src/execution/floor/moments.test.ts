import { afterAll, expect, test } from 'vitest'
import { momentsOf as valuesOf } from '@takt/statistics/moments.ts'
import { sigmaOfMovingRange, sigmaWithin } from '@takt/statistics/sigma.ts'
import { types } from '@takt/contract/types.ts'
import { values } from '@takt/contract/values.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { startLine, startOrder } from '../../testing/line.ts'
import { asOwner } from '../../testing/database.ts'
import { startPlant } from '../../testing/plant.ts'
import { isBehind, withinOf } from './day-moments.ts'
import { pageOf } from './fold-days.ts'
import { lotUnits } from './lot-units.ts'
import { keepSubgroups, momentsOf } from './moments.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant
const aDay = 86_400_000
const noon = Math.floor(Date.now() / aDay) * aDay - aDay + 43_200_000

/** Torque on a day that wanders: each minute one unit. */
const torques = Array.from({ length: 40 }, (_, i) => 9 + i / 40 + ((i * 7) % 5) / 10)
const messages = torques.map((torque, i) => ({ sn: `M-${i}`, at: isoOf(noon + i * 60_000), torque }))
const tell = async (line: Awaited<ReturnType<typeof startLine>>, some: typeof messages) => {
  for (const { sn, at, torque } of some)
    await line
      .station('S10')
      .complete(sn, { TORQUE: torque, VOUT: 5 }, { at, orderCode: line.order.orderCode })
}
const found = async (line: string, more: { typeNo?: string } = {}) =>
  (await plant.as('admin', line)(values.capability, more)).find(({ resultCode }) => resultCode === 'TORQUE')!
const all = async (line: string) => ({
  line,
  clock: await clockOf(db, line),
  first: null,
  last: '9999-01-01',
})
const keep = async (line: string) => keepSubgroups(db, await all(line))
const shuffled = (seed: number) =>
  messages
    .map((message, i) => ({ message, by: Math.sin(seed + i * 12.9898) * 43_758.5453 }))
    .toSorted((a, b) => (a.by % 1) - (b.by % 1))
    .map(({ message }) => message)

test('on one day Cpk is of the scatter from unit to unit, Ppk of that of all', async () => {
  const line = await startLine(plant, 'LA')
  await tell(line, messages)
  const { sigmaWithin: within, sigmaOverall, cpk, ppk, ...row } = await found('LA')
  expect(row).toMatchObject({ sampleNum: 40, subgroupNum: 40, estimator: 'movingRange' })
  expect(within).toBeCloseTo(sigmaOfMovingRange(torques).sigma!, 12)
  expect(sigmaOverall).toBeCloseTo(Math.sqrt(valuesOf(torques)!.m2 / 39), 12)
  expect(Math.abs(cpk! - ppk!)).toBeGreaterThan(0.05)
})

test.each([1, 2, 3])(
  'messages in any order give the same figures, kept in between or not (%d)',
  async (seed) => {
    const line = await startLine(plant, `LS${seed}`)
    const mixed = shuffled(seed)
    await tell(line, mixed.slice(0, 15))
    await keep(`LS${seed}`)
    await tell(line, mixed.slice(15, 30))
    await keep(`LS${seed}`)
    await tell(line, mixed.slice(30))
    const [inOrder, other] = [await found('LA'), await found(`LS${seed}`)]
    expect(other.subgroupNum).toBe(inOrder.subgroupNum)
    for (const name of ['mean', 'sigmaWithin', 'sigmaOverall', 'cpk', 'ppk'] as const)
      expect(other[name]).toBeCloseTo(inOrder[name]!, 12)
  },
)

test('what is kept is read back as it was, and added to', async () => {
  const line = await startLine(plant, 'LK')
  await tell(line, messages.slice(0, 17))
  expect(await keep('LK')).toBe(1)
  expect(await keep('LK')).toBe(0)
  // Read back only: without its passes nothing could be folded anew.
  const before = await found('LK')
  expect(before.sigmaWithin).toBeCloseTo(sigmaOfMovingRange(torques.slice(0, 17)).sigma!, 12)
  await tell(line, messages.slice(17))
  expect(await found('LK')).toMatchObject({ subgroupNum: 40 })
  expect((await found('LK')).sigmaWithin).toBeCloseTo(sigmaOfMovingRange(torques).sigma!, 12)
  await keep('LK')
  // As when its passes went to an archive: nothing can be folded any more.
  await plant.pool.query(`delete from passes where line_number = 'LK'`)
  const { sigmaWithin: within, subgroupNum } = await found('LK')
  expect(subgroupNum).toBe(40)
  expect(within).toBeCloseTo(sigmaOfMovingRange(torques).sigma!, 12)
})

test('types do not follow each other: each has its own subgroups, and may be shown alone', async () => {
  const line = await startLine(plant, 'LT')
  const typeNo = 'OTHER'
  const { processingNumber, processingVer } = line
  const admin = plant.as('admin', 'LT')
  await admin(types.create, {
    typeNo,
    typeName: 'Other',
    picNumberVer: null,
    processingNumber,
    processingVer,
    remark: null,
  })
  await admin(types.move, { typeNo, typeVer: 1, move: 'release' })
  const order = await startOrder(plant, 'LT', typeNo, 'WO-OTHER', 100)
  const both = [line.order.orderCode, order.orderCode]
  for (const [i, { sn, at, torque }] of messages.entries())
    await line
      .station('S10')
      .complete(sn, { TORQUE: torque + (i % 2), VOUT: 5 }, { at, orderCode: both[i % 2] })
  const of = (rest: number) => torques.filter((_, i) => i % 2 === rest)
  const sigma = (rest: number) => sigmaOfMovingRange(of(rest)).sigma!
  expect((await found('LT', { typeNo: line.typeNo })).sigmaWithin).toBeCloseTo(sigma(0), 12)
  expect((await found('LT', { typeNo })).sigmaWithin).toBeCloseTo(sigma(1), 12)
  const all = await found('LT')
  expect(all).toMatchObject({ sampleNum: 40, subgroupNum: 40 })
  expect(all.sigmaWithin).toBeCloseTo((sigma(0) + sigma(1)) / 2, 12)
})

test.each([
  ['time', [0, 10, 20, 30, 40]],
  ['lot', [0, 5, 25, 40]],
] as const)('a set may request subgroups by %s', async (by, borders) => {
  const lineNumber = `LB-${by}`
  const line = await startLine(plant, lineNumber)
  await asOwner(
    plant.ownerUrl,
    `alter table collection_sets disable trigger user;
     update collection_sets set subgroup_by = '${by}', subgroup_minutes = 10 where col_set_id = '${line.colSetId}';
     alter table collection_sets enable trigger user`,
  )
  await tell(line, messages.slice(0, 33))
  await plant.pool.query(
    `update units set lot_no = case when number < 5 then 'A' when number < 25 then 'B' else 'A' end
     from (select product_id as id, substr(product_sn, 3)::int as number from units where line_number = $1) as sn
     where line_number = $1 and product_id = id`,
    [lineNumber],
  )
  await keep(lineNumber)
  await tell(line, messages.slice(33))
  if (by === 'lot')
    await plant.pool.query(`update units set lot_no = 'A' where line_number = $1 and lot_no is null`, [
      lineNumber,
    ])
  const groups = borders.slice(1).map((to, i) => valuesOf(torques.slice(borders[i], to))!)
  const row = await found(lineNumber)
  expect(row).toMatchObject({ sampleNum: 40, subgroupNum: groups.length, estimator: 'pooled' })
  expect(row.sigmaWithin).toBeCloseTo(sigmaWithin(groups, 'pooled').sigma!, 12)
})

test('lots that are joined are one subgroup where they follow each other', async () => {
  await keep('LB-lot')
  expect(await found('LB-lot')).toMatchObject({ subgroupNum: 3 })
  await inOneGo(db, (db) => lotUnits.join(db, 'LB-lot' as LineNumber, 'B', 'A'))
  expect(await found('LB-lot')).toMatchObject({ sampleNum: 40, subgroupNum: 1 })
})

test('subgroups of another plan are not added to', async () => {
  const line = await startLine(plant, 'LP')
  await tell(line, messages.slice(0, 20))
  await keep('LP')
  await plant.pool.query(`update subgroup_days set plan = 'another' where line_number = 'LP'`)
  expect(await keep('LP')).toBe(1)
  await plant.pool.query(
    `update subgroup_days set plan = 'another', sums = '[[20,4,16,99,99,1,99,1],[20,4,16,99,99,1,99,1]]'
     where line_number = 'LP'`,
  )
  await tell(line, messages.slice(20))
  expect(await found('LP')).toMatchObject({ sampleNum: 40, subgroupNum: 40 })
  expect((await found('LP')).sigmaWithin).toBeCloseTo(sigmaOfMovingRange(torques).sigma!, 12)
})

test('a late pass is folded once', async () => {
  const line = await startLine(plant, 'LL')
  await tell(line, [...messages.slice(0, 9), ...messages.slice(10, 20)])
  expect(await keep('LL')).toBe(1)
  await tell(line, messages.slice(9, 10))
  expect(await keep('LL')).toBe(1)
  expect(await keep('LL')).toBe(0)
  expect((await found('LL')).sigmaWithin).toBeCloseTo(sigmaOfMovingRange(torques.slice(0, 20)).sigma!, 12)
})

test('a day whose passes do not all come back is folded once, and goes on from there', async () => {
  const line = await startLine(plant, 'LG')
  await tell(line, messages.slice(0, 10))
  // As on the day of an upgrade, or where an archive has the first of them.
  await plant.pool.query(`delete from passes where line_number = 'LG' and out_time < $1`, [
    isoOf(noon + 4 * 60_000),
  ])
  expect(await keep('LG')).toBe(1)
  expect(await keep('LG')).toBe(0)
  await tell(line, messages.slice(10, 20))
  expect(await keep('LG')).toBe(1)
  expect(await found('LG')).toMatchObject({ sampleNum: 20, subgroupNum: 16 })
  await plant.pool.query(`delete from passes where line_number = 'LG'`)
  await plant.pool.query(`delete from subgroup_days where line_number = 'LG'`)
  expect(await keep('LG')).toBe(1)
  expect(await keep('LG')).toBe(0)
  expect(await found('LG')).toMatchObject({ sampleNum: 20, subgroupNum: 0, sigmaWithin: null })
})

test('what was cached while the day was corrected is replaced by the correction', async () => {
  const line = await startLine(plant, 'LC')
  await tell(line, messages.slice(0, 12))
  await keep('LC')
  // A correction took the last pass out, and a job that had read before wrote after it.
  await plant.pool.query(`delete from passes where line_number = 'LC' and out_time >= $1`, [
    isoOf(noon + 11 * 60_000),
  ])
  await plant.pool.query(`update characteristic_days set n = '{11,11}' where line_number = 'LC'`)
  expect(await keep('LC')).toBe(1)
  expect((await found('LC')).sigmaWithin).toBeCloseTo(sigmaOfMovingRange(torques.slice(0, 11)).sigma!, 12)
  expect(await keep('LC')).toBe(0)
})

test('a reader folds so many passes and no more: the scatter within waits for the job', async () => {
  const line = await startLine(plant, 'LM')
  await tell(line, [...messages.slice(0, 4), ...messages.slice(5, 12)])
  const scope = await all('LM')
  const groupsOf = async (most: number) => {
    const days = await momentsOf(db, scope, most)
    return withinOf(days, 0, days.some(isBehind)).sums.groups
  }
  expect(await groupsOf(10)).toBe(0)
  expect((await momentsOf(db, scope, 10)).map(isBehind)).toEqual([true])
  expect(await groupsOf(11)).toBe(11)
  expect((await momentsOf(db, scope, 11)).map(isBehind)).toEqual([false])
  await keep('LM')
  expect(await groupsOf(0)).toBe(11)
  // A late one: the whole day again.
  await tell(line, messages.slice(4, 5))
  expect(await groupsOf(11)).toBe(0)
  expect(await groupsOf(12)).toBe(12)
})

test('a request made while the same is read shares its answer; a later one reads again', async () => {
  const scope = await all('LM')
  const [one, other] = await Promise.all([momentsOf(db, scope), momentsOf(db, scope)])
  expect(other).toBe(one)
  expect(await momentsOf(db, scope)).not.toBe(one)
})

test('a page is sized by its values', () => {
  expect([2, 200, 5000].map(pageOf)).toEqual([2000, 500, 50])
})
