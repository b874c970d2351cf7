import { afterAll, expect, test } from 'vitest'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { boms } from '@takt/contract/boms.ts'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { lines } from '@takt/contract/lines.ts'
import { processings } from '@takt/contract/processings.ts'
import { types } from '@takt/contract/types.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow, aLine, anOrder, aPart, aRoute, aSet, aStep, aType } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
const routed = { processingNumber: 'R1', processingVer: 1 }
await admin(processings.create, aRoute('R1'))

test('a new type is the draft of version 1, signed by its author', async () => {
  expect(await admin(types.create, aType('T1'))).toMatchObject({
    typeNo: 'T1',
    typeVer: 1,
    definitionStatus: 'draft',
    updateAuthor: 'Administrator',
    revision: 0,
  })
})

test('a type number is created once; what follows are its versions', async () => {
  await expect(admin(types.create, aType('T1'))).rejects.toMatchObject({
    key: 'record.code_taken',
    field: 'typeNo',
  })
})

test('a route the type names must exist, in that version', async () => {
  await expect(
    admin(types.create, aType('T2', { processingNumber: 'R9', processingVer: 1 })),
  ).rejects.toMatchObject({ key: 'record.unknown', field: 'processingVer' })
  await expect(admin(types.create, aType('T2', { processingNumber: 'R1' }))).rejects.toMatchObject({
    key: 'record.unknown',
    field: 'processingVer',
  })
  await expect(admin(types.create, aType('T2', { processingVer: 1 }))).rejects.toMatchObject({
    key: 'record.unknown',
    field: 'processingNumber',
  })
})

test('a draft is edited; what somebody else changed meanwhile is not written over', async () => {
  const edit = { ...aType('T1', { typeName: 'Gearbox', ...routed }), typeVer: 1 }
  expect(await admin(types.update, { ...edit, revision: 0 })).toMatchObject({
    typeName: 'Gearbox',
    revision: 1,
  })
  await expect(admin(types.update, { ...edit, revision: 0 })).rejects.toMatchObject({ key: 'record.changed' })
})

test('a type is released with a released route only', async () => {
  const release = () => admin(types.move, { typeNo: 'T1', typeVer: 1, move: 'release' })
  await expect(release()).rejects.toMatchObject({
    key: 'types.faults',
    facts: { typeFaults: 'routeDraft', route: 'R1 1' },
  })
  await admin(processings.move, { ...routed, move: 'release' })
  expect(await release()).toMatchObject({ definitionStatus: 'released' })
  await expect(release()).rejects.toMatchObject({
    key: 'definition.wrong_status',
    facts: { definitionStatus: 'released' },
  })
  await admin(types.create, aType('T3'))
  await expect(admin(types.move, { typeNo: 'T3', typeVer: 1, move: 'release' })).rejects.toMatchObject({
    key: 'types.faults',
    facts: { typeFaults: 'noRoute' },
  })
})

test('released, it is frozen', async () => {
  await expect(admin(types.update, { ...aType('T1'), typeVer: 1, revision: 2 })).rejects.toMatchObject({
    key: 'definition.frozen',
  })
})

test('a change is a new version: a draft copied from the one it starts from', async () => {
  expect(await admin(types.revise, { typeNo: 'T1', typeVer: 1 })).toMatchObject({
    typeVer: 2,
    definitionStatus: 'draft',
    typeName: 'Gearbox',
    ...routed,
    revision: 0,
  })
  await expect(admin(types.revise, { typeNo: 'T9', typeVer: 1 })).rejects.toMatchObject({
    key: 'record.unknown',
  })
})

test('two people revising at once get a version each', async () => {
  const made = await Promise.all([1, 2].map(() => admin(types.revise, { typeNo: 'T1', typeVer: 1 })))
  expect(made.map((type) => type.typeVer).toSorted()).toEqual([3, 4])
})

test('the list is newest version first, narrowed as requested', async () => {
  const found = async (filter: object) =>
    (await plant.as('operator')(types.list, filter)).rows.map((type) => `${type.typeNo} ${type.typeVer}`)
  expect(await found({ typeNo: 't1' })).toEqual(['T1 4', 'T1 3', 'T1 2', 'T1 1'])
  expect(await found({ definitionStatus: 'released' })).toEqual(['T1 1'])
  expect(await found({ typeName: 'type t3' })).toEqual(['T3 1'])
})

test('retired, it stays retired', async () => {
  expect(await admin(types.move, { typeNo: 'T1', typeVer: 1, move: 'retire' })).toMatchObject({
    definitionStatus: 'obsolete',
  })
  await expect(admin(types.move, { typeNo: 'T1', typeVer: 1, move: 'release' })).rejects.toMatchObject({
    key: 'definition.wrong_status',
  })
  await expect(admin(types.move, { typeNo: 'T3', typeVer: 1, move: 'retire' })).rejects.toMatchObject({
    key: 'definition.wrong_status',
    facts: { definitionStatus: 'draft' },
  })
})

