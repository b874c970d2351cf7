import { afterAll, describe, expect, test } from 'vitest'
import { countedTo } from '@takt/contract/lists.ts'
import { values } from '@takt/contract/values.ts'
import { isoOf } from '../db/instants.ts'
import { storedPass, storedSet, storedUnit } from '../testing/history.ts'
import { startPlant } from '../testing/plant.ts'
import { aCharacteristic } from '../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant
const admin = plant.as('admin', 'L1')
const start = Date.parse('2026-03-02T06:00:00.000Z')
const at = (seconds: number) => isoOf(start + seconds * 1000)

const wide = await storedSet(db, 'WIDE', [
  aCharacteristic(1, 'GAP', { lowerSpecLimit: 1, upperSpecLimit: 2, valueCount: 2 }),
  aCharacteristic(2, 'FW', { targetText: '2.1' }),
  aCharacteristic(3, 'TEMP'),
])
const other = await storedSet(db, 'OTHER', [aCharacteristic(1, 'TEMP', { upperSpecLimit: 50 })])
const key = { colSetId: 'WIDE', colSetVersion: 1 }

const [a, b] = [
  await storedUnit(db, 'L1', { productSn: 'A-1' }),
  await storedUnit(db, 'L1', { productSn: 'B-1' }),
]
await storedPass(db, a, at(0), {
  setKey: wide.setKey,
  values: [1, 2.5, null, 20],
  texts: [null, null, '2.1', null],
  judged: 'ng',
  resultStatus: 'ng',
  verdict: 'ok',
})
await storedPass(db, b, at(10), {
  setKey: wide.setKey,
  values: [1, null, null, 21],
  texts: [null, null, '2.0', null],
  judged: 'ng',
  resultStatus: 'ng',
  verdict: 'ng',
  stationNg: [3],
})
await storedPass(db, a, at(20), {
  passNo: 2,
  stationNumber: 'S20',
  setKey: other.setKey,
  values: [50],
  verdict: 'ng',
  resultStatus: 'ng',
})
await storedPass(db, b, at(30), { passNo: 2, stationNumber: 'S20', setKey: null })
await storedPass(db, await storedUnit(db, 'L2', { productSn: 'A-9' }), at(40), {
  setKey: other.setKey,
  values: [60],
})

const three = await storedSet(db, 'THREE', [
  aCharacteristic(1, 'V1'),
  aCharacteristic(2, 'V2', { upperSpecLimit: 5 }),
  aCharacteristic(3, 'V3'),
])
for (const [line, passes, verdict, second] of [
  ['MANY', 100, 'ng', 6],
  ['FULL', 4000, 'ok', 4],
] as const) {
  await plant.pool.query(
    `insert into units (line_number, product_id, product_sn, type_no, type_ver, order_code, processing_number, processing_ver, process_status, registered_at, last_time)
    select $1, gen_random_uuid(), 'M' || i, 'T', 1, 'WO', 'R', 1, 'finished', '2026-03-02', '2026-03-03' from generate_series(1, $2::int) i`,
    [line, passes],
  )
  await plant.pool.query(
    `insert into passes (line_number, product_id, out_time, in_time, set_key, pass_no, attempt, asked, judged, result_status, station_number, values)
    select line_number, product_id, '2026-03-02 06:00:00+00'::timestamptz + (row_number() over () / 10) * interval '1 microsecond', '2026-03-02', $2, 1, 1, true, $3, $3, 'S10', array[1, $4, 3]
    from units where line_number = $1`,
    [line, three.setKey, verdict, second],
  )
}

const said = ({
  rows,
}: {
  rows: {
    productSn: string | null
    resultCode: string
    resultValue: number | null
    resultText: string | null
  }[]
}) => rows.map((row) => `${row.productSn} ${row.resultCode} ${row.resultValue ?? row.resultText}`)

