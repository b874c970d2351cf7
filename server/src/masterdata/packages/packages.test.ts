import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boms } from '@takt/contract/boms.ts'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { lines } from '@takt/contract/lines.ts'
import { orders } from '@takt/contract/orders.ts'
import { packages } from '@takt/contract/packages.ts'
import { processings } from '@takt/contract/processings.ts'
import { recipes } from '@takt/contract/recipes.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, anOrder, aParameter, aRoute, aSet, aStation, aStep, aType } from '../../testing/samples.ts'
import { aBill, step } from '../../testing/package-samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const editor = plant.as('editor', 'L1')
const admin = plant.as('admin', 'L1')
const route = { processingNumber: 'R', processingVer: 1 }
const of = (typeNo: string) => ({ typeNo, typeVer: 1, ...route })
const one = (typeNo: string, packageVer = 1) => ({ ...of(typeNo), packageVer })

const create = (typeNo: string, like: ReturnType<typeof one> | null = null) =>
  editor(packages.create, { ...of(typeNo), like })

const release = (typeNo: string, packageVer = 1) =>
  editor(packages.move, { ...one(typeNo, packageVer), move: 'release' })

const update = (typeNo: string, revision: number, steps: object[], over: object = {}) =>
  editor(packages.update, {
    ...one(typeNo),
    bomCode: null,
    bomVer: null,
    remark: null,
    steps: steps as ReturnType<typeof step>[],
    revision,
    ...over,
  })

const recipe = (typeNo: string, stationNumber: string) =>
  editor(recipes.save, { typeNo, stationNumber, revision: null, remark: null, parameters: [aParameter('P')] })

const releaseRecipe = async (typeNo: string, stationNumber: string) =>
  editor(recipes.move, {
    typeNo,
    stationNumber,
    paraVer: (await recipe(typeNo, stationNumber)).paraVer,
    move: 'release',
  })

beforeAll(async () => {
  await admin(lines.create, aLine('L1'))
  for (const station of ['S10', 'S20', 'S30']) await admin(stations.create, aStation(station))
  await admin(collectionSets.create, aSet('SET'))
  await editor(
    processings.create,
    aRoute('R', [
      aStep(10, { nextStep: 20, colSetId: 'SET', colSetVersion: 1 }),
      aStep(20, { nextStep: 30, mustPass: false }),
      aStep(30),
    ]),
  )
  for (const type of ['T1', 'T2', 'T3']) await editor(types.create, aType(type, route))
  await editor(boms.create, aBill('BOM', 'T1', 'S20'))
  await editor(boms.create, aBill('OTHER', 'T2', 'S90'))
  await releaseRecipe('T1', 'S10')
})

test('a package begins with a line for each step; parameters are needed where the station has some', async () => {
  expect(await create('T1')).toMatchObject({
    packageVer: 1,
    definitionStatus: 'draft',
    steps: [step(10, { parametersNeeded: true }), step(20), step(30)],
  })
  await expect(create('T1')).rejects.toMatchObject({ key: 'definition.draft_exists', facts: { version: 1 } })
  await expect(create('T9')).rejects.toMatchObject({ key: 'record.unknown', field: 'typeNo' })
})

test('it is shown with its steps’ settings in route, bill and lines', async () => {
  await update(
    'T1',
    0,
    [
      step(10, { parametersNeeded: true, cycleTime: 12.5 }),
      step(20, { skipped: true }),
      step(30, { samplingRate: 5, labelTemplate: 'sheetA4-qrcode' }),
    ],
    { bomCode: 'BOM', bomVer: 1 },
  )
  const { shownSteps } = await editor(packages.show, one('T1'))
  expect(shownSteps).toMatchObject([
    {
      stepSeq: 10,
      stationNumber: 'S10',
      colSetId: 'SET',
      colSetVersion: 1,
      cycleTime: 12.5,
      bomRows: [],
      recipes: [{ lineNumber: 'L1', typeNo: 'T1', paraVer: 1 }],
    },
    { stepSeq: 20, mustPass: false, skipped: true, bomRows: [{ part: 'P', bomQty: 2 }] },
    { stepSeq: 30, samplingRate: 5, labelTemplate: 'sheetA4-qrcode' },
  ])
  const elsewhere = await plant.as('editor', undefined, ['L2'])(packages.show, one('T1'))
  expect(elsewhere.shownSteps.map(({ recipes }) => recipes)).toEqual([[], [], []])
})

test('only the steps of the route are set', async () => {
  await expect(update('T1', 1, [step(10), step(20)])).rejects.toMatchObject({ key: 'packages.steps_changed' })
  await expect(update('T1', 0, [step(10), step(20), step(30)])).rejects.toMatchObject({
    key: 'record.changed',
  })
})

