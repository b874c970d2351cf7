import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { bomRowCells, type BomDraft, type BomRow, boms } from '@takt/contract/boms.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { orders } from '@takt/contract/orders.ts'
import { types } from '@takt/contract/types.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow, anOrder, aPart, aType } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const [admin, operator] = [plant.as('admin'), plant.as('operator')]
const aBill = (bomCode: string, rows: BomRow[] = [], over: Partial<BomDraft> = {}): BomDraft => ({
  bomCode,
  bomName: `Bill ${bomCode}`,
  typeNo: 'T',
  validFrom: null,
  remark: null,
  rows,
  ...over,
})
const screw = aBomRow(10, 'SCREW', 'S10', { partGrp: 'FIX', bomQty: 4 })
const nut = aBomRow(20, 'NUT', 'S10', { partGrp: 'FIX', altMatFlag: true, bomQty: 4 })
const release = (bomCode: string, bomVer = 1) => admin(boms.move, { bomCode, bomVer, move: 'release' })
const found = async (filter: object) =>
  (await admin(boms.list, filter)).rows.map(({ bomCode, bomVer }) => `${bomCode} ${bomVer}`)

beforeAll(async () => {
  for (const code of ['SCREW', 'NUT', 'RUSTY']) await admin(bomDefs.create, aPart(code))
  await admin(bomDefs.block, { bomCode: 'RUSTY', reason: 'rust' })
  await admin(types.create, aType('T'))
})

test('a new bill is the draft of version 1, as unfinished as it may be', async () => {
  expect(
    await admin(
      boms.create,
      aBill('B', [aBomRow(10, 'GHOST', 'S10', { altMatFlag: true })], { typeNo: 'NOT-YET' }),
    ),
  ).toMatchObject({ bomVer: 1, definitionStatus: 'draft', revision: 0 })
  await expect(admin(boms.create, aBill('B'))).rejects.toMatchObject({
    key: 'record.code_taken',
    field: 'bomCode',
  })
  await expect(operator(boms.create, aBill('C'))).rejects.toMatchObject({ key: 'call.forbidden' })
})

test('a quantity of nothing, or of a text, is no row of a bill', async () => {
  await expect(
    admin(boms.update, { ...aBill('B', [{ ...screw, bomQty: 0 }]), bomVer: 1, revision: 0 }),
  ).rejects.toMatchObject({ key: 'call.invalid' })
})

test('everything that is wrong is reported when it shall be released, with its rows', async () => {
  await expect(release('B')).rejects.toMatchObject({
    key: 'boms.faults',
    facts: {
      bomFaults: 'noMainRow, partUnknown, typeUnknown',
      at: 'noMainRow 10, partUnknown 10, typeUnknown',
    },
  })
  await admin(boms.update, {
    ...aBill('B', [screw, aBomRow(30, 'RUSTY', 'S20', { consumeMode: 'scan' })]),
    bomVer: 1,
    revision: 0,
  })
  await expect(release('B')).rejects.toMatchObject({ facts: { bomFaults: 'scanWithoutSerial, partBlocked' } })
})

test('a unit that is made here goes in by its type, and only a type there is', async () => {
  const inner = aBomRow(30, 'NO-TYPE', 'S20', { consumeMode: 'scan', serialInputFlag: true, serialType: 'S' })
  await admin(boms.create, aBill('OUTER', [inner]))
  await expect(release('OUTER')).rejects.toMatchObject({ facts: { bomFaults: 'partTypeUnknown' } })
  await admin(boms.update, { ...aBill('OUTER', [{ ...inner, part: 'T' }]), bomVer: 1, revision: 0 })
  expect(await release('OUTER')).toMatchObject({ definitionStatus: 'released' })
})