test('every fault of the route is named at once: retired, and measuring by a set that is not released', async () => {
  const key = { colSetId: 'C1', colSetVersion: 1 }
  await admin(collectionSets.create, aSet('C1'))
  await admin(collectionSets.move, { ...key, move: 'release' })
  await admin(processings.create, aRoute('R2', [aStep(10, key)]))
  for (const move of ['release', 'retire'] as const)
    await admin(processings.move, { processingNumber: 'R2', processingVer: 1, move })
  await admin(collectionSets.move, { ...key, move: 'retire' })
  await admin(types.create, aType('T5', { processingNumber: 'R2', processingVer: 1 }))
  await expect(admin(types.move, { typeNo: 'T5', typeVer: 1, move: 'release' })).rejects.toMatchObject({
    key: 'types.faults',
    facts: { typeFaults: 'routeObsolete, setNotReleased', route: 'R2 1', sets: 'C1 1' },
  })
})

test('a draft nobody made goes away; a released version does not, and its number is not free again', async () => {
  await admin(types.create, aType('T7', { customer: 'Acme' }))
  expect((await admin(types.register, { customer: 'acm' })).rows).toMatchObject([
    { typeNo: 'T7', customer: 'Acme', orderCount: 0 },
  ])
  await admin(types.delete, { typeNo: 'T7', typeVer: 1 })
  await expect(admin(types.delete, { typeNo: 'T7', typeVer: 1 })).rejects.toMatchObject({
    key: 'record.unknown',
  })
  await expect(admin(types.delete, { typeNo: 'T1', typeVer: 1 })).rejects.toMatchObject({
    key: 'definition.frozen',
  })
})

test('a version tells which orders make it, of the lines this person may see', async () => {
  for (const line of ['L1', 'L2']) {
    await admin(lines.create, aLine(line))
    await plant.db
      .insertInto('orders')
      .values({ ...anOrder(`WO-${line}`, { typeNo: 'T3' }), lineNumber: line })
      .execute()
  }
  const uses = async (lines?: string[]) =>
    (await plant.as('editor', undefined, lines)(types.uses, { typeNo: 'T3', typeVer: 1 }))
      .map(({ orderCode }) => orderCode)
      .toSorted()
  expect(await uses()).toEqual(['WO-L1', 'WO-L2'])
  expect(await uses(['L2'])).toEqual(['WO-L2'])
  expect((await admin(types.register, { typeNo: 'T3' })).rows).toMatchObject([{ orderCount: 2 }])
  // Not even a draft, should an order name one.
  await expect(admin(types.delete, { typeNo: 'T3', typeVer: 1 })).rejects.toMatchObject({
    key: 'orders.producing',
  })
})

test('types are for those who hold the page: to look at, or to change', async () => {
  await expect(plant.as('operator')(types.register, {})).resolves.toMatchObject({ total: expect.any(Number) })
  await expect(plant.as('operator')(types.create, aType('T8'))).rejects.toMatchObject({
    key: 'call.forbidden',
  })
  await expect(plant.as('editor')(types.create, aType('T8'))).resolves.toMatchObject({ typeNo: 'T8' })
})

test('a default bill must be one of the type, and released before the type is', async () => {
  const bill = { bomCode: 'B-BILL', bomVer: 1 }
  await admin(types.create, aType('T-BILL', routed))
  await admin(types.create, aType('T-OTHER', routed))
  await admin(bomDefs.create, aPart('NUT'))
  await admin(boms.create, {
    bomCode: 'B-BILL',
    bomName: 'Bill',
    typeNo: 'T-BILL',
    validFrom: null,
    remark: null,
    rows: [aBomRow(1, 'NUT', 'S10')],
  })
  await expect(
    admin(types.update, { ...aType('T-OTHER', { ...routed, ...bill }), typeVer: 1, revision: 0 }),
  ).rejects.toMatchObject({ key: 'record.unknown', field: 'bomVer' })
  expect(
    await admin(types.update, { ...aType('T-BILL', { ...routed, ...bill }), typeVer: 1, revision: 0 }),
  ).toMatchObject(bill)
  const release = () => admin(types.move, { typeNo: 'T-BILL', typeVer: 1, move: 'release' })
  await expect(release()).rejects.toMatchObject({
    key: 'types.faults',
    facts: { typeFaults: 'bomNotReleased', bom: 'B-BILL 1' },
  })
  await admin(boms.move, { ...bill, move: 'release' })
  expect(await release()).toMatchObject({ definitionStatus: 'released' })
})

test('a rule for serial numbers that cannot number is refused at its field', async () => {
  await expect(
    admin(types.create, aType('T-RULE', { serialPattern: '{typeNo}-{yy}' })),
  ).rejects.toMatchObject({
    key: 'settings.number_rule',
    field: 'serialPattern',
    facts: { numberFault: 'seqMissing' },
  })
  expect(
    await admin(types.create, aType('T-RULE', { serialPattern: '{typeNo}-{seq:3}', serialReset: 'never' })),
  ).toMatchObject({ serialPattern: '{typeNo}-{seq:3}', labelTemplate: null })
})
