import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countedTo } from '@takt/contract/lists.ts'
import { type Unit, units } from '@takt/contract/units.ts'
import { timedId } from '../../platform/db/ids.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { storedUnit } from '../../testing/history.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant
const sns = ({ rows }: { rows: Unit[] }) => rows.map((unit) => unit.productSn)
const start = Date.parse('2026-03-02T06:00:00.000Z')

/** Follows `next` to the end. */
async function allPages(call: ReturnType<typeof plant.as>, filter: object, limit: number) {
  const found: Unit[][] = []
  for (let after: string | undefined; ;) {
    const page = await call(units.list, { ...filter, limit, ...(after && { after }) })
    found.push(page.rows)
    if (!page.next) return found
    after = page.next
  }
}

describe('the ledger', () => {
  const list = plant.as('admin', 'LIST')
  beforeAll(async () => {
    for (const [i, over] of [
      { productSn: 'AX-1', orderCode: 'WO-1', processStatus: 'finished', resultStatus: 'ok' } as const,
      {
        productSn: 'AX-2',
        orderCode: 'WO-1',
        processStatus: 'held',
        resultStatus: 'ng',
        currentStation: 'S20',
      } as const,
      { productSn: 'BX-1', orderCode: 'WO-2', typeNo: 'T2' },
      { productSn: 'A%', orderCode: 'WO-2' },
      { productSn: null, orderCode: 'WO-2' },
    ].entries())
      await storedUnit(db, 'LIST', { registeredAt: isoOf(start + i * 1000), ...over })
    await storedUnit(db, 'OTHER', { productSn: 'AX-9' })
  })

  test('shows the newest first, and only this line', async () => {
    const page = await list(units.list, {})
    expect(sns(page)).toEqual([null, 'A%', 'BX-1', 'AX-2', 'AX-1'])
    expect(page).toMatchObject({ total: 5, next: null })
  })

  test.each([
    ['the beginning of a serial', { productSn: 'AX' }, ['AX-2', 'AX-1']],
    ['a percent sign as it is', { productSn: 'A%' }, ['A%']],
    ['an order', { orderCode: 'WO-1' }, ['AX-2', 'AX-1']],
    ['a type', { typeNo: 'T2' }, ['BX-1']],
    ['a status', { processStatus: 'held' as const }, ['AX-2']],
    ['a verdict', { resultStatus: 'ok' as const }, ['AX-1']],
    ['a station', { currentStation: 'S20' }, ['AX-2']],
    [
      'a period, its end not included',
      { from: isoOf(start + 1000), to: isoOf(start + 3000) },
      ['BX-1', 'AX-2'],
    ],
    ['nothing there is', { orderCode: 'WO-9' }, []],
  ])('finds by %s', async (_what, filter, expected) => {
    const page = await list(units.list, filter)
    expect(sns(page)).toEqual(expected)
    expect(page.total).toBe(expected.length)
  })

  test('pages neither lose nor repeat a unit, though many were registered in the same instant or microseconds apart', async () => {
    await plant.pool
      .query(`insert into units (line_number, product_id, type_no, type_ver, order_code, processing_number, processing_ver, process_status, registered_at, last_time)
      select 'SAME', gen_random_uuid(), 'T', 1, 'WO', 'R', 1, 'registered', timestamptz '2026-03-02 06:00:00+00' + (i / 10) * interval '1 microsecond', now() from generate_series(0, 99) i`)
    const pages = await allPages(plant.as('admin', 'SAME'), {}, 7)
    expect(pages.map((rows) => rows.length)).toEqual([...Array<number>(14).fill(7), 2])
    expect(new Set(pages.flat().map((unit) => unit.productId)).size).toBe(100)
  })

  test('counts to 10,000 and then marks that there are more, on the first page only', async () => {
    await plant.pool
      .query(`insert into units (line_number, product_id, type_no, type_ver, order_code, processing_number, processing_ver, process_status, registered_at, last_time)
      select 'MANY', gen_random_uuid(), 'T', 1, 'WO', 'R', 1, 'registered', now() - i * interval '1 second', now() from generate_series(1, 10050) i`)
    const many = plant.as('admin', 'MANY')
    const page = await many(units.list, {})
    expect(page.total).toBe(countedTo + 1)
    expect((await many(units.list, { after: page.next! })).total).toBeNull()
  })

  test.each([
    'nonsense',
    Buffer.from('[1]').toString('base64url'),
    Buffer.from(`["x; drop","${timedId(0)}"]`).toString('base64url'),
    Buffer.from(`[1e300,"${timedId(0)}"]`).toString('base64url'),
  ])('a cursor of somebody’s own making is refused: %s', async (after) => {
    await expect(list(units.list, { after })).rejects.toMatchObject({ key: 'call.invalid', field: 'after' })
  })

  test('is not open to editors and operators, nor to anybody on another’s line', async () => {
    for (const role of ['editor', 'operator'] as const)
      await expect(plant.as(role, 'LIST')(units.list, {})).rejects.toMatchObject({ key: 'call.forbidden' })
    await expect(plant.as('admin', 'LIST', ['L2'])(units.list, {})).rejects.toMatchObject({
      key: 'call.line_forbidden',
    })
  })
})

describe('the ledger as a file', () => {
  test('holds the whole filter result in the reader’s words, with nothing a spreadsheet would run', async () => {
    for (const [i, productSn] of ['=HYPERLINK("x")', '+1', 'plain'].entries())
      await storedUnit(db, 'FILE', {
        productSn,
        registeredAt: isoOf(start + i * 1000),
        processStatus: 'held',
      })
    await storedUnit(db, 'FILE', { productSn: 'not wanted', processStatus: 'finished' })
    const file = await plant.post(
      '/api/units/export/FILE',
      { format: 'csv', processStatus: 'held' },
      { authorization: `Bearer ${await plant.tokenFor('admin')}`, 'accept-language': 'es' },
    )
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-total-rows': '3',
      'content-disposition': expect.stringMatching(/units%20FILE%20\d{4}-\d\d-\d\d\.csv$/),
    })
    const [head, ...rows] = file.body.trimEnd().split('\r\n')
    expect(head).toMatch(/^\uFEFFNúmero de serie,/)
    expect(rows.map((row) => row.split(',')[0])).toEqual(['plain', `'+1`, `"'=HYPERLINK(""x"")"`])
    expect(rows[0]).toMatch(/Retenid/)
    expect(rows[0]).toMatch(/2026-03-02T\d\d:00:02\.000[+-]\d\d:\d\d/)
  })

  test('shows for a unit that failed too often which step it was', async () => {
    await storedUnit(db, 'OFTEN', { processStatus: 'held', failedStep: 'Leak test' })
    const file = (await plant.as('admin', 'OFTEN')(units.export, { format: 'csv' })) as string // as below
    expect(file).toContain('Failed at step Leak test; the route allows no further attempt')
  })

  test('a longer file than one piece loses nobody', async () => {
    const file = (await plant.as('admin', 'MANY')(units.export, { format: 'csv' })) as string // a file is answered as its text
    expect(
      new Set(
        file
          .trimEnd()
          .split('\r\n')
          .slice(1)
          .map((row) => row.split(',')[1]),
      ).size,
    ).toBe(10_050)
  })
})
