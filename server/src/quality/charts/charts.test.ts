import { afterAll, describe, expect, test } from 'vitest'
import { charts, ruleSets } from '@takt/contract/charts.ts'
import { gauges } from '@takt/contract/gauges.ts'
import { lines } from '@takt/contract/lines.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { ensureMonth } from '../../platform/db/partitions.ts'
import { storedPass, storedSet, storedUnit } from '../../testing/history.ts'
import { startPlant } from '../../testing/plant.ts'
import { aCharacteristic, aLine } from '../../testing/samples.ts'
import { gradeOf } from './grades.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant
const start = Date.parse('2026-03-02T06:00:00.000Z')
const at = (seconds: number) => isoOf(start + seconds * 1000)
const set = await storedSet(db, 'SCREW', [
  aCharacteristic(1, 'TORQUE', { lowerSpecLimit: 8, upperSpecLimit: 12, unitCount: 5 }),
  aCharacteristic(2, 'ANGLE'),
])
const chartInput = { colSetId: 'SCREW', colSetVersion: 1, stationNumber: 'S10', resultCode: 'TORQUE' }
const wave = (i: number) => 10 + Math.sin(i * 12.9898) * 0.3

/** A value for each unit, one every second; null: not measured. */
async function store(line: string, values: (number | null)[], over: (i: number) => object = () => ({})) {
  for (const [i, value] of values.entries()) {
    const { typeNo = 'T1', seconds = i } = over(i) as { typeNo?: string; seconds?: number }
    const unit = await storedUnit(db, line, { productSn: `${line}-${i}`, typeNo })
    await storedPass(db, unit, at(seconds), { setKey: set.setKey, values: [value, value] })
  }
  return plant.as('admin', line)
}

describe('a chart', async () => {
  const values = Array.from({ length: 62 }, (_, i) => (i === 52 ? 14 : wave(i)))
  const admin = await store('C', values)

  test('shows what the newest study of its gauge found, and that there is none', async () => {
    expect((await admin(charts.report, chartInput)).gauge).toBeNull()
    await admin(lines.create, aLine('C'))
    const readings = Array.from({ length: 25 }, (_, i) => ({
      part: null,
      operator: null,
      value: 10 + (i % 3) / 100,
    }))
    const study = {
      gaugeId: 'TW-1',
      studyKind: 'type1' as const,
      reference: 10,
      validUntil: null,
      note: null,
    }
    const { colSetId, resultCode } = chartInput
    const { gaugeVerdict } = await admin(gauges.create, { ...study, colSetId, resultCode, readings })
    expect((await admin(charts.report, chartInput)).gauge).toMatchObject({ gaugeId: 'TW-1', gaugeVerdict })
    expect((await admin(charts.report, { ...chartInput, resultCode: 'ANGLE' })).gauge).toBeNull()
  })

  test('has the subgroups of the definition, and each point names its units', async () => {
    const report = await admin(charts.report, chartInput)
    expect(report).toMatchObject({
      chartKind: 'xBarR',
      unitCount: 5,
      groupSize: 5,
      leftOver: 2,
      cut: false,
      minValue: 8,
      maxValue: 12,
    })
    expect(report.values).toHaveLength(12)
    expect(report.units[10]).toEqual(['C-50', 'C-51', 'C-52', 'C-53', 'C-54'])
    expect(report.times[10]).toBe(Date.parse(at(54)))
    expect(report.values[10]).toBeCloseTo(values.slice(50, 55).reduce((a, b) => a + b) / 5, 9)
    expect(report.broken).toEqual([
      { chart: 'location', rule: 1, at: 10 },
      // One range of four lifts the centre over all that came before.
      { chart: 'spread', rule: 2, at: 8 },
      { chart: 'spread', rule: 2, at: 9 },
      { chart: 'spread', rule: 1, at: 10 },
    ])
    expect(report.figures).toMatchObject({ sampleNum: 62, subgroupNum: 12, enough: true, estimator: 'rBar' })
    expect(report.figures.ppmObserved).toBeCloseTo(1e6 / 62, 6)
    expect(report.bins.reduce((sum, { count }) => sum + count, 0)).toBe(62)
  })

  test('is made of other subgroups on request', async () => {
    const single = await admin(charts.report, { ...chartInput, unitCount: 1 })
    expect(single).toMatchObject({ chartKind: 'iMr', groupSize: 1, leftOver: 0 })
    expect(single.values).toEqual(values)
    expect(single.spreads[0]).toBeNull()
    expect(single.spreads.slice(1)).toEqual(
      values.slice(1).map((value, at) => Number(Math.abs(value - values[at]!).toFixed(10))),
    )
    const timed = await admin(charts.report, { ...chartInput, subgroupBy: 'time', subgroupMinutes: 1 })
    expect(timed).toMatchObject({ chartKind: 'xBarS', leftOver: 0, groupSize: null })
    expect(timed.units.map((units) => units.length)).toEqual([60, 2])
    const deviations = await admin(charts.report, { ...chartInput, chartKind: 'xBarS' })
    expect(deviations.figures.estimator).toBe('sBar')
  })

  test('is judged by the rules that were chosen, and shows how often they give a false alarm', async () => {
    const [first, all] = [
      await admin(charts.report, chartInput),
      await admin(charts.report, { ...chartInput, rules: [...ruleSets.nelson] }),
    ]
    expect([first.rules, first.runLength, all.runLength]).toEqual([['1', '2'], 217, 73])
    const one = await admin(charts.report, { ...chartInput, rules: ['1'] })
    expect([one.runLength, new Set(one.broken.map(({ rule }) => rule))]).toEqual([370, new Set([1])])
  })

  test('read twice is the same chart', async () =>
    expect(await admin(charts.report, chartInput)).toEqual(await admin(charts.report, chartInput)))

  test('of a characteristic without values has no limits and no figures, and none is NaN', async () => {
    const empty = await admin(charts.report, { ...chartInput, stationNumber: 'S99' })
    expect(empty).toMatchObject({ times: [], location: [], broken: [], bins: [] })
    expect(empty.figures).toMatchObject({ sampleNum: 0, cpk: null, mean: null, ppmObserved: null })
    await expect(admin(charts.report, { ...chartInput, resultCode: 'NONE' })).rejects.toMatchObject({
      key: 'record.unknown',
    })
  })
})

