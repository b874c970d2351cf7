import { afterAll, describe, expect, test } from 'vitest'
import { seriesLimit, values } from '@takt/contract/values.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { storedPass, storedSet, storedUnit } from '../../testing/history.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aCharacteristic } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant
const start = Date.parse('2026-03-02T06:00:00.000Z')
const at = (seconds: number) => isoOf(start + seconds * 1000)

describe('a series', async () => {
  const admin = plant.as('admin', 'S')
  const set = await storedSet(db, 'SERIES', [
    aCharacteristic(1, 'GAP', {
      lowerSpecLimit: 1,
      targetValue: 2,
      upperSpecLimit: 3,
      valueCount: 2,
      resultUnit: 'mm',
    }),
    aCharacteristic(2, 'FW', { targetText: '2.1' }),
  ])
  const key = { colSetId: 'SERIES', colSetVersion: 1 }
  const unit = await storedUnit(db, 'S', { productSn: 'S-1' })
  for (const [i, gap] of [
    [1, 2],
    [3, null],
    [null, null],
    [5, 6],
  ].entries()) {
    await storedPass(db, unit, at(i), {
      passNo: i + 1,
      stationNumber: i === 3 ? 'S20' : 'S10',
      setKey: set.setKey,
      values: [...gap, null],
      texts: [null, null, '2.1'],
    })
  }

  test('is the values of one characteristic, oldest first, with its limits', async () => {
    const { points, ...about } = await admin(values.series, { ...key, resultCode: 'GAP' })
    expect(about).toEqual({
      resultCode: 'GAP',
      resultName: 'GAP',
      unit: 'mm',
      minValue: 1,
      standardValue: 2,
      maxValue: 3,
      cut: false,
    })
    expect(points.map(({ resultValue }) => resultValue)).toEqual([1, 2, 3, 5, 6])
    expect(points[3]).toEqual({ testTime: at(3), resultValue: 5, productSn: 'S-1', stationNumber: 'S20' })
  })

  test('of one station, of a period, of a text that has none', async () => {
    const numbers = async (more: object, resultCode = 'GAP') =>
      (await admin(values.series, { ...key, resultCode, ...more })).points.map(
        ({ resultValue }) => resultValue,
      )
    expect(await numbers({ stationNumber: 'S10' })).toEqual([1, 2, 3])
    expect(await numbers({ from: at(1), to: at(3) })).toEqual([3])
    expect(await numbers({}, 'FW')).toEqual([])
    await expect(numbers({}, 'NONE')).rejects.toMatchObject({ key: 'record.unknown' })
  })

  test('of more values than can be drawn shows the newest of them, and marks it', async () => {
    await plant.pool.query(
      `insert into passes (line_number, product_id, out_time, in_time, set_key, pass_no, attempt, asked, result_status, station_number, values)
      select 'LONG', gen_random_uuid(), '2026-03-02'::timestamptz + i * interval '1 second', '2026-03-02', $1, 1, 1, true, 'ok', 'S10', array[i, i + 0.5, null] from generate_series(1, 2600) i`,
      [set.setKey],
    )
    const { points, cut } = await plant.as('admin', 'LONG')(values.series, { ...key, resultCode: 'GAP' })
    expect([points.length, cut, points[0]!.resultValue, points.at(-1)!.resultValue]).toEqual([
      seriesLimit,
      true,
      101,
      2600.5,
    ])
  })
})

describe('capability', async () => {
  const line = await startLine(plant, 'L1')
  const admin = plant.as('admin', 'L1')
  const day = 86_400_000
  const today = Math.floor(Date.now() / day) * day
  // Three days at two stations; the days differ in their mean, which the scatter within must not see.
  const torques = (shift: number) => Array.from({ length: 12 }, (_, i) => 10 + shift + ((i * 7) % 5) / 4)
  const groups = [3, 2, 1].map((ago) => ({ ago, torque: torques(ago / 2) }))
  for (const { ago, torque } of groups) {
    const items = torque.flatMap((value, i) =>
      ['S10', 'S20'].map((stationNumber) => ({
        stationNumber,
        productSn: `C-${ago}-${i}`,
        at: isoOf(today - ago * day + 43_200_000 + i * 60_000),
        value,
      })),
    )
    for (const { stationNumber, productSn, at, value } of items) {
      const vout = stationNumber === 'S20' ? 5 : value / 2
      await line
        .station(stationNumber)
        .complete(productSn, { TORQUE: value, VOUT: vout }, { at, orderCode: line.order.orderCode })
    }
  }
  const figures = async (period: { from?: string; to?: string }) =>
    (await admin(values.capability, period)).map((row) => ({
      ...row,
      key: `${row.stationNumber} ${row.resultCode}`,
    }))

  test('is what the single values give, for every characteristic at every station', async () => {
    const rows = await figures({})
    expect(rows.map(({ key }) => key)).toEqual(['S10 TORQUE', 'S10 VOUT', 'S20 TORQUE', 'S20 VOUT'])
    const all = groups.flatMap(({ torque }) => torque)
    const mean = sum(all) / all.length
    const overall = Math.sqrt(squares(all) / (all.length - 1))
    // Single values: from each to the next of its own day.
    const steps = groups.flatMap(({ torque }) =>
      torque.slice(1).map((value, i) => Math.abs(value - torque[i]!)),
    )
    const within = sum(steps) / steps.length / 1.12837916709551
    const [torque] = rows
    expect(torque).toMatchObject({
      sampleNum: 36,
      estimator: 'movingRange',
      subgroupNum: 36,
      subgroupsPending: false,
      lowestValue: Math.min(...all),
      highestValue: Math.max(...all),
      lowerSpecLimit: 8,
      upperSpecLimit: 12,
      colSetVersion: 1,
      charSeqNum: 1,
    })
    for (const [found, expected] of [
      [torque!.mean, mean],
      [torque!.sigmaOverall, overall],
      [torque!.sigmaWithin, within],
      [torque!.cp, 4 / (6 * within)],
      [torque!.pp, 4 / (6 * overall)],
      [torque!.cpk, Math.min(mean - 8, 12 - mean) / (3 * within)],
      [torque!.ppk, Math.min(mean - 8, 12 - mean) / (3 * overall)],
      [torque!.ngShare, all.filter((value) => value > 12).length / 36],
    ])
      expect(found).toBeCloseTo(expected!, 10)
  })

  test('without scatter has no index, and no index is no perfect process', async () => {
    expect((await figures({})).find(({ key }) => key === 'S20 VOUT')).toMatchObject({
      sigmaWithin: 0,
      cp: null,
      cpk: null,
      pp: null,
      ppk: null,
      ngShare: 0,
    })
  })

  test('is of the production days the period touches', async () => {
    const midnight = (ago: number) => isoOf(today - ago * day)
    expect((await figures({ from: midnight(2), to: midnight(1) }))[0]).toMatchObject({ sampleNum: 12 })
    expect((await figures({ from: midnight(2) }))[0]).toMatchObject({ sampleNum: 24 })
    expect((await figures({ to: midnight(1) }))[0]).toMatchObject({ sampleNum: 24 })
    expect(await figures({ from: midnight(-1) })).toEqual([])
  })
})

const sum = (list: number[]) => list.reduce((total, value) => total + value, 0)
const squares = (list: number[]) => sum(list.map((value) => (value - sum(list) / list.length) ** 2))
