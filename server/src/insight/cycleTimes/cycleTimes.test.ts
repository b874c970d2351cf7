import { afterAll, beforeAll, expect, test } from 'vitest'
import { boards } from '@takt/contract/boards.ts'
import { cycleTimes } from '@takt/contract/cycleTimes.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { ensureMonth } from '../../platform/db/partitions.ts'
import { floorRows } from '../../testing/floor-rows.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
/** The 20 cycles of S10, the last one somebody's lunch. */
const lengths = [20, 22, 24, 26, 28, 30, 31, 32, 33, 34, 20, 22, 24, 26, 28, 30, 31, 32, 33, 2000]

beforeAll(async () => {
  for (const [at, length] of lengths.entries()) {
    const { productId } = await line.station('S10').work(`C-${at}`, { TORQUE: 10 })
    await plant.pool.query(
      `update passes set in_time = out_time - $2 * interval '1 second' where line_number = 'L1' and product_id = $1`,
      [productId, length],
    )
  }
})

test('a row a station and type: what the cycles come to, against the target of the station', async () => {
  const { rows, takt, from } = await admin(cycleTimes.figures, {})
  expect(takt).toBe(30)
  const sum = lengths.reduce((all, one) => all + one, 0)
  expect(rows).toEqual([
    {
      stationNumber: 'S10',
      stationName: 'S10',
      setsPace: true,
      typeNo: line.typeNo,
      cycleTime: 30,
      targetSource: 'station',
      targets: [{ validFrom: from, cycleTime: 30 }],
      lastCycle: 2000,
      averageCycle: sum / 20,
      medianCycle: 29,
      minCycle: 20,
      maxCycle: 2000,
      cycleP95: expect.closeTo(34 + 0.05 * (2000 - 34), 6),
      samples: 20,
      outliers: 1,
      hitRate: 12 / 20,
      cycleTimePerHour: 120,
      actualPerHour: expect.closeTo((3600 * 20) / sum, 6),
    },
  ])
})

test('drivers are found in the cycles of the type, each compared with the one before', async () => {
  const { samples, drivers } = await admin(cycleTimes.drivers, { stationNumber: 'S10', typeNo: line.typeNo })
  expect(samples).toBe(20)
  const groups = Object.fromEntries(drivers.map(({ driver, groups }) => [driver, groups]))
  // The first of the period has none before it; of one group there is nothing to compare.
  expect(groups['typeBefore']).toMatchObject([{ value: line.typeNo, samples: 19, difference: null }])
  expect(groups['operator']).toMatchObject([{ value: null, samples: 20, medianCycle: 29, isClear: false }])
  expect(drivers.map(({ effect }) => effect)).toEqual([null, null, null, null, null])
  const other = await admin(cycleTimes.drivers, { stationNumber: 'S20', typeNo: line.typeNo })
  expect(other.samples).toBe(0)
})

test('without outliers the lunch is left out of every figure, and still counted as left out', async () => {
  const { rows } = await admin(cycleTimes.figures, { withoutOutliers: true })
  expect(rows).toMatchObject([
    { samples: 19, outliers: 1, maxCycle: 34, lastCycle: 33, medianCycle: 28, hitRate: 12 / 19 },
  ])
  const query = { stationNumber: 'S10', typeNo: line.typeNo, withoutOutliers: true }
  const { points, bins } = await admin(cycleTimes.cycles, query)
  expect(points).toHaveLength(19)
  expect(points[0]).toMatchObject({ productSn: 'C-0', cycle: 20 })
  expect(bins.reduce((all, one) => all + one.count, 0)).toBe(19)
})

test('nothing of another time, type or line is counted', async () => {
  const to = isoOf(Date.now() - 3_600_000)
  expect((await admin(cycleTimes.figures, { to })).rows).toEqual([])
  expect((await admin(cycleTimes.figures, { typeNo: 'OTHER' })).rows).toEqual([])
  expect((await admin(cycleTimes.figures, { stationNumber: 'S20' })).rows).toEqual([])
  await startLine(plant, 'L2')
  expect((await plant.as('admin', 'L2')(cycleTimes.figures, {})).rows).toEqual([])
})

test('a period is at most 31 days, and its figures are those of its end', async () => {
  const now = Date.now()
  const query = { from: isoOf(now - 90 * 86_400_000), to: isoOf(now) }
  const { from, to } = await admin(cycleTimes.figures, query)
  expect(Date.parse(to) - Date.parse(from)).toBe(31 * 86_400_000)
})

