import { afterAll, describe, expect, test } from 'vitest'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { lines } from '@takt/contract/lines.ts'
import { orders } from '@takt/contract/orders.ts'
import { processings } from '@takt/contract/processings.ts'
import { types } from '@takt/contract/types.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, anOrder, aRoute, aSet, aStep, aType } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
const version = (processingVer: number) => ({ processingNumber: 'R1', processingVer })

test('a new route is the draft of version 1 and keeps its steps as written', async () => {
  const draft = aRoute('R1', [aStep(10, { nextStep: 20, reworkStep: 10, maxLoops: 2 }), aStep(20)])
  expect(await admin(processings.create, draft)).toMatchObject({
    ...draft,
    processingVer: 1,
    definitionStatus: 'draft',
    updateAuthor: 'Administrator',
    revision: 0,
  })
})

test('a route number is created once', async () => {
  await expect(admin(processings.create, aRoute('R1'))).rejects.toMatchObject({
    key: 'record.code_taken',
    field: 'processingNumber',
  })
})

test('a draft may be unfinished; releasing it names every fault at once', async () => {
  await admin(processings.update, {
    ...aRoute('R1', [aStep(10, { nextStep: 20, colSetId: 'SET1', colSetVersion: 1 }), aStep(30)]),
    processingVer: 1,
    revision: 0,
  })
  await expect(admin(processings.move, { ...version(1), move: 'release' })).rejects.toMatchObject({
    key: 'definition.faults',
    facts: { faults: 'twoStarts, unknownStep, endUnreachable, setNotReleased' },
  })
  expect((await admin(processings.list, {})).rows).toMatchObject([{ definitionStatus: 'draft' }])
})

test('the sets its steps measure must be released', async () => {
  await admin(collectionSets.create, aSet('SET1'))
  const steps = (colSetVersion: number | null) => [
    aStep(10, { nextStep: 20, colSetId: 'SET1', colSetVersion }),
    aStep(20),
  ]
  const release = () => admin(processings.move, { ...version(1), move: 'release' })
  await admin(processings.update, { ...aRoute('R1', steps(null)), processingVer: 1, revision: 1 })
  await expect(release()).rejects.toMatchObject({ facts: { faults: 'setNotReleased' } })
  await admin(processings.update, { ...aRoute('R1', steps(1)), processingVer: 1, revision: 2 })
  await expect(release()).rejects.toMatchObject({ facts: { faults: 'setNotReleased' } })
  await admin(collectionSets.move, { colSetId: 'SET1', colSetVersion: 1, move: 'release' })
  expect(await release()).toMatchObject({ definitionStatus: 'released' })
})

test('released, its steps are fixed; a change made from an old view is refused too', async () => {
  await expect(
    admin(processings.update, { ...aRoute('R1'), processingVer: 1, revision: 4 }),
  ).rejects.toMatchObject({ key: 'definition.frozen' })
  await admin(processings.create, aRoute('R2'))
  const edit = () => admin(processings.update, { ...aRoute('R2'), processingVer: 1, revision: 0 })
  await edit()
  await expect(edit()).rejects.toMatchObject({ key: 'record.changed' })
})

test('a change is a new version: a draft with the same steps', async () => {
  const { steps } = (await admin(processings.list, { processingNumber: 'R1' })).rows[0]!
  expect(await admin(processings.revise, version(1))).toMatchObject({
    processingVer: 2,
    definitionStatus: 'draft',
    steps,
    revision: 0,
  })
})

test('two people revising at once get a version each', async () => {
  const made = await Promise.all([1, 2].map(() => admin(processings.revise, version(1))))
  expect(made.map((route) => route.processingVer).toSorted()).toEqual([3, 4])
})

