import { afterAll, expect, test } from 'vitest'
import { processings } from '@takt/contract/processings.ts'
import { types } from '@takt/contract/types.ts'
import { startPlant } from '../testing/plant.ts'
import { aRoute, aType } from '../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
const routed = { processingNumber: 'R1', processingVer: 1 }
await admin(processings.create, aRoute('R1'))

test('a new type is the draft of version 1, signed by its author', async () => {
  expect(await admin(types.create, aType('T1'))).toMatchObject({ typeNo: 'T1', typeVer: 1, definitionStatus: 'draft', updateAuthor: 'Administrator', revision: 0 })
})

test('a type number is created once; what follows are its versions', async () => {
  await expect(admin(types.create, aType('T1'))).rejects.toMatchObject({ key: 'record.code_taken', field: 'typeNo' })
})

test('a route the type names must exist, in that version', async () => {
  await expect(admin(types.create, aType('T2', { processingNumber: 'R9', processingVer: 1 }))).rejects.toMatchObject({ key: 'record.unknown', field: 'processingVer' })
  await expect(admin(types.create, aType('T2', { processingNumber: 'R1' }))).rejects.toMatchObject({ key: 'record.unknown', field: 'processingVer' })
  await expect(admin(types.create, aType('T2', { processingVer: 1 }))).rejects.toMatchObject({ key: 'record.unknown', field: 'processingNumber' })
})

test('a draft is edited; what somebody else changed meanwhile is not written over', async () => {
  const edit = { ...aType('T1', { typeName: 'Gearbox', ...routed }), typeVer: 1 }
  expect(await admin(types.update, { ...edit, revision: 0 })).toMatchObject({ typeName: 'Gearbox', revision: 1 })
  await expect(admin(types.update, { ...edit, revision: 0 })).rejects.toMatchObject({ key: 'record.changed' })
})

test('a type is released with a released route only', async () => {
  const release = () => admin(types.move, { typeNo: 'T1', typeVer: 1, move: 'release' })
  await expect(release()).rejects.toMatchObject({ key: 'orders.route_unknown', field: 'processingNumber', facts: { processRoute: 'R1' } })
  await admin(processings.move, { ...routed, move: 'release' })
  expect(await release()).toMatchObject({ definitionStatus: 'released' })
  await expect(release()).rejects.toMatchObject({ key: 'definition.wrong_status', facts: { definitionStatus: 'released' } })
  await admin(types.create, aType('T3'))
  await expect(admin(types.move, { typeNo: 'T3', typeVer: 1, move: 'release' })).rejects.toMatchObject({ key: 'orders.route_unknown' })
})

test('released, it is frozen', async () => {
  await expect(admin(types.update, { ...aType('T1'), typeVer: 1, revision: 2 })).rejects.toMatchObject({ key: 'definition.frozen' })
})

test('a change is a new version: a draft copied from the one it starts from', async () => {
  expect(await admin(types.revise, { typeNo: 'T1', typeVer: 1 })).toMatchObject({ typeVer: 2, definitionStatus: 'draft', typeName: 'Gearbox', ...routed, revision: 0 })
  await expect(admin(types.revise, { typeNo: 'T9', typeVer: 1 })).rejects.toMatchObject({ key: 'record.unknown' })
})

test('two people revising at once get a version each', async () => {
  const made = await Promise.all([1, 2].map(() => admin(types.revise, { typeNo: 'T1', typeVer: 1 })))
  expect(made.map((type) => type.typeVer).toSorted()).toEqual([3, 4])
})

test('the list is newest version first, narrowed as asked', async () => {
  const found = async (asked: object) => (await plant.as('operator')(types.list, asked)).rows.map((type) => `${type.typeNo} ${type.typeVer}`)
  expect(await found({ typeNo: 't1' })).toEqual(['T1 4', 'T1 3', 'T1 2', 'T1 1'])
  expect(await found({ definitionStatus: 'released' })).toEqual(['T1 1'])
  expect(await found({ typeName: 'type t3' })).toEqual(['T3 1'])
})

test('retired, it stays retired', async () => {
  expect(await admin(types.move, { typeNo: 'T1', typeVer: 1, move: 'retire' })).toMatchObject({ definitionStatus: 'obsolete' })
  await expect(admin(types.move, { typeNo: 'T1', typeVer: 1, move: 'release' })).rejects.toMatchObject({ key: 'definition.wrong_status' })
  await expect(admin(types.move, { typeNo: 'T3', typeVer: 1, move: 'retire' })).rejects.toMatchObject({ key: 'definition.wrong_status', facts: { definitionStatus: 'draft' } })
})