test('the best demonstrated is a level kept for an hour, never a single cycle, and needs ten such hours', async () => {
  await ensureMonth(plant.db, '2026-03-10T00:00:00Z')
  const fill = (hours: number, from: number, each: number) =>
    plant.pool.query(
      `with made as (insert into units (line_number, product_id, product_sn, type_no, type_ver, order_code, processing_number,
         processing_ver, process_status, registered_at, last_time)
       select 'L1', gen_random_uuid(), 'H-' || h || '-' || i, $1, 1, $2, 'R', 1, 'finished', at, at
       from (select h, i, '2026-03-10T00:00:00Z'::timestamptz + h * interval '1 hour' + i * interval '4 minutes' as at
             from generate_series($4::int, $3::int) h, generate_series(1, $5::int) i) as one
       returning line_number, product_id, product_sn, registered_at)
       insert into passes (line_number, product_id, out_time, in_time, pass_no, attempt, step_seq, asked, judged, result_status,
         station_number)
       select line_number, product_id, registered_at,
         registered_at - (20 + split_part(product_sn, '-', 2)::int - case when product_sn like '%-1' then 15 else 0 end)
           * interval '1 second', 1, 1, 10, true, 'ok', 'ok', 'S30' from made`,
      [line.typeNo, line.order.orderCode, hours, from, each],
    )
  const query = {
    stationNumber: 'S30',
    typeNo: line.typeNo,
    from: '2026-03-10T00:00:00Z',
    to: '2026-03-12T00:00:00Z',
  }
  await fill(9, 1, 10)
  await fill(10, 10, 9)
  expect(await admin(cycleTimes.cycles, query)).toMatchObject({ hours: 9, best: null })
  await fill(30, 11, 10)
  await floorRows(plant.db).addSlot('L1', '2026-03-10T01:00:00.000Z', 'S30', { typeNo: line.typeNo })
  // Hours 1–9 and 11–30 took 20 s more than their number: a tenth of 29 hours is the third fastest.
  expect(await admin(cycleTimes.cycles, query)).toMatchObject({ hours: 29, best: 23 })
})

test('a cycle is a hit by the standard in force when it ended; the page shows where it changed', async () => {
  const query = { stationNumber: 'S30', from: '2026-03-10T00:00:00Z', to: '2026-03-11T00:00:00Z' }
  await plant.db.deleteFrom('cycleStandards').execute()
  const before = await admin(cycleTimes.figures, query)
  expect(before.rows).toMatchObject([{ cycleTime: 30, targetSource: 'station' }])
  const set = (validFrom: string, cycleTime: number | null) =>
    plant.db
      .insertInto('cycleStandards')
      .values({
        lineNumber: 'L1',
        stationNumber: 'S30',
        typeNo: line.typeNo,
        validFrom,
        cycleTime,
        reason: 'shown',
        updateAuthor: 'Ann',
      })
      .execute()
  await set('2026-03-10T15:00:00.000Z', 36)
  await set('2026-03-10T20:00:00.000Z', null)
  const { points } = await admin(cycleTimes.cycles, { ...query, typeNo: line.typeNo })
  const hits = points.filter(({ outTime, cycle }) => {
    const hour = new Date(outTime).getUTCHours()
    return cycle <= (hour >= 15 && hour < 20 ? 36 : 30)
  })
  const { rows } = await admin(cycleTimes.figures, query)
  expect(rows).toMatchObject([
    {
      samples: points.length,
      hitRate: hits.length / points.length,
      cycleTime: 30,
      targets: [
        { validFrom: '2026-03-10T00:00:00.000Z', cycleTime: 30 },
        { validFrom: '2026-03-10T15:00:00.000Z', cycleTime: 36 },
        { validFrom: '2026-03-10T20:00:00.000Z', cycleTime: 30 },
      ],
    },
  ])
  expect(rows[0]!.hitRate).toBeGreaterThan(before.rows[0]!.hitRate!)
  const during = await admin(cycleTimes.figures, { ...query, to: '2026-03-10T16:00:00Z' })
  expect(during.rows).toMatchObject([{ cycleTime: 36, targetSource: 'standard', cycleTimePerHour: 100 }])
})

test('a station that only rework leads to sets no pace', async () => {
  await line.station('S10').work('R-1', { TORQUE: 10 })
  await line.station('S20').work('R-1', { VOUT: 9 })
  await line.station('S90').work('R-1')
  const { rows } = await admin(cycleTimes.figures, {})
  expect(rows.map(({ stationNumber, setsPace }) => [stationNumber, setsPace])).toEqual([
    ['S10', true],
    ['S20', true],
    ['S90', false],
  ])
})

test('the takt is that of the board: by the standard of what the line makes now', async () => {
  const { lineNumber, stationNumber } = { lineNumber: 'L1', stationNumber: 'S20' }
  await plant.db
    .insertInto('cycleStandards')
    .values({
      lineNumber,
      stationNumber,
      typeNo: line.typeNo,
      validFrom: isoOf(Math.floor(Date.now() / 900_000) * 900_000),
      cycleTime: 50,
      reason: 'measured',
      updateAuthor: 'admin',
      updateDate: isoOf(Date.now()),
    })
    .execute()
  const [{ takt }, { tile }] = [await admin(cycleTimes.figures, {}), await admin(boards.line, {})]
  expect([takt, tile.takt]).toEqual([50, 50])
})
