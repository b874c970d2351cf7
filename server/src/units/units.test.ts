import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { countedTo } from '@takt/contract/lists.ts'
import { orders } from '@takt/contract/orders.ts'
import { type Unit, units } from '@takt/contract/units.ts'
import { timedId } from '../db/ids.ts'
import { isoOf } from '../db/instants.ts'
import { storedUnit } from '../testing/history.ts'
import { startLine } from '../testing/line.ts'
import { startPlant } from '../testing/plant.ts'

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

  test('counts to 10,000 and then says that there are more, on the first page only', async () => {
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

  test('says of a unit that failed too often which step it was', async () => {
    await storedUnit(db, 'OFTEN', { processStatus: 'held', failedStep: 'Leak test' })
    const file = (await plant.as('admin', 'OFTEN')(units.export, { format: 'csv' })) as string // as below
    expect(file).toContain('Failed step Leak test more often than the route allows')
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

describe('what a person does to a unit', async () => {
  const line = await startLine(plant, 'L2')
  const onLine = plant.as('admin', 'L2')
  const move = (unit: Pick<Unit, 'productId'>, name: 'hold' | 'release' | 'scrap') =>
    onLine(units.move, { productId: unit.productId, move: name, reason: `to ${name}` })
  const passport = async (sn: string) => onLine(units.passport, { unit: sn })
  const begun = async (sn: string) => {
    await line.station('S10').work(sn, { TORQUE: 10, VOUT: 5 })
    return (await passport(sn)).unit
  }
  const orderNow = async () => (await onLine(orders.list, { orderCode: line.order.orderCode })).rows[0]!

  test('held, it is refused at its station; released, it goes on where it was', async () => {
    const unit = await begun('M-1')
    expect(await move(unit, 'hold')).toMatchObject({
      processStatus: 'held',
      statusReason: 'to hold',
      currentStep: 20,
    })
    expect(await line.station('S20').arrive('M-1')).toMatchObject({
      answer: 'noGo',
      reasons: [{ reason: 'unitHeld' }],
    })
    expect(await move(unit, 'release')).toMatchObject({ processStatus: 'inProcess', currentStep: 20 })
    expect(await line.station('S20').arrive('M-1')).toMatchObject({ answer: 'go', stepSeq: 20 })
  })

  test('held on its rework loop and released, it still comes back to its route', async () => {
    const unit = await begun('M-2')
    await line.station('S20').work('M-2', { TORQUE: 10, VOUT: 9 })
    expect((await passport('M-2')).unit).toMatchObject({ processStatus: 'rework', currentStep: 90 })
    await move(unit, 'hold')
    expect(await move(unit, 'release')).toMatchObject({ processStatus: 'rework', currentStep: 90 })
    await line.station('S90').work('M-2')
    expect((await passport('M-2')).unit).toMatchObject({ processStatus: 'inProcess', currentStep: 20 })
  })

  test('scrapped, it is NG, counted once on its order, and its open failures end as scrap', async () => {
    const unit = await begun('M-3')
    await line.station('S20').work('M-3', { TORQUE: 10, VOUT: 9 })
    const before = await orderNow()
    expect(await move(unit, 'scrap')).toMatchObject({
      processStatus: 'scrapped',
      resultStatus: 'ng',
      statusReason: 'to scrap',
    })
    expect((await orderNow()).ngNumber).toBe(before.ngNumber + 1)
    expect((await passport('M-3')).failures).toMatchObject([
      { resultCode: 'VOUT', failStatus: 'scrap', closedTime: expect.any(String) },
    ])
    await expect(move(unit, 'scrap')).rejects.toMatchObject({
      key: 'units.wrong_status',
      facts: { processStatus: 'scrapped' },
    })
    expect((await orderNow()).ngNumber).toBe(before.ngNumber + 1)
  })

  test('two people scrap it: one succeeds, one is told why not, and it is counted once', async () => {
    const unit = await begun('M-4')
    const before = await orderNow()
    const both = await Promise.allSettled([move(unit, 'scrap'), move(unit, 'scrap')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await orderNow()).ngNumber).toBe(before.ngNumber + 1)
  })

  test('what is finished is not held, what is not held is not released, and nothing without a reason', async () => {
    const unit = await begun('M-5')
    await expect(move(unit, 'release')).rejects.toMatchObject({
      key: 'units.wrong_status',
      facts: { processStatus: 'inProcess' },
    })
    await expect(
      onLine(units.move, { productId: unit.productId, move: 'hold', reason: '  ' }),
    ).rejects.toMatchObject({ key: 'call.invalid', field: 'reason' })
    await expect(
      onLine(units.move, { productId: timedId(0), move: 'hold', reason: 'x' }),
    ).rejects.toMatchObject({ key: 'record.unknown' })
    await db
      .updateTable('units')
      .set({ processStatus: 'finished' })
      .where('productId', '=', unit.productId)
      .execute()
    await expect(move(unit, 'hold')).rejects.toMatchObject({ key: 'units.wrong_status' })
  })

  test('another line’s unit is unknown here', async () => {
    const unit = await storedUnit(db, 'L9', {})
    await expect(move(unit, 'hold')).rejects.toMatchObject({ key: 'record.unknown' })
  })

  test('leaves who did it and why', async () => {
    const unit = await begun('M-6')
    await move(unit, 'hold')
    const [entry] = await onLine(audit.of, { lineNumber: 'L2', entity: 'unit', entityKey: unit.productId })
    expect(entry).toMatchObject({
      userName: 'admin',
      action: 'hold',
      before: { processStatus: 'inProcess' },
      after: { processStatus: 'held', statusReason: 'to hold' },
    })
    expect(plant.heard).toContainEqual(['L2', ['units', 'boards', 'orders']])
  })
})
