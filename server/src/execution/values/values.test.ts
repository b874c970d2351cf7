import { afterAll, describe, expect, test } from 'vitest'
import { countedTo } from '@takt/contract/lists.ts'
import { values } from '@takt/contract/values.ts'
import { at, key, storeMeasuredPasses } from '../../testing/measured.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const { a } = await storeMeasuredPasses(plant)

const shown = ({
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
    expect(shown(page)).toEqual([
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
    expect(shown(page)).toEqual(expected)
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

  test('counts to 10,000 values and then marks that there are more', async () => {
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