describe('every fault is named at once', () => {
  test('as long as it is a draft', async () => {
    await create('T2')
    await update('T2', 0, [step(10, { skipped: true }), step(20, { parametersNeeded: true }), step(30)], {
      bomCode: 'OTHER',
      bomVer: 1,
    })
    const { findings } = await editor(packages.show, one('T2'))
    expect(findings).toEqual([
      { packageFault: 'typeNotReleased', about: 'T2 1' },
      { packageFault: 'routeNotReleased', about: 'R 1' },
      { packageFault: 'setNotReleased', about: 'SET 1' },
      { packageFault: 'mustPassSkipped', about: 'Step 10' },
      { packageFault: 'bomNotReleased', about: 'OTHER 1' },
      { packageFault: 'bomStationNotOnRoute', about: 'S90' },
      { packageFault: 'recipeMissing', about: 'S20' },
    ])
    await expect(release('T2')).rejects.toMatchObject({
      key: 'packages.faults',
      facts: { packageFaults: findings.map(({ packageFault }) => packageFault).join(', ') },
    })
  })

  test('a bill of another type, one that does not exist, and an unknown label', async () => {
    await update('T2', 1, [step(10), step(20), step(30)], { bomCode: 'BOM', bomVer: 1 })
    expect((await editor(packages.show, one('T2'))).findings).toContainEqual({
      packageFault: 'bomOfOtherType',
      about: 'BOM 1 (T1)',
    })
    await update('T2', 2, [step(10, { labelTemplate: 'BOX' }), step(20), step(30)], {
      bomCode: 'NONE',
      bomVer: 7,
    })
    expect((await editor(packages.show, one('T2'))).findings).toContainEqual({
      packageFault: 'labelUnknown',
      about: 'BOX',
    })
    expect((await editor(packages.show, one('T2'))).findings).toContainEqual({
      packageFault: 'bomUnknown',
      about: 'NONE 7',
    })
  })

  test('a station that lacks what another of the line has for the type', async () => {
    await releaseRecipe('T2', 'S10')
    await update('T2', 3, [
      step(10, { parametersNeeded: true }),
      step(20, { parametersNeeded: true }),
      step(30),
    ])
    expect((await editor(packages.show, one('T2'))).findings).toContainEqual({
      packageFault: 'recipeMissing',
      about: 'L1 S20',
    })
    await releaseRecipe('*', 'S20')
    expect(
      (await editor(packages.show, one('T2'))).findings.map(({ packageFault }) => packageFault),
    ).not.toContain('recipeMissing')
  })
})

test('an order of a type with a package waits for the released one, and shows why', async () => {
  await admin(collectionSets.move, { colSetId: 'SET', colSetVersion: 1, move: 'release' })
  await editor(processings.move, { ...route, move: 'release' })
  for (const typeNo of ['T1', 'T2', 'T3']) await editor(types.move, { typeNo, typeVer: 1, move: 'release' })
  const { id } = await editor(orders.create, anOrder('WO-2', { typeNo: 'T2' }))
  const light = async (id: number) =>
    (await editor(orders.readiness, { id })).find(({ check }) => check === 'packageReleased')
  expect(await light(id)).toMatchObject({ ok: false, about: 'T2 1 R 1', records: ['T2\n1\nR\n1\n1'] })
  await expect(editor(orders.move, { id, move: 'release' })).rejects.toMatchObject({
    key: 'orders.not_ready',
  })
  await release('T2')
  expect(await light(id)).toMatchObject({ ok: true })
  // What was there on release may be gone.
  await editor(recipes.move, { typeNo: '*', stationNumber: 'S20', paraVer: 1, move: 'retire' })
  expect(await light(id)).toMatchObject({ ok: false, about: 'S20', records: ['T2\n1\nR\n1\n1'] })
  const without = await editor(orders.create, anOrder('WO-3', { typeNo: 'T3' }))
  expect(await light(without.id)).toBeUndefined()
})

test('released it is frozen, and the next version retires it', async () => {
  await releaseRecipe('*', 'S20')
  await expect(update('T2', 5, [step(10), step(20), step(30)])).rejects.toMatchObject({
    key: 'definition.frozen',
  })
  await expect(
    plant.db.updateTable('typePackages').set({ steps: '[]' }).where('typeNo', '=', 'T2').execute(),
  ).rejects.toMatchObject({ code: 'TK001' })
  expect(await editor(packages.revise, one('T2'))).toMatchObject({ packageVer: 2, definitionStatus: 'draft' })
  await release('T2', 2)
  const { rows } = await editor(packages.list, { typeNo: 'T2' })
  expect(rows.map(({ packageVer, definitionStatus }) => [packageVer, definitionStatus])).toEqual([
    [2, 'released'],
    [1, 'obsolete'],
  ])
})

test('a new package takes over how a similar one sets the same stations, but leaves no step out', async () => {
  expect(await create('T3', one('T1'))).toMatchObject({
    steps: [
      step(10, { parametersNeeded: true, cycleTime: 12.5 }),
      step(20),
      step(30, { samplingRate: 5, labelTemplate: 'sheetA4-qrcode' }),
    ],
    bomCode: null,
  })
  await expect(create('T2', one('T1', 9))).rejects.toMatchObject({ key: 'record.unknown' })
})

test('a draft goes away; a type and a route with a package stay', async () => {
  expect(await editor(packages.delete, one('T3'))).toMatchObject({ typeNo: 'T3' })
  await expect(editor(packages.delete, one('T2', 2))).rejects.toMatchObject({ key: 'definition.frozen' })
  await editor(types.revise, { typeNo: 'T3', typeVer: 1 })
  await editor(packages.create, { ...of('T3'), typeVer: 2, like: null })
  await expect(editor(types.delete, { typeNo: 'T3', typeVer: 2 })).rejects.toMatchObject({
    key: 'definition.in_use',
  })
  await editor(processings.revise, route)
  await editor(packages.create, { ...of('T3'), processingVer: 2, like: null })
  await expect(editor(processings.delete, { ...route, processingVer: 2 })).rejects.toMatchObject({
    key: 'definition.in_use',
  })
})