describe('the long table', () => {
  test('has a value a row, the newest pass first and its values in their order, and only this line’s', async () => {
    const page = await admin(values.list, {})
    expect(said(page)).toEqual([
      'A-1 TEMP 50',
      'B-1 GAP 1',
      'B-1 FW 2.0',
      'B-1 TEMP 21',
      'A-1 GAP 1',
      'A-1 GAP 2.5',
      'A-1 FW 2.1',
      'A-1 TEMP 20',
    ])
    expect(page).toMatchObject({ total: 8, next: null })
    expect(page.rows[5]).toMatchObject({
      productId: a.productId,
      passNo: 1,
      stationNumber: 'S10',
      testTime: at(0),
      minValue: 1,
      maxValue: 2,
      resultStatus: 'ng',
      verdict: null,
      ...key,
    })
    expect(page.rows[3]).toMatchObject({ resultStatus: 'ok', verdict: 'ng' })
  })

  test.each([
    ['the beginning of a serial', { productSn: 'B' }, ['B-1 GAP 1', 'B-1 FW 2.0', 'B-1 TEMP 21']],
    ['a station', { stationNumber: 'S20' }, ['A-1 TEMP 50']],
    ['a set', { colSetId: 'OTHER' }, ['A-1 TEMP 50']],
    ['a version nobody made', { colSetId: 'OTHER', colSetVersion: 2 }, []],
    [
      'a result code, whatever its set',
      { resultCode: 'TEMP' },
      ['A-1 TEMP 50', 'B-1 TEMP 21', 'A-1 TEMP 20'],
    ],
    ['a result code with several readings', { resultCode: 'GAP' }, ['B-1 GAP 1', 'A-1 GAP 1', 'A-1 GAP 2.5']],
    ['a result code nobody has', { resultCode: 'NONE' }, []],
    ['NG by our judgement', { resultStatus: 'ng' as const }, ['B-1 FW 2.0', 'A-1 GAP 2.5']],
    [
      'OK by our judgement, on the limit too',
      { resultStatus: 'ok' as const, resultCode: 'TEMP' },
      ['A-1 TEMP 50', 'B-1 TEMP 21', 'A-1 TEMP 20'],
    ],
    [
      'passes where the station and we disagree',
      { disagree: true },
      ['A-1 TEMP 50', 'A-1 GAP 1', 'A-1 GAP 2.5', 'A-1 FW 2.1', 'A-1 TEMP 20'],
    ],
    [
      'a period, its end not included',
      { from: at(10), to: at(20) },
      ['B-1 GAP 1', 'B-1 FW 2.0', 'B-1 TEMP 21'],
    ],
  ])('finds by %s', async (_what, filter, expected) => {
    const page = await admin(values.list, filter)
    expect(said(page)).toEqual(expected)
    expect(page.total).toBe(expected.length)
  })

  test.each([{}, { resultCode: 'V2' }, { resultStatus: 'ng' as const }, { productSn: 'M' }])(
    'pages by %j neither lose nor repeat a value, in passes of one instant and passes microseconds apart',
    async (filter) => {
      const many = plant.as('admin', 'MANY')
      const found: string[] = []
      for (let after: string | undefined; ;) {
        const page = await many(values.list, { ...filter, limit: 7, ...(after && { after }) })
        found.push(...page.rows.map((row) => `${row.productId} ${row.passNo} ${row.charSeqNum}`))
        if (!page.next) break
        after = page.next
      }
      // 100 passes of 3 values, of which the third is NG.
      expect(found).toHaveLength('resultCode' in filter || 'resultStatus' in filter ? 100 : 300)
      expect(new Set(found).size).toBe(found.length)
    },
  )

  test('counts to 10,000 values and then says that there are more', async () => {
    const page = await plant.as('admin', 'FULL')(values.list, {})
    expect(page.total).toBe(countedTo + 1)
    expect((await plant.as('admin', 'FULL')(values.list, { after: page.next! })).total).toBeNull()
    expect((await plant.as('admin', 'FULL')(values.list, { resultStatus: 'ok' })).total).toBe(countedTo + 1)
    expect((await plant.as('admin', 'FULL')(values.list, { resultCode: 'V2' })).total).toBe(4000)
  })

  test('a cursor of somebody’s own making is refused', async () => {
    for (const made of ['["a","b",1,1]', '[0,"00000000-0000-0000-0000-000000000000",99999,1]']) {
      await expect(
        admin(values.list, { after: Buffer.from(made).toString('base64url') }),
      ).rejects.toMatchObject({ key: 'call.invalid', field: 'after' })
    }
  })
})

describe('the pivot', () => {
  test('has a pass a row and a column for every reading', async () => {
    const page = await admin(values.pivot, key)
    expect(page.characteristics).toEqual(['GAP 1', 'GAP 2', 'FW', 'TEMP'])
    expect(page.rows.map((row) => [row.productSn, row.testTime, row.resultStatus, row.values])).toEqual([
      ['B-1', at(10), 'ng', [1, null, '2.0', 21]],
      ['A-1', at(0), 'ng', [1, 2.5, '2.1', 20]],
    ])
    expect(page).toMatchObject({ total: 2, next: null })
  })

  test('narrows to one result code, a serial, a period', async () => {
    expect(await admin(values.pivot, { ...key, resultCode: 'FW', productSn: 'A' })).toMatchObject({
      characteristics: ['FW'],
      rows: [{ productSn: 'A-1', values: ['2.1'] }],
      total: 1,
    })
    expect(await admin(values.pivot, { ...key, from: at(5) })).toMatchObject({
      rows: [{ productSn: 'B-1' }],
      total: 1,
    })
    expect((await admin(values.pivot, { ...key, resultStatus: 'ok' })).rows).toEqual([])
  })

  test('of a set nobody made, or a code it has not, is refused', async () => {
    await expect(admin(values.pivot, { colSetId: 'WIDE', colSetVersion: 9 })).rejects.toMatchObject({
      key: 'record.unknown',
    })
    await expect(admin(values.pivot, { ...key, resultCode: 'NONE' })).rejects.toMatchObject({
      key: 'record.unknown',
    })
  })

  test('pages neither lose nor repeat a pass of the same instant', async () => {
    const many = plant.as('admin', 'MANY')
    const found: string[] = []
    for (let after: string | undefined; ;) {
      const page = await many(values.pivot, {
        colSetId: 'THREE',
        colSetVersion: 1,
        limit: 9,
        ...(after && { after }),
      })
      found.push(...page.rows.map((row) => row.productId))
      if (!page.next) break
      after = page.next
    }
    expect([found.length, new Set(found).size]).toEqual([100, 100])
  })
})

test('measured data is not open to editors and operators, nor to anybody on another’s line', async () => {
  for (const role of ['editor', 'operator'] as const) {
    const caller = plant.as(role, 'L1')
    for (const ask of [
      () => caller(values.list, {}),
      () => caller(values.pivot, key),
      () => caller(values.capability, {}),
      () => caller(values.export, { format: 'csv' }),
    ]) {
      await expect(ask()).rejects.toMatchObject({ key: 'call.forbidden' })
    }
  }
  await expect(plant.as('admin', 'L1', ['L2'])(values.list, {})).rejects.toMatchObject({
    key: 'call.line_forbidden',
  })
})
