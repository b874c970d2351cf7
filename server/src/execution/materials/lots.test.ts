import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { lines } from '@takt/contract/lines.ts'
import { materials } from '@takt/contract/materials.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aPart } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
beforeAll(() => admin(lines.create, aLine('L1')))

test('a lot holds no more than can be counted, however often more of it comes or is found', async () => {
  await admin(bomDefs.create, aPart('BOARD'))
  const most = {
    bomCode: 'BOARD',
    bomLot: 'MOST',
    quantity: 1e12,
    expiresAt: null,
    supplier: null,
    supplierLot: null,
  }
  await admin(materials.receive, most)
  await expect(admin(materials.receive, most)).rejects.toMatchObject({
    key: 'call.invalid',
    field: 'quantity',
  })
  await admin(materials.scrap, { bomCode: 'BOARD', bomLot: 'MOST', quantity: 1e12, reason: 'tried' })
  await expect(
    admin(materials.adjust, { bomCode: 'BOARD', bomLot: 'MOST', remaining: 1e12, reason: 'found' }),
  ).rejects.toMatchObject({ key: 'call.invalid', field: 'remaining' })
  expect((await admin(materials.lots, { bomLot: 'MOST' })).rows[0]).toMatchObject({
    quantity: 1e12,
    remaining: 0,
  })
})

test('material whose receipt or scrap is sent twice, because the answer was lost, is counted once', async () => {
  await admin(bomDefs.create, aPart('WIRE'))
  const wire = { bomCode: 'WIRE', bomLot: 'W1' }
  const [came, went] = [
    { ...wire, quantity: 100, expiresAt: null, supplier: null, supplierLot: null, movementId: randomUUID() },
    { ...wire, quantity: 30, reason: 'bent', movementId: randomUUID() },
  ]
  await Promise.all([admin(materials.receive, came), admin(materials.receive, came)])
  await admin(materials.scrap, went)
  expect(await admin(materials.scrap, went)).toMatchObject({ quantity: 100, remaining: 70 })
  expect(await admin(materials.movements, wire)).toHaveLength(2)
  expect(await admin(materials.receive, { ...came, movementId: randomUUID() })).toMatchObject({
    quantity: 200,
    remaining: 170,
  })
})

test('a whole label finds the lots it may refer to, each part by its own rule, and no other', async () => {
  const gs1 = { kind: 'gs1' as const }
  const fields = {
    kind: 'separated' as const,
    separator: ';',
    fields: [
      { fact: 'bomCode' as const, place: 1, prefix: 'P' },
      { fact: 'bomLot' as const, place: 2, prefix: '' },
    ],
  }
  for (const [bomCode, barcodeRule] of [
    ['CAP', gs1],
    ['PIN', fields],
    ['ROD', fields],
  ] as const) {
    await admin(bomDefs.create, aPart(bomCode, { barcodeRule }))
    await admin(materials.receive, {
      bomCode,
      bomLot: '77',
      quantity: 5,
      expiresAt: null,
      supplier: null,
      supplierLot: null,
    })
  }
  const found = async (label: string) =>
    (await admin(materials.lots, { label })).rows
      .map(({ bomCode, bomLot }) => `${bomCode} ${bomLot}`)
      .toSorted()
  expect(await found('77')).toEqual(['CAP 77', 'PIN 77', 'ROD 77'])
  expect(await found('PPIN;77;Q5')).toEqual(['PIN 77'])
  expect(await found('(241)CAP(10)77(30)5')).toEqual(['CAP 77'])
  expect(await found('(10)77')).toEqual(['CAP 77'])
  expect(await found('PNUT;77')).toEqual([])
})

test('who may only look changes nothing', async () => {
  const scrapped = { bomCode: 'WIRE', bomLot: 'W1', quantity: 1, reason: 'x' }
  await expect(plant.as('operator', 'L1')(materials.scrap, scrapped)).rejects.toMatchObject({
    key: 'call.forbidden',
  })
})
