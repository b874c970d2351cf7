import { afterAll, describe, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { boms } from '@takt/contract/boms.ts'
import { lines } from '@takt/contract/lines.ts'
import { materials } from '@takt/contract/materials.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow, aLine, aPart } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const [admin, editor, operator] = [plant.as('admin'), plant.as('editor'), plant.as('operator')]
const partNow = async (bomCode: string) =>
  (await admin(bomDefs.list, { bomCode })).rows.find((part) => part.bomCode === bomCode)
const codes = async (filter: object) => (await admin(bomDefs.list, filter)).rows.map(({ bomCode }) => bomCode)

test('a new part is in use and is in no bill', async () => {
  expect(
    await editor(bomDefs.create, aPart('SCREW', { supplier: 'Bolt & Co', minimumStock: 50, shelfLife: 365 })),
  ).toMatchObject({ bomCode: 'SCREW', bomState: 'active', stateReason: null, revision: 0 })
  expect(await partNow('SCREW')).toMatchObject({
    billCount: 0,
    barcodeRule: { kind: 'plain' },
    updateAuthor: 'editor',
  })
  await expect(editor(bomDefs.create, aPart('SCREW'))).rejects.toMatchObject({
    key: 'record.code_taken',
    field: 'bomCode',
  })
  await expect(operator(bomDefs.create, aPart('NUT'))).rejects.toMatchObject({ key: 'call.forbidden' })
})

test('a rule for its labels is kept as it was written, and refused where nothing could be read by it', async () => {
  const rule = {
    kind: 'separated' as const,
    separator: ';',
    fields: [
      { fact: 'bomCode' as const, place: 1, prefix: 'P' },
      { fact: 'bomLot' as const, place: 2, prefix: '' },
    ],
  }
  await admin(bomDefs.create, aPart('RULED', { barcodeRule: rule }))
  expect((await partNow('RULED'))!.barcodeRule).toEqual(rule)
  for (const wrong of [
    { ...rule, fields: [] },
    { ...rule, separator: ';;' },
    { kind: 'fixed', fields: [{ fact: 'bomLot', place: 0, length: 4 }] },
    { kind: 'magic' },
  ]) {
    await expect(
      admin(bomDefs.create, aPart('BAD', { barcodeRule: wrong as typeof rule })),
    ).rejects.toMatchObject({ key: 'call.invalid' })
  }
})

test('a part that somebody else saved meanwhile is not written over', async () => {
  const edit = (bomName: string) => admin(bomDefs.update, { ...aPart('RULED', { bomName }), revision: 0 })
  const outcome = await Promise.allSettled([edit('One'), edit('Other')])
  expect(outcome.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(edit('Third')).rejects.toMatchObject({ key: 'record.changed' })
})

test('a part is blocked and unblocked with a reason, which is in its history', async () => {
  await expect(admin(bomDefs.block, { bomCode: 'SCREW' })).rejects.toMatchObject({
    key: 'record.reason_missing',
  })
  expect(await admin(bomDefs.block, { bomCode: 'SCREW', reason: 'rust' })).toMatchObject({
    bomState: 'blocked',
    stateReason: 'rust',
  })
  await expect(admin(bomDefs.block, { bomCode: 'SCREW', reason: 'again' })).rejects.toMatchObject({
    key: 'record.changed',
  })
  expect(await codes({ bomState: 'blocked' })).toEqual(['SCREW'])
  expect(await admin(bomDefs.unblock, { bomCode: 'SCREW', reason: 'cleaned' })).toMatchObject({
    bomState: 'active',
    stateReason: null,
  })
  const changes = await admin(audit.of, { lineNumber: null, entity: 'part', entityKey: 'SCREW' })
  expect(changes.map(({ action, after }) => [action, after?.reason])).toEqual([
    ['unblock', 'cleaned'],
    ['block', 'rust'],
    ['create', undefined],
  ])
})

describe('what is used stays', () => {
  test('a part that a bill names, and where', async () => {
    const rows = [aBomRow(10, 'SCREW', 'S10', { bomQty: 4 }), aBomRow(20, 'SCREW', 'S20')]
    await admin(boms.create, {
      bomCode: 'BILL',
      bomName: 'BOM',
      typeNo: 'T',
      validFrom: null,
      remark: null,
      rows,
    })
    expect(await admin(bomDefs.uses, { bomCode: 'SCREW' })).toEqual([
      { bomCode: 'BILL', bomVer: 1, typeNo: 'T', definitionStatus: 'draft', bomQty: 4, stationNumber: 'S10' },
      { bomCode: 'BILL', bomVer: 1, typeNo: 'T', definitionStatus: 'draft', bomQty: 1, stationNumber: 'S20' },
    ])
    expect(await partNow('SCREW')).toMatchObject({ billCount: 1 })
    await expect(admin(bomDefs.delete, { bomCode: 'SCREW' })).rejects.toMatchObject({
      key: 'definition.in_use',
      facts: { by: expect.stringContaining('BILL 1') },
    })
  })

  test('a part that ever came to a line', async () => {
    await admin(lines.create, aLine('L1'))
    await plant.as('admin', 'L1')(materials.receive, {
      bomCode: 'RULED',
      bomLot: 'LOT-1',
      quantity: 5,
      supplier: null,
      supplierLot: null,
      expiresAt: null,
    })
    await expect(admin(bomDefs.delete, { bomCode: 'RULED' })).rejects.toMatchObject({
      key: 'definition.in_use',
      facts: { by: 'LOT-1' },
    })
  })

  test('a part nobody uses goes away', async () => {
    await admin(bomDefs.create, aPart('LOOSE'))
    await admin(bomDefs.delete, { bomCode: 'LOOSE' })
    await expect(admin(bomDefs.delete, { bomCode: 'LOOSE' })).rejects.toMatchObject({ key: 'record.unknown' })
  })
})

describe('parts from a file', () => {
  const bring = (rows: Record<string, string | number | null>[], dryRun = false) =>
    admin(bomDefs.import, { rows, dryRun })

  test('are made and changed; a column that is not there, and the rule of the labels, stay', async () => {
    const rows: Record<string, string | number | null>[] = [
      { bomCode: ' SCREW ', bomName: 'Screw M4', shelfLife: null },
      { bomCode: 'NUT', bomName: 'Nut M4', unit: 'pcs', bomValue: 200 },
      { bomCode: 'RULED', supplier: null },
    ]
    expect(await bring(rows, true)).toEqual({
      created: 1,
      updated: 1,
      unchanged: 1,
      faults: [],
      written: false,
    })
    expect(await partNow('NUT')).toBeUndefined()
    expect(await bring(rows)).toMatchObject({ created: 1, updated: 1, unchanged: 1, written: true })
    expect(await partNow('SCREW')).toMatchObject({
      bomName: 'Screw M4',
      supplier: 'Bolt & Co',
      shelfLife: null,
      minimumStock: 50,
    })
    expect(await partNow('NUT')).toMatchObject({
      bomValue: 200,
      barcodeRule: { kind: 'plain' },
      bomState: 'active',
      revision: 0,
    })
    expect(await admin(audit.of, { lineNumber: null, entity: 'part', entityKey: 'NUT' })).toMatchObject([
      { action: 'create', after: { bomName: 'Nut M4' } },
    ])
    expect(await bring(rows)).toMatchObject({ created: 0, updated: 0, unchanged: 3 })
  })

  test('are all written or none: every fault is reported with its row and column', async () => {
    const verdict = await bring([
      { bomCode: 'WASHER', bomName: 'Washer', unit: 'pcs' },
      { bomCode: 'WASHER', bomName: 'Washer', unit: 'pcs' },
      { bomCode: '', bomName: 'No number', unit: 'pcs' },
      { bomCode: 'GLUE', bomName: 'Glue', shelfLife: 0.5 },
    ])
    expect(verdict).toMatchObject({ created: 1, written: false })
    expect(verdict.faults.map(({ row, about, field, key }) => [row, about, field, key])).toEqual([
      [2, 'WASHER', 'bomCode', 'users.row_twice'],
      [3, null, 'bomCode', 'call.invalid'],
      [4, 'GLUE', 'unit', 'call.invalid'],
      [4, 'GLUE', 'shelfLife', 'call.invalid'],
    ])
    expect(await partNow('WASHER')).toBeUndefined()
  })

  test('come by the thousand', async () => {
    const rows = Array.from({ length: 3000 }, (_, i) => ({
      bomCode: `M-${i}`,
      bomName: `Many ${i}`,
      unit: 'pcs',
    }))
    expect(await bring(rows)).toMatchObject({ created: 3000, written: true })
    expect((await admin(bomDefs.names, {})).length).toBe(3003)
  })
})

test('parts are found by what they are called and who sells them, and leave as a file', async () => {
  expect(await codes({ bomName: 'm4' })).toEqual(['NUT', 'SCREW'])
  expect(await codes({ supplier: 'bolt', bomState: 'active' })).toEqual(['SCREW'])
  const file = await editor(bomDefs.export, { supplier: 'bolt', format: 'csv' })
  expect(String(file)).toContain('Screw M4')
  expect(String(file)).not.toContain('Nut M4')
})
