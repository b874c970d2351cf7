import { afterAll, beforeAll, expect, test } from 'vitest'
import { changes } from '@takt/contract/changes.ts'
import { type ToolMember, type ToolSetDraft, toolSets } from '@takt/contract/toolSets.ts'
import { types } from '@takt/contract/types.ts'
import { startPlant } from '../../testing/plant.ts'
import { aType } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const [admin, operator] = [plant.as('admin'), plant.as('operator')]
const aMember = (seqNum: number, over: Partial<ToolMember> = {}): ToolMember => ({
  seqNum,
  stationNumber: 'S10',
  position: null,
  toolType: 'DIE',
  toolCode: null,
  quantity: 1,
  ...over,
})
const aSet = (toolSetId: string, over: Partial<ToolSetDraft> = {}): ToolSetDraft => ({
  toolSetId,
  toolSetName: `Set ${toolSetId}`,
  typeNos: ['T'],
  remark: null,
  members: [aMember(10)],
  ...over,
})
const move = (toolSetId: string, toolSetVersion: number, move: 'release' | 'retire') =>
  admin(toolSets.move, { toolSetId, toolSetVersion, move })

beforeAll(async () => {
  await admin(types.create, aType('T'))
})

test('a set is drafted, released, revised and retired; what is released stays as it was', async () => {
  expect(await admin(toolSets.create, aSet('A'))).toMatchObject({
    toolSetVersion: 1,
    definitionStatus: 'draft',
  })
  await expect(admin(toolSets.create, aSet('A'))).rejects.toMatchObject({ key: 'record.code_taken' })
  await expect(operator(toolSets.create, aSet('B'))).rejects.toMatchObject({ key: 'call.forbidden' })
  const changed = { ...aSet('A', { members: [aMember(10, { quantity: 2 })] }), toolSetVersion: 1 }
  await admin(toolSets.update, { ...changed, revision: 0 })
  await expect(admin(toolSets.update, { ...changed, revision: 0 })).rejects.toMatchObject({
    key: 'record.changed',
  })
  await move('A', 1, 'release')
  await expect(admin(toolSets.update, { ...changed, revision: 2 })).rejects.toMatchObject({
    key: 'definition.frozen',
  })
  await expect(admin(toolSets.delete, { toolSetId: 'A', toolSetVersion: 1 })).rejects.toMatchObject({
    key: 'definition.frozen',
  })
  expect(await admin(toolSets.revise, { toolSetId: 'A', toolSetVersion: 1 })).toMatchObject({
    toolSetVersion: 2,
    definitionStatus: 'draft',
    members: [{ quantity: 2 }],
  })
  await admin(toolSets.delete, { toolSetId: 'A', toolSetVersion: 2 })
  expect(await move('A', 1, 'retire')).toMatchObject({ definitionStatus: 'obsolete' })
  const { rows } = await admin(changes.list, { entity: ['toolSet'] })
  expect(rows.map(({ action }) => action)).toEqual([
    'retire',
    'delete',
    'revise',
    'release',
    'update',
    'create',
  ])
})

test('everything that keeps it from being released is reported at once', async () => {
  const members = [
    aMember(10, { toolCode: 'D-1', toolType: 'DIE' }),
    aMember(10, { toolCode: null, toolType: null }),
    aMember(20, { toolCode: 'D-2', toolType: null, quantity: 2 }),
    aMember(30, { position: 'A', quantity: 2 }),
    aMember(40, { position: 'A' }),
    aMember(50),
    aMember(60),
    aMember(70, { toolCode: 'D-2', toolType: null, stationNumber: 'S20' }),
  ]
  await admin(toolSets.create, aSet('W', { typeNos: ['T', 'GHOST'], members }))
  await expect(move('W', 1, 'release')).rejects.toMatchObject({
    key: 'toolSets.faults',
    field: 'members',
    facts: {
      toolSetFaults:
        'typeUnknown, typeOrTool, manyOfOne, manyAtPosition, doubleNumber, doubleTool, doublePosition, doubleType',
      at: 'typeUnknown, typeOrTool 10 10, manyOfOne 20, manyAtPosition 30, doubleNumber 10 10, doubleTool 20 70, doublePosition 30 40, doubleType 10 50 60',
    },
  })
  await admin(toolSets.create, aSet('E', { typeNos: [], members: [] }))
  await expect(move('E', 1, 'release')).rejects.toMatchObject({
    facts: { toolSetFaults: 'noMembers, noTypes' },
  })
})

test.each([
  ['no quantity', { quantity: 0 }],
  ['a part of a tool', { quantity: 1.5 }],
  ['too many', { quantity: 101 }],
  ['no station', { stationNumber: '' }],
])('a member of %s is refused', async (_, over) => {
  await expect(admin(toolSets.create, aSet('X', { members: [aMember(10, over)] }))).rejects.toMatchObject({
    key: 'call.invalid',
  })
})

test('it is found by type, station and tool', async () => {
  await admin(
    toolSets.create,
    aSet('F', { members: [aMember(10, { stationNumber: 'S77', toolType: null, toolCode: 'D-77' })] }),
  )
  const found = async (filter: object) =>
    (await admin(toolSets.list, filter)).rows.map(({ toolSetId }) => toolSetId)
  expect(await found({ stationNumber: 'S77' })).toEqual(['F'])
  expect(await found({ toolCode: 'D-77' })).toEqual(['F'])
  expect(await found({ typeNo: 'GHOST' })).toEqual(['W'])
  expect(await found({ toolType: 'DIE', toolSetId: 'F' })).toEqual([])
})

test('an export has every member of the requested sets, one line each', async () => {
  const text = String(await admin(toolSets.export, { toolSetId: 'W', format: 'csv' }))
  const [head, ...rows] = text.trim().split(/\r?\n/)
  expect(head).toMatch(/Tool set.Version.Set name.Status.Seq\..Station.Position.Tool type.Tool.Quantity/)
  expect(rows).toHaveLength(8)
  expect(rows.at(-1)).toMatch(/W.1.Set W.Draft.70.S20...D-2.1/)
})