test('the same values are the same chart, in whatever order their passes were stored', async () => {
  const order = [7, 2, 9, 0, 5, 1, 8, 3, 6, 4]
  const forward = await store(
    'F',
    Array.from({ length: 10 }, (_, i) => wave(i)),
  )
  const shuffled = await store('G', order.map(wave), (i) => ({ seconds: order[i]! }))
  const [a, b] = [await forward(charts.report, chartInput), await shuffled(charts.report, chartInput)]
  expect({ ...b, units: null }).toEqual({ ...a, units: null })
})

test('a subgroup has units of one type and one production day', async () => {
  const values = Array.from({ length: 20 }, (_, i) => wave(i))
  const admin = await store('T', values, (i) => ({
    typeNo: i % 2 ? 'B' : 'A',
    seconds: i < 7 ? i : 86_400 + i,
  }))
  const report = await admin(charts.report, { ...chartInput, unitCount: 3 })
  expect(report.units.map((units) => units.map((serial) => Number(serial!.slice(2))))).toEqual([
    [0, 2, 4],
    [1, 3, 5],
    [7, 9, 11],
    [8, 10, 12],
    [13, 15, 17],
    [14, 16, 18],
  ])
  const one = await admin(charts.report, { ...chartInput, typeNo: 'B', unitCount: 1 })
  expect(one.values).toEqual(values.filter((_, i) => i % 2))
})

test('ten thousand points; the newest are drawn', async () => {
  await ensureMonth(db, at(0))
  await plant.pool.query(
    `insert into passes (line_number, product_id, out_time, in_time, set_key, pass_no, attempt, asked, result_status, station_number, values)
    select 'MANY', gen_random_uuid(), '2026-03-02'::timestamptz + i * interval '18 seconds', '2026-03-02', $1, 1, 1, true, 'ok', 'S10', array[10 + sin(i * 12.9898), 1] from generate_series(1, 10001) i`,
    [set.setKey],
  )
  const report = await plant.as('admin', 'MANY')(charts.report, { ...chartInput, unitCount: 1 })
  expect([report.values.length, report.cut, report.times[0]]).toEqual([
    10_000,
    true,
    Date.UTC(2026, 2, 2, 0, 0, 36),
  ])
  // Read as two halves, also where the days count more or fewer than there are.
  for (const counts of [
    [401, 4800, 4800],
    [0, 5100, 9000],
    [3000, 3000, 3000],
    [700, 4900, 1],
  ]) {
    await plant.pool.query(`delete from characteristic_days where line_number = 'MANY'`)
    await plant.pool.query(
      `insert into characteristic_days (line_number, day, station_number, set_key, type_no, type_ver, n, mean, m2, lowest, highest, ng)
      select 'MANY', '2026-03-04'::date - (at - 1)::int, 'S10', $1, '', 0, array[n, n], '{0, 0}', '{0, 0}', '{0, 0}', '{0, 0}', '{0, 0}'
      from unnest($2::int[]) with ordinality as days (n, at)`,
      [set.setKey, counts],
    )
    const halved = await plant.as('admin', 'MANY')(charts.report, { ...chartInput, unitCount: 1 })
    expect(halved).toEqual(report)
  }
})

test('a grade is what could be, and how much of it is used; of too few values there is none', () => {
  const bands = { weak: 1, good: 1.33, best: 1.67 }
  const row = { sampleNum: 100, cp: 1.5, cpk: 1.5, ppk: 1.5 } as Parameters<typeof gradeOf>[0]
  const of = (over: Partial<typeof row>) => {
    const { potential, used } = gradeOf({ ...row, ...over }, bands)
    return `${potential}${used}`
  }
  expect(of({})).toBe('b1')
  expect(of({ ppk: 1.4 })).toBe('b2')
  expect(of({ cp: 1.67, ppk: 1.5 })).toBe('a3')
  expect(of({ cp: null, cpk: 0.9, ppk: 0.9 })).toBe('d1')
  expect(of({ sampleNum: 24 })).toBe('nullnull')
  expect(of({ cp: null, cpk: null, ppk: null })).toBe('nullnull')
})

test('the export has a point a row, with its limits and the rules it completes', async () => {
  const admin = plant.as('admin', 'C')
  const csv: unknown = await admin(charts.export, { ...chartInput, format: 'csv' })
  const lines = String(csv).trim().split('\n')
  expect(lines).toHaveLength(13)
  expect(lines[11]).toMatch(/X̄ 1, R 1"?\r?$/)
})
