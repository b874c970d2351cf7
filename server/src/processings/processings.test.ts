import { afterAll, expect, test } from 'vitest'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { processings } from '@takt/contract/processings.ts'
import { startPlant } from '../testing/plant.ts'
import { aRoute, aSet, aStep } from '../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
const version = (processingVer: number) => ({ processingNumber: 'R1', processingVer })

test('a new route is the draft of version 1 and keeps its steps as written', async () => {
  const draft = aRoute('R1', [aStep(10, { nextStep: 20, reworkStep: 10, maxLoops: 2 }), aStep(20)])
  expect(await admin(processings.create, draft)).toMatchObject({ ...draft, processingVer: 1, definitionStatus: 'draft', updateAuthor: 'Administrator', revision: 0 })
})

test('a route number is created once', async () => {
  await expect(admin(processings.create, aRoute('R1'))).rejects.toMatchObject({ key: 'record.code_taken', field: 'processingNumber' })
})

test('a draft may be unfinished; releasing it names every fault at once', async () => {
  await admin(processings.update, { ...aRoute('R1', [aStep(10, { nextStep: 20, colSetId: 'SET1', colSetVersion: 1 }), aStep(30)]), processingVer: 1, revision: 0 })
  await expect(admin(processings.move, { ...version(1), move: 'release' })).rejects.toMatchObject({
    key: 'definition.faults', facts: { faults: 'twoStarts, unknownStep, endUnreachable, setNotReleased' },
  })
  expect((await admin(processings.list, {})).rows).toMatchObject([{ definitionStatus: 'draft' }])
})

test('the sets its steps measure must be released', async () => {
  await admin(collectionSets.create, aSet('SET1'))
  const steps = (colSetVersion: number | null) => [aStep(10, { nextStep: 20, colSetId: 'SET1', colSetVersion }), aStep(20)]
  const release = () => admin(processings.move, { ...version(1), move: 'release' })
  await admin(processings.update, { ...aRoute('R1', steps(null)), processingVer: 1, revision: 1 })
  await expect(release()).rejects.toMatchObject({ facts: { faults: 'setNotReleased' } })
  await admin(processings.update, { ...aRoute('R1', steps(1)), processingVer: 1, revision: 2 })
  await expect(release()).rejects.toMatchObject({ facts: { faults: 'setNotReleased' } })
  await admin(collectionSets.move, { colSetId: 'SET1', colSetVersion: 1, move: 'release' })
  expect(await release()).toMatchObject({ definitionStatus: 'released' })
})

test('released, its steps stand still; what somebody saw before is not written over either', async () => {
  await expect(admin(processings.update, { ...aRoute('R1'), processingVer: 1, revision: 4 })).rejects.toMatchObject({ key: 'definition.frozen' })
  await admin(processings.create, aRoute('R2'))
  const edit = () => admin(processings.update, { ...aRoute('R2'), processingVer: 1, revision: 0 })
  await edit()
  await expect(edit()).rejects.toMatchObject({ key: 'record.changed' })
})

test('a change is a new version: a draft with the same steps', async () => {
  const { steps } = (await admin(processings.list, { processingNumber: 'R1' })).rows[0]!
  expect(await admin(processings.revise, version(1))).toMatchObject({ processingVer: 2, definitionStatus: 'draft', steps, revision: 0 })
})

test('two people revising at once get a version each', async () => {
  const made = await Promise.all([1, 2].map(() => admin(processings.revise, version(1))))
  expect(made.map((route) => route.processingVer).toSorted()).toEqual([3, 4])
})

test('two people pressing Release: one succeeds, one is told where it stands', async () => {
  const press = () => admin(processings.move, { ...version(2), move: 'release' })
  const outcome = await Promise.allSettled([press(), press()])
  expect(outcome.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(press()).rejects.toMatchObject({ key: 'definition.wrong_status', facts: { definitionStatus: 'released' } })
})

test('the list is newest version first, narrowed as asked', async () => {
  const found = async (asked: object) => (await plant.as('operator')(processings.list, asked)).rows.map((route) => `${route.processingNumber} ${route.processingVer}`)
  expect(await found({ definitionStatus: 'released' })).toEqual(['R1 2', 'R1 1'])
  expect(await found({ processingName: 'route r2' })).toEqual(['R2 1'])
})

test('routes are the administrator’s to make', async () => {
  await expect(plant.as('editor')(processings.create, aRoute('R3'))).rejects.toMatchObject({ key: 'call.forbidden' })
})