test('two people press Release: one succeeds, the other is refused with the status of the order', async () => {
  const press = () => admin(processings.move, { ...version(2), move: 'release' })
  const outcome = await Promise.allSettled([press(), press()])
  expect(outcome.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(press()).rejects.toMatchObject({
    key: 'definition.wrong_status',
    facts: { definitionStatus: 'released' },
  })
})

test('the list is newest version first, narrowed as requested', async () => {
  const found = async (filter: object) =>
    (await plant.as('operator')(processings.list, filter)).rows.map(
      (route) => `${route.processingNumber} ${route.processingVer}`,
    )
  expect(await found({ definitionStatus: 'released' })).toEqual(['R1 2', 'R1 1'])
  expect(await found({ processingName: 'route r2' })).toEqual(['R2 1'])
})

test('routes are for whoever may edit their page', async () => {
  expect(await plant.as('editor')(processings.create, aRoute('R3'))).toMatchObject({
    processingNumber: 'R3',
    updateAuthor: 'editor',
  })
  await expect(plant.as('operator')(processings.create, aRoute('R4'))).rejects.toMatchObject({
    key: 'call.forbidden',
  })
  await expect(
    plant.as('operator')(processings.delete, { processingNumber: 'R3', processingVer: 1 }),
  ).rejects.toMatchObject({ key: 'call.forbidden' })
})

test('a release that is refused names at which steps', async () => {
  await admin(processings.update, {
    ...aRoute('R3', [
      aStep(10, { nextStep: 30 }),
      aStep(20, { nextStep: 30 }),
      aStep(30, { colSetId: 'NONE', colSetVersion: 1 }),
    ]),
    processingVer: 1,
    revision: 0,
  })
  await expect(
    admin(processings.move, { processingNumber: 'R3', processingVer: 1, move: 'release' }),
  ).rejects.toMatchObject({ facts: { at: 'twoStarts 10 20, setNotReleased 30' } })
})

describe('where a route is used', () => {
  test('types name it, orders take it by themselves or through their type', async () => {
    await admin(lines.create, aLine('L1'))
    await admin(lines.create, aLine('L2'))
    for (const [typeNo, processingVer] of [
      ['T1', 1],
      ['T2', 2],
    ] as const) {
      await admin(types.create, aType(typeNo, version(processingVer)))
      await admin(types.move, { typeNo, typeVer: 1, move: 'release' })
    }
    await plant.as('admin', 'L1')(orders.create, anOrder('BY-TYPE'))
    await plant.as('admin', 'L1')(
      orders.create,
      anOrder('ELSEWHERE', { processRoute: 'R1', processRouteVer: 2 }),
    )
    await plant.as('admin', 'L2')(
      orders.create,
      anOrder('BY-ITSELF', { typeNo: 'T2', processRoute: 'R1', processRouteVer: 1 }),
    )
    const { rows } = await admin(processings.list, { processingNumber: 'R1', sort: '-orderCount' })
    expect(rows.slice(0, 3).map((row) => [row.processingVer, row.typeCount, row.orderCount])).toEqual([
      [1, 1, 2],
      [2, 1, 1],
      [3, 0, 0],
    ])
    expect(await admin(processings.uses, version(1))).toMatchObject({
      types: [{ typeNo: 'T1', typeVer: 1 }],
      orders: [{ orderCode: 'BY-ITSELF' }, { orderCode: 'BY-TYPE' }],
      orderCount: 2,
    })
  })

  test('and nobody is shown orders of a line that is not theirs', async () =>
    expect(await plant.as('editor', undefined, ['L1'])(processings.uses, version(1))).toMatchObject({
      orders: [{ lineNumber: 'L1', orderCode: 'BY-TYPE' }],
      orderCount: 1,
    }))
})

describe('only a draft is deleted', () => {
  test('and none that a type names', async () => {
    await admin(types.create, aType('T3', version(4)))
    await expect(admin(processings.delete, version(4))).rejects.toMatchObject({
      key: 'definition.in_use',
      facts: { by: 'T3 1' },
    })
    await expect(admin(processings.delete, version(1))).rejects.toMatchObject({ key: 'definition.frozen' })
  })

  test('then it is gone, and its number is free again', async () => {
    expect(await admin(processings.delete, version(3))).toMatchObject({ processingVer: 3 })
    await expect(admin(processings.delete, version(3))).rejects.toMatchObject({ key: 'record.unknown' })
    await admin(processings.delete, { processingNumber: 'R3', processingVer: 1 })
    expect(await admin(processings.create, aRoute('R3'))).toMatchObject({ processingVer: 1 })
  })
})
