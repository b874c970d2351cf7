import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { boms } from '@takt/contract/boms.ts'
import { materials } from '@takt/contract/materials.ts'
import { orders } from '@takt/contract/orders.ts'
import { settings } from '@takt/contract/settings.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startOrder } from '../../testing/line.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow, theSettings } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)

describe('messages together give the same as one by one', async () => {
  const going = await startLineWithParts(plant, 'L6', [
    aBomRow(1, 'WIRE', 'S10', { bomQty: 2, consumeMode: 'scan', serialInputFlag: true, serialType: 'L' }),
    aBomRow(2, 'LAMP', 'S10', { consumeMode: 'scan', serialInputFlag: true, serialType: 'M' }),
  ])
  const s10 = going.station('S10')
  await plant.as('admin', 'L6')(materials.receive, {
    bomCode: 'WIRE',
    bomLot: 'G-1',
    quantity: 100,
    expiresAt: null,
    supplier: null,
    supplierLot: null,
  })
  const wires = async () =>
    (
      await plant.db
        .selectFrom('materialLots')
        .select('remaining')
        .where('bomLot', '=', 'G-1')
        .executeTakeFirstOrThrow()
    ).remaining
  const messageOf = (kind: string, productSn: string, more: object) => ({
    kind,
    messageId: randomUUID(),
    at: nowIso(),
    productSn,
    ...more,
  })
  const made = (productSn: string, torque: number, lamp: string) =>
    messageOf('complete', productSn, {
      results: [{ resultCode: 'TORQUE', resultValue: torque }],
      materials: [{ bomLot: 'G-1' }, { serial: lamp }],
    })
  const parts = async (productSn: string) =>
    await plant.db
      .selectFrom('components as c')
      .innerJoin('units as u', (on) =>
        on.onRef('u.lineNumber', '=', 'c.lineNumber').onRef('u.productId', '=', 'c.productId'),
      )
      .select(['c.bomCode', 'c.serial', 'c.removeReason'])
      .where('u.lineNumber', '=', 'L6')
      .where('u.productSn', '=', productSn)
      .orderBy('c.componentId')
      .execute()
  const codes = async (...items: object[]) =>
    (await s10.send('batch', { items })).answers.map(
      ({ key, data }: { key?: string; data?: { answer?: string } }) => key ?? data?.answer ?? 'ok',
    )

  test('a retest in the same batch as the test takes its lot once', async () => {
    expect(await codes(made('G-1', 99, 'L-1'), made('G-1', 10, 'L-1'))).toEqual(['ok', 'ok'])
    expect(await wires()).toBe(98)
    expect((await parts('G-1')).map(({ bomCode }) => bomCode).toSorted()).toEqual(['LAMP', 'WIRE'])
  })

  test('what went in and comes out again is out, and back in its lot', async () => {
    const out = (bomCode: string, more: object) =>
      messageOf('exchange', 'G-2', { removed: { bomCode }, reason: 'broken', ...more })
    expect(
      await codes(
        made('G-2', 10, 'L-2'),
        out('LAMP', { added: { serial: 'L-3' } }),
        out('WIRE', { back: true }),
      ),
    ).toEqual(['ok', 'ok', 'ok'])
    expect(await wires()).toBe(98)
    expect(await parts('G-2')).toEqual(
      expect.arrayContaining([
        { bomCode: 'LAMP', serial: 'L-2', removeReason: 'broken' },
        { bomCode: 'LAMP', serial: 'L-3', removeReason: null },
        { bomCode: 'WIRE', serial: null, removeReason: 'broken' },
      ]),
    )
    expect(await codes(made('G-3', 10, 'L-2'))).toEqual(['ok'])
  })
})

