import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countedTo } from '@takt/contract/lists.ts'
import { operators } from '@takt/contract/operators.ts'
import { passes } from '@takt/contract/passes.ts'
import { storedPass, storedUnit } from '../../testing/history.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const [good, bad] = [
  { TORQUE: 10, VOUT: 5 },
  { TORQUE: 13, VOUT: 5 },
]

beforeAll(async () => {
  await line.station('S10').work('A-1', good)
  await line.station('S20').work('A-1', good)
  await line.station('S10').work('A-2', bad)
  await line.station('S10').work('A-2', good)
  await admin(operators.create, {
    operatorNo: 'ANNA',
    name: 'Anna Berg',
    cardId: null,
    userName: null,
    level: 1,
    teamName: null,
    enabled: true,
  })
  await line.station('S10').arrive('B-1', { operator: 'ANNA' })
  await line.station('S10').complete('B-1', { TORQUE: 10, VOUT: 5 }, { verdict: 'ng' })
  await line.station('S10').arrive('B-2')
  for (const [line, count] of [
    ['MANY', 60],
    ['FULL', 2600],
  ] as const) {
    await plant.pool.query(
      `insert into units (line_number, product_id, product_sn, type_no, type_ver, order_code, processing_number, processing_ver, process_status, registered_at, last_time)
      select $1, gen_random_uuid(), 'M' || i, 'T' || i % 2, 1, 'WO', 'R', 1, 'finished', '2026-03-02', '2026-03-03' from generate_series(1, $2::int) i`,
      [line, count],
    )
  }
  await storedPass(db, await storedUnit(db, 'L2'), '2026-03-02T06:00:00.000Z') // makes the month
  await plant.pool
    .query(`insert into passes (line_number, product_id, out_time, in_time, pass_no, attempt, step_seq, asked, judged, result_status, station_number)
    select line_number, product_id, '2026-03-02 06:00:00+00'::timestamptz + (row_number() over () / 7) * interval '1 microsecond', '2026-03-02', n, 1, 10 * n, true, 'ok', 'ok', 'S' || n
    from units, generate_series(1, 4) n where line_number in ('MANY', 'FULL')`)
})

const shown = ({
  rows,
}: {
  rows: { productSn: string | null; stationNumber: string; attempt: number; resultStatus: string | null }[]
}) => rows.map((row) => `${row.productSn} ${row.stationNumber} ${row.attempt} ${row.resultStatus}`)

describe('the list', () => {
  test('has a row a unit and process, the newest first, with what it was, when, how long, by whom and why not', async () => {
    const page = await admin(passes.list, {})
    expect(shown(page)).toEqual([
      'B-1 S10 1 ng',
      'A-2 S10 2 ok',
      'A-2 S10 1 ng',
      'A-1 S20 1 ok',
      'A-1 S10 1 ok',
    ])
    expect(page).toMatchObject({ total: 5, next: null })
    expect(page.rows[2]).toMatchObject({
      stepSeq: 10,
      stepName: 'Step 10',
      stationName: 'S10',
      typeNo: line.typeNo,
      orderCode: line.order.orderCode,
      colSetId: line.colSetId,
      ngReason: 'TORQUE 13',
      asked: true,
    })
    expect(page.rows[0]).toMatchObject({
      operator: 'ANNA',
      operatorName: 'Anna Berg',
      verdict: 'ng',
      judged: 'ok',
      ngReason: null,
    })
    expect(page.rows[1]!.cycleTime).toBeGreaterThanOrEqual(0)
    expect(page.rows[1]!.ngReason).toBeNull()
  })

  test.each([
    ['the beginning of a serial', { productSn: 'B' }, 1],
    ['a station', { stationNumber: 'S20' }, 1],
    ['a step', { stepSeq: 10 }, 4],
    ['NG', { resultStatus: 'ng' as const }, 2],
    ['first tries', { tries: 'first' as const }, 4],
    ['retests', { tries: 'retest' as const }, 1],
    ['an order nobody has', { orderCode: 'NONE' }, 0],
    ['a type nobody has', { typeNo: 'NONE' }, 0],
    ['the order', { orderCode: line.order.orderCode, stationNumber: 'S10' }, 4],
    ['a period before', { to: '2026-01-01T00:00:00.000Z' }, 0],
  ])('finds by %s', async (_what, filter, count) => {
    const page = await admin(passes.list, filter)
    expect([page.rows.length, page.total]).toEqual([count, count])
  })

  test.each([{}, { typeNo: 'T1' }, { stationNumber: 'S3' }])(
    'pages by %j neither lose nor repeat a pass, in one instant and microseconds apart',
    async (filter) => {
      const found: string[] = []
      for (let after: string | undefined; ;) {
        const page = await plant.as('admin', 'MANY')(passes.list, {
          ...filter,
          limit: 7,
          ...(after && { after }),
        })
        found.push(...page.rows.map((row) => `${row.productId} ${row.passNo}`))
        if (!page.next) break
        after = page.next
      }
      expect(found).toHaveLength('typeNo' in filter ? 120 : 'stationNumber' in filter ? 60 : 240)
      expect(new Set(found).size).toBe(found.length)
    },
  )

  test('counts to 10,000 and then marks that there are more', async () => {
    const full = plant.as('admin', 'FULL')
    const page = await full(passes.list, { typeNo: 'T0' })
    expect(page.total).toBe(5200)
    expect((await full(passes.list, {})).total).toBe(countedTo + 1)
    await expect(full(passes.list, { after: 'x' })).rejects.toMatchObject({
      key: 'call.invalid',
      field: 'after',
    })
  })

  test('the file has every pass of the filter, in the reader’s words', async () => {
    const csv = String(await admin(passes.export, { format: 'csv', stationNumber: 'S10' }))
    const rows = csv.trim().split('\r\n')
    expect(rows).toHaveLength(5)
    expect(rows[1]).toContain('Station reported NG')
    expect(rows[3]).toContain('TORQUE 13')
    expect(
      String(await plant.as('admin', 'FULL')(passes.export, { format: 'csv' }))
        .trim()
        .split('\r\n'),
    ).toHaveLength(10_401)
  })
})

