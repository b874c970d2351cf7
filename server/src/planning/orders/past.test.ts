import { inflateRawSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { orders } from '@takt/contract/orders.ts'
import { startLine, startOrder } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { station, order, typeNo } = await startLine(plant, 'L1', 2)
const foreman = plant.as('editor', 'L1')
const finish = async (sn: string, vout = 5) => {
  await station('S10').work(sn, { TORQUE: 10 })
  await station('S20').work(sn, { VOUT: vout })
  if (vout > 5.15) await station('S90').work(sn)
  if (vout > 5.15) await station('S20').work(sn, { VOUT: 5 })
  await station('S30').work(sn)
}
await finish('SN-1')
await finish('SN-2', 9)
const other = await startOrder(plant, 'L1', typeNo, 'WO-2', 5)
await station('S10').arrive('SN-3')
await foreman(orders.move, { id: other.id, move: 'complete', reason: 'no steel' })
const never = await startOrder(plant, 'L1', typeNo, 'WO-3', 5)
await plant.db.updateTable('users').set({ name: 'Edda Editor' }).where('userName', '=', 'editor').execute()
const past = async (filter: object = {}) =>
  (await foreman(orders.past, { sort: 'orderCode', ...filter })).rows

describe('orders that are over', () => {
  test('show how they went, and nothing that is unknown', async () => {
    const [first, second] = (await past()).toSorted((a, b) => a.id - b.id)
    expect(first).toMatchObject({
      orderCode: order.orderCode,
      orderStatus: 'completed',
      actualNumber: 2,
      ngNumber: 0,
      okRate: 1,
      reworkedNumber: 1,
      closedBy: null,
      oee: null,
      oeeGap: 'notSeen',
      plannedDuration: 86_400,
    })
    expect(first!.actualDuration).toBe(
      (Date.parse(first!.actualEnd!) - Date.parse(first!.actualStart!)) / 1000,
    )
    expect(first!.endedAt).toBe(first!.actualEnd)
    expect(second).toMatchObject({
      orderCode: 'WO-2',
      closedBy: 'Edda Editor',
      okRate: null,
      statusReason: 'no steel',
      reworkedNumber: 0,
      oeeGap: 'nothingMade',
    })
    expect((await past()).map(({ id }) => id)).not.toContain(never.id)
  })

  test('tell who closed them, also where the line completed them by itself', async () => {
    await foreman(orders.move, { id: order.id, move: 'close' })
    expect(await past({ orderStatus: ['closed'] })).toMatchObject([
      { orderCode: order.orderCode, closedBy: 'Edda Editor' },
    ])
    expect(await past({ orderStatus: ['cancelled'] })).toEqual([])
  })

  test('are found by when they ended, by their type and by their code', async () => {
    const { endedAt } = (await past({ orderCode: 'WO-2' }))[0]!
    expect((await past({ from: endedAt! })).map(({ orderCode }) => orderCode)).toEqual(['WO-2'])
    expect((await past({ to: endedAt! })).map(({ orderCode }) => orderCode)).toEqual([order.orderCode])
    expect(await past({ typeNo: 'none' })).toEqual([])
    await expect(foreman(orders.past, { orderStatus: ['producing' as never] })).rejects.toMatchObject({
      key: 'call.invalid',
      field: 'orderStatus.0',
    })
    await expect(foreman(orders.past, { sort: 'oee' as never })).rejects.toMatchObject({
      key: 'call.invalid',
      field: 'sort',
    })
  })

  test('a cancelled one ended when it was cancelled, and never ran', async () => {
    const { id } = await plant.db
      .selectFrom('orders')
      .select('id')
      .where('orderCode', '=', 'WO-3')
      .executeTakeFirstOrThrow()
    await plant.db
      .updateTable('orders')
      .set({ orderStatus: 'released', actualStart: null })
      .where('id', '=', id)
      .execute()
    await foreman(orders.move, { id, move: 'cancel', reason: 'mistaken' })
    const [cancelled] = await past({ orderStatus: ['cancelled'] })
    expect(cancelled).toMatchObject({
      closedBy: 'Edda Editor',
      actualDuration: null,
      oee: null,
      oeeGap: 'neverStarted',
      actualEnd: null,
    })
    expect(Date.now() - Date.parse(cancelled!.endedAt!)).toBeLessThan(60_000)
  })

  test('account for their units and for what failed most; the history is for whoever may see the page', async () => {
    expect(await foreman(orders.account, { id: order.id })).toEqual({
      units: [{ processStatus: 'finished', units: 2 }],
      failures: [
        { resultCode: 'VOUT', resultName: 'VOUT', defectCode: null, stationNumber: 'S20', failures: 1 },
      ],
    })
    await expect(foreman(orders.account, { id: 999_999 })).rejects.toMatchObject({ key: 'record.unknown' })
    expect(
      (await foreman(audit.of, { lineNumber: 'L1', entity: 'order', entityKey: 'WO-2' })).map(
        ({ action }) => action,
      ),
    ).toEqual(['complete', 'start', 'release', 'create'])
  })

  test('are exported with their figures', async () => {
    const file = await plant.post(
      '/api/orders/exportPast/L1',
      { format: 'csv', sort: 'orderCode' },
      { authorization: `Bearer ${await plant.tokenFor('operator')}` },
    )
    expect(file.headers['x-total-rows']).toBe('3')
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(4)
    expect(file.body).toContain('No unit passed the bottleneck station')
  })
})

describe('all order data of the line', () => {
  const ask = async (body: object = {}, line = 'L1', token?: string) =>
    plant.post(`/api/orders/archive/${line}`, body, {
      authorization: `Bearer ${token ?? (await plant.tokenFor('operator'))}`,
    })

  test('is one ZIP of orders, units, passes, failures and values that meet in their ids', async () => {
    const file = await ask()
    expect(file.headers).toMatchObject({
      'content-type': 'application/zip',
      'x-total-rows': String(3 + 3 + 8 + 1 + 5),
      'x-rows-a-part': '500',
    })
    const tables = unzip(file.rawPayload)
    expect(Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length - 1]))).toEqual(
      { 'orders.csv': 3, 'units.csv': 3, 'passes.csv': 8, 'failures.csv': 1, 'values.csv': 5 },
    )
    const productId = tables['units.csv']![1]!.split(',')[2]!
    expect(tables['values.csv']!.some((row) => row.includes(productId) && row.includes('TORQUE'))).toBe(true)
    expect(tables['failures.csv']![1]).toContain('VOUT,9')
  })

  test('comes without the values where they are not requested', async () => {
    const file = await ask({ values: false })
    expect(file.headers['x-total-rows']).toBe('15')
    expect(Object.keys(unzip(file.rawPayload))).toEqual([
      'orders.csv',
      'units.csv',
      'passes.csv',
      'failures.csv',
    ])
  })

  test('is of this line only, and for those who may see its history', async () => {
    await plant.pool.query(`insert into lines (line_number, line_name) values ('L2', 'Two')`)
    expect((await ask({}, 'L2')).headers['x-total-rows']).toBe('0')
    expect((await ask({}, 'L1', await plant.tokenFor('operator', ['L2']))).json()).toMatchObject({
      key: 'call.line_forbidden',
    })
    expect((await ask({ format: 'csv' })).json()).toMatchObject({ key: 'call.invalid' })
  })
})

/** What the directory at the end of a ZIP lists, as lines of text. */
function unzip(file: Buffer): Record<string, string[]> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const found: Record<string, string[]> = {}
  for (let at = file.readUInt32LE(end + 16); at < end;) {
    const [packed, nameLength, start] = [
      file.readUInt32LE(at + 20),
      file.readUInt16LE(at + 28),
      file.readUInt32LE(at + 42),
    ]
    const data = start + 30 + nameLength
    found[file.toString('utf8', at + 46, at + 46 + nameLength)] = inflateRawSync(
      file.subarray(data, data + packed),
    )
      .toString()
      .trimEnd()
      .split('\r\n')
    at += 46 + nameLength
  }
  return found
}