test('units within units, in one batch: one root, and none goes into itself', async () => {
  const nesting = await startLineWithParts(plant, 'L7', [aBomRow(1, 'PIN', 'S10')], 10)
  const { typeNo } = nesting
  await plant.as('admin', 'L7')(orders.move, { id: nesting.order.id, move: 'complete', reason: 'enough' })
  const nest = { bomCode: 'NEST', bomVer: 1 }
  await plant.as('admin')(boms.create, {
    bomCode: 'NEST',
    bomName: 'Nest',
    typeNo,
    validFrom: null,
    remark: null,
    rows: [
      aBomRow(1, typeNo, 'S30', { consumeMode: 'scan', serialInputFlag: true, serialType: 'S' }),
      aBomRow(2, 'PIN', 'S30', { consumeMode: 'scan', serialInputFlag: true, serialType: 'M' }),
    ],
  })
  await plant.as('admin')(boms.move, { ...nest, move: 'release' })
  const now = await plant.as('admin')(settings.get, {})
  await plant.as('admin')(
    settings.save,
    theSettings({ checks: [{ lineNumber: 'L7', off: ['materialNotBound'] }] }, now.version),
  )
  await startOrder(plant, 'L7', typeNo, 'WO-NEST', 10, nest)
  const [s10, s20, s30] = ['S10', 'S20', 'S30'].map((one) => nesting.station(one))
  for (const sn of ['N-1', 'N-2', 'N-3']) {
    await s10!.work(sn, { TORQUE: 10 })
    await s20!.work(sn, { VOUT: 5 })
  }
  const done = (productSn: string, parts: object[]) => ({
    kind: 'complete',
    messageId: randomUUID(),
    at: nowIso(),
    productSn,
    materials: parts,
  })
  const { answers } = await s30!.send('batch', {
    items: [
      done('N-1', [{ serial: 'PIN-1' }]),
      done('N-2', [{ serial: 'N-1' }]),
      done('N-3', [{ serial: 'N-2' }]),
    ],
  })
  expect(answers.map(({ code }: { code: number }) => code)).toEqual([20000, 20000, 20000])
  const rows = await plant.db
    .selectFrom('components')
    .select(['rootId', 'productId', 'serial'])
    .where('lineNumber', '=', 'L7')
    .execute()
  const outermost = rows.find(({ serial }) => serial === 'N-2')!.productId
  expect(rows.map(({ rootId }) => rootId)).toEqual(rows.map(() => outermost))
  const exchange = (productSn: string, removed: string, added: string) =>
    s30!.send('exchange', {
      messageId: randomUUID(),
      at: nowIso(),
      productSn,
      removed: { serial: removed },
      added: { serial: added },
      reason: 'tried',
    })
  await expect(exchange('N-2', 'N-1', 'N-3')).rejects.toMatchObject({
    key: 'materials.in_itself',
    field: 'added',
  })
  await expect(exchange('N-3', 'N-2', 'N-3')).rejects.toMatchObject({
    key: 'materials.in_itself',
    field: 'added',
  })
})

test('a bind that is refused has brought nothing', async () => {
  const refusing = await startLineWithParts(plant, 'L8', [aBomRow(1, 'PASTE', 'S10')])
  await plant.db
    .updateTable('parts')
    .set({
      barcodeRule: JSON.stringify({
        kind: 'separated',
        separator: ';',
        fields: [
          { fact: 'bomLot', place: 1 },
          { fact: 'expiry', place: 2 },
          { fact: 'supplierLot', place: 3 },
        ],
      }),
    })
    .where('bomCode', '=', 'PASTE')
    .execute()
  const s10 = refusing.station('S10')
  const bind = (position: string, label: string, more: object = {}) =>
    s10.send('bind', { messageId: randomUUID(), at: nowIso(), position, label, ...more })
  await bind('1', 'GOOD;2090-01-01')
  await expect(bind('2', 'OLD;2020-01-01')).rejects.toMatchObject({ key: 'materials.expired' })
  await expect(bind('1', 'OTHER;2090-01-01')).rejects.toMatchObject({ key: 'materials.place_taken' })
  await expect(bind('2', 'A\0B')).rejects.toMatchObject({ key: 'call.invalid', field: 'label' })
  await expect(bind('2', `LONG;2090-01-01;${'X'.repeat(65)}`)).rejects.toMatchObject({
    key: 'materials.not_wanted',
  })
  await expect(bind('2', 'LATE;9999-12-31')).rejects.toMatchObject({ key: 'materials.not_wanted' })
  expect((await plant.as('admin', 'L8')(materials.lots, {})).rows.map(({ bomLot }) => bomLot)).toEqual([
    'GOOD',
  ])
})