describe('the figures', () => {
  test('first pass, final and per-run yield are three numbers; a retest counts once a unit', async () => {
    const [s10, s20] = await admin(passes.yields, {})
    expect(s10).toMatchObject({
      stationNumber: 'S10',
      stepName: 'Step 10',
      passes: 4,
      okPasses: 2,
      inspected: 3,
      firstOk: 1,
      finalOk: 2,
      retested: 1,
      firstPassYield: 1 / 3,
      finalYield: 2 / 3,
      runYield: 0.5,
      retestRate: 1 / 3,
    })
    expect(s20).toMatchObject({
      stationNumber: 'S20',
      inspected: 1,
      finalOk: 1,
      retested: 0,
      firstPassYield: 1,
    })
    expect(await admin(passes.yields, { to: '2026-01-01T00:00:00.000Z' })).toEqual([])
    expect((await admin(passes.yields, { productSn: 'A-2' }))[0]).toMatchObject({
      inspected: 1,
      firstOk: 0,
      finalOk: 1,
      firstPassYield: 0,
      finalYield: 1,
    })
  })

  test('good first and bad later is not good in the end; a first try before the period does not count', async () => {
    const unit = await storedUnit(db, 'L2', { lastTime: '2026-03-09T06:00:00.000Z' })
    await storedPass(db, unit, '2026-03-05T06:00:00.000Z', { passNo: 1, stationNumber: 'X' })
    await storedPass(db, unit, '2026-03-06T06:00:00.000Z', {
      passNo: 2,
      attempt: 2,
      stationNumber: 'X',
      resultStatus: 'ok',
    })
    await storedPass(db, unit, '2026-03-07T06:00:00.000Z', {
      passNo: 3,
      attempt: 3,
      stationNumber: 'X',
      resultStatus: 'ng',
    })
    const l2 = plant.as('admin', 'L2')
    expect((await l2(passes.yields, { stationNumber: 'X' }))[0]).toMatchObject({
      inspected: 1,
      firstOk: 1,
      finalOk: 0,
      retested: 1,
      passes: 3,
    })
    expect(
      (await l2(passes.yields, { stationNumber: 'X', from: '2026-03-06T00:00:00.000Z' }))[0],
    ).toMatchObject({
      inspected: 0,
      retested: 0,
      passes: 2,
      firstPassYield: null,
      finalYield: null,
      retestRate: null,
    })
  })

  test('units wait before their next process, are in work, or are held', async () => {
    const wip = await admin(passes.wip, {})
    expect(
      wip.map(({ stationNumber, waiting, inWork, held }) => [stationNumber, waiting, inWork, held]),
    ).toEqual([
      ['S10', 1, 1, 0],
      ['S20', 1, 0, 0],
      ['S30', 1, 0, 0],
    ])
    expect(wip[1]).toMatchObject({ stepName: 'Step 20', medianWait: expect.closeTo(0, -2) })
    expect(Date.parse(wip[1]!.waitingSince!)).toBeLessThanOrEqual(Date.now())
    expect(await admin(passes.wip, { orderCode: 'NONE' })).toEqual([])
  })
})

test('it is for whoever holds the page, on their lines', async () => {
  for (const ask of [
    () => plant.as('operator', 'L1')(passes.list, {}),
    () => plant.as('editor', 'L1')(passes.yields, {}),
    () => plant.as('editor', 'L1')(passes.wip, {}),
    () => plant.as('editor', 'L1')(passes.export, { format: 'csv' }),
  ]) {
    await expect(ask()).rejects.toMatchObject({ key: 'call.forbidden' })
  }
})