test('two people saving one draft: one succeeds, one is refused', async () => {
  const edit = (rows: BomRow[]) => admin(boms.update, { ...aBill('B', rows), bomVer: 1, revision: 1 })
  const outcome = await Promise.allSettled([edit([screw, nut]), edit([nut, screw])])
  expect(outcome.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

describe('a released bill', () => {
  test('stays as it is, for us and in the database', async () => {
    expect(await release('B')).toMatchObject({ definitionStatus: 'released' })
    await expect(admin(boms.update, { ...aBill('B'), bomVer: 1, revision: 3 })).rejects.toMatchObject({
      key: 'definition.frozen',
    })
    await expect(admin(boms.delete, { bomCode: 'B', bomVer: 1 })).rejects.toMatchObject({
      key: 'definition.frozen',
    })
    await expect(
      plant.db.updateTable('boms').set({ rows: '[]' }).where('bomCode', '=', 'B').execute(),
    ).rejects.toThrow(/frozen|released/)
  })

  test('is changed in a new version, one person at a time', async () => {
    const made = await Promise.allSettled([1, 2].map(() => admin(boms.revise, { bomCode: 'B', bomVer: 1 })))
    const versions = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value.bomVer] : []))
    expect(new Set(versions).size).toBe(versions.length)
    expect(await found({ bomCode: 'B', definitionStatus: 'draft' })).toContain('B 2')
    const [two] = (await admin(boms.list, { bomCode: 'B', definitionStatus: 'draft', sort: 'bomVer' })).rows
    expect(two).toMatchObject({
      bomVer: 2,
      revision: 0,
      rows: expect.arrayContaining([expect.objectContaining({ part: 'SCREW', bomQty: 4 })]),
    })
  })

  test('is retired, and does not come back', async () => {
    expect(await admin(boms.move, { bomCode: 'OUTER', bomVer: 1, move: 'retire' })).toMatchObject({
      definitionStatus: 'obsolete',
    })
    await expect(release('OUTER')).rejects.toMatchObject({ key: 'definition.wrong_status' })
  })
})

test('a bill shows where it is used; the orders of lines one may not see are left out', async () => {
  await plant.as('admin', 'L1')(
    orders.create,
    anOrder('WO-1', { typeNo: line.typeNo, bomCode: 'B', bomVer: 1 }),
  )
  expect(await admin(boms.uses, { bomCode: 'B', bomVer: 1 })).toMatchObject({
    types: [{ typeNo: 'T', typeVer: 1 }],
    orders: [{ orderCode: 'WO-1', lineNumber: 'L1' }],
    orderCount: 1,
  })
  expect(await plant.as('editor', undefined, ['L2'])(boms.uses, { bomCode: 'B', bomVer: 1 })).toMatchObject({
    orders: [],
    orderCount: 0,
  })
  expect((await admin(boms.list, { bomCode: 'B' })).rows.find(({ bomVer }) => bomVer === 1)).toMatchObject({
    orderCount: 1,
  })
})

test('a draft that an order takes stays; another goes away', async () => {
  await plant.as('admin', 'L1')(
    orders.create,
    anOrder('WO-2', { typeNo: line.typeNo, bomCode: 'B', bomVer: 2 }),
  )
  await expect(admin(boms.delete, { bomCode: 'B', bomVer: 2 })).rejects.toMatchObject({
    key: 'definition.in_use',
    facts: { by: 'WO-2' },
  })
  await admin(boms.create, aBill('GONE'))
  await admin(boms.delete, { bomCode: 'GONE', bomVer: 1 })
  expect(await found({ bomCode: 'GONE' })).toEqual([])
})

test('bills are found by a part in them, and leave as a file with a line for each row', async () => {
  expect(await found({ part: 'NUT', definitionStatus: 'released' })).toEqual(['B 1'])
  expect(await found({ part: 'GHOST' })).toEqual([])
  const lines = String(await admin(boms.export, { part: 'NUT', definitionStatus: 'released', format: 'csv' }))
    .trim()
    .split(/\r?\n/)
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain('SCREW')
  // A row is pasted back into the grid as it left.
  const cells = lines[0]!.split(',').slice(6)
  expect(cells).toEqual(bomRowCells.map((name) => en.field[name]))
})

test('less than stock is counted by goes into nothing', async () => {
  await expect(
    admin(boms.create, aBill('DUST', [aBomRow(1, 'SCREW', 'S10', { bomQty: 5e-324 })])),
  ).rejects.toMatchObject({ key: 'call.invalid', field: 'rows.0.bomQty' })
})
