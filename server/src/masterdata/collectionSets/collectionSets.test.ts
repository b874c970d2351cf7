import { afterAll, describe, expect, test } from 'vitest'
import { type CharacteristicDraft, collectionSets } from '@takt/contract/collectionSets.ts'
import { processings } from '@takt/contract/processings.ts'
import { startPlant } from '../../testing/plant.ts'
import { aCharacteristic, aRoute, aSet, aStep } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
const [torque, angle, force] = [
  aCharacteristic(10, 'TORQUE'),
  aCharacteristic(20, 'ANGLE'),
  aCharacteristic(30, 'FORCE'),
]

const resultsOf = async (colSetId: string, colSetVersion = 1) =>
  (await admin(collectionSets.results, { colSetId, colSetVersion })).rows
const codesOf = async (colSetId: string, colSetVersion = 1) =>
  (await resultsOf(colSetId, colSetVersion)).map((row) => row.resultCode)
const save = (colSetId: string, revision: number, characteristics: CharacteristicDraft[]) =>
  admin(collectionSets.update, { ...aSet(colSetId, characteristics), colSetVersion: 1, revision })

test('a new set is the draft of version 1 and counts its characteristics', async () => {
  expect(await admin(collectionSets.create, aSet('A', [angle, torque]))).toMatchObject({
    colSetId: 'A',
    colSetVersion: 1,
    definitionStatus: 'draft',
    charCount: 2,
    revision: 0,
  })
  expect(await resultsOf('A')).toEqual([
    { ...torque, colSetId: 'A', colSetVersion: 1 },
    { ...angle, colSetId: 'A', colSetVersion: 1 },
  ])
  await expect(admin(collectionSets.create, aSet('A'))).rejects.toMatchObject({
    key: 'record.code_taken',
    field: 'colSetId',
  })
})

describe('the rows of a set', () => {
  test.each([
    ['a result code twice', aCharacteristic(11, 'TORQUE'), 'sets.double_code', 'resultCode'],
    ['a sequence number twice', aCharacteristic(10, 'OTHER'), 'sets.double_number', 'charSeqNum'],
    [
      'a lower limit above the upper one',
      aCharacteristic(11, 'OTHER', { lowerSpecLimit: 5, upperSpecLimit: 4.9 }),
      'sets.limits_backwards',
      'lowerSpecLimit',
    ],
    [
      'a text with a limit',
      aCharacteristic(11, 'OTHER', { targetText: '1.4.2', upperSpecLimit: 5 }),
      'sets.text_and_limits',
      'targetText',
    ],
    [
      'a target above the limits',
      aCharacteristic(11, 'OTHER', { targetValue: 5.1, upperSpecLimit: 5 }),
      'sets.target_outside',
      'targetValue',
    ],
    [
      'a target below the limits',
      aCharacteristic(11, 'OTHER', { targetValue: -0.1, lowerSpecLimit: 0 }),
      'sets.target_outside',
      'targetValue',
    ],
  ])('are refused with %s', async (_, wrong, key, field) => {
    await expect(save('A', 0, [torque, wrong])).rejects.toMatchObject({
      key,
      field: `characteristics.1.${field}`,
    })
  })

  test('may have one limit, equal limits, or a target on the limit', async () => {
    const rows = [
      aCharacteristic(1, 'ONE', { upperSpecLimit: 5 }),
      aCharacteristic(2, 'SAME', { lowerSpecLimit: 1, upperSpecLimit: 1 }),
      aCharacteristic(3, 'EDGE', { targetValue: 0, lowerSpecLimit: 0, upperSpecLimit: 3 }),
    ]
    expect(await save('A', 0, rows)).toMatchObject({ charCount: 3, revision: 1 })
  })

  test('are saved as one: a refused row leaves all as they were', async () => {
    await expect(save('A', 1, [torque, torque])).rejects.toMatchObject({ key: 'sets.double_code' })
    expect(await codesOf('A')).toEqual(['ONE', 'SAME', 'EDGE'])
    expect(await save('A', 1, [angle, torque])).toMatchObject({ charCount: 2 })
    expect(await codesOf('A')).toEqual(['TORQUE', 'ANGLE'])
  })

  test('that somebody else saved meanwhile are not written over', async () => {
    const edit = (row: CharacteristicDraft) => save('A', 2, [row])
    const outcome = await Promise.allSettled([edit(torque), edit(angle)])
    expect(outcome.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(edit(force)).rejects.toMatchObject({ key: 'record.changed' })
  })
})

test('the subgroups are a field of the set, stay where a change does not name them, and go on in the next version', async () => {
  const made = await admin(collectionSets.create, aSet('SUB', [torque]))
  expect(made).toMatchObject({ subgroupBy: 'consecutive', subgroupMinutes: 60 })
  const subgrouping = { subgroupBy: 'time', subgroupMinutes: 30 } as const
  const draft = { ...aSet('SUB', [torque]), colSetVersion: 1 }
  expect(await admin(collectionSets.update, { ...draft, ...subgrouping, revision: 0 })).toMatchObject(
    subgrouping,
  )
  expect(await save('SUB', 1, [torque, angle])).toMatchObject(subgrouping)
  expect(await admin(collectionSets.revise, { colSetId: 'SUB', colSetVersion: 1 })).toMatchObject(subgrouping)
})

describe('once values were measured with a draft', () => {
  const measure = async (colSetId: string) => {
    const { setKey } = await plant.db
      .selectFrom('collectionSets')
      .select('setKey')
      .where('colSetId', '=', colSetId)
      .executeTakeFirstOrThrow()
    await plant.db
      .insertInto('characteristicDays')
      .values({
        lineNumber: 'L1',
        day: '2026-03-02',
        stationNumber: 'S1',
        setKey,
        typeNo: 'T',
        typeVer: 1,
        n: [1],
        mean: [1],
        m2: [0],
        lowest: [1],
        highest: [1],
        ng: [0],
      })
      .execute()
  }

  test('characteristics may be renamed, limited and appended', async () => {
    await admin(collectionSets.create, aSet('M', [torque, angle]))
    await measure('M')
    await save('M', 0, [{ ...torque, resultName: 'Torque of the screw', upperSpecLimit: 12 }, angle, force])
    expect(await codesOf('M')).toEqual(['TORQUE', 'ANGLE', 'FORCE'])
  })

  test.each([
    ['removed', [torque, force], 'ANGLE'],
    ['moved', [{ ...torque, charSeqNum: 25 }, angle, force], 'TORQUE'],
    ['pushed on by one before it', [aCharacteristic(5, 'NEW'), torque, angle, force], 'TORQUE'],
    ['given another number', [torque, { ...angle, charSeqNum: 21 }, force], 'ANGLE'],
    ['given more readings', [{ ...torque, valueCount: 2 }, angle, force], 'TORQUE'],
    ['given another code', [torque, { ...angle, resultCode: 'ANGLE2' }, force], 'ANGLE'],
  ])('none is %s', async (_, rows, resultCode) => {
    await expect(save('M', 1, rows)).rejects.toMatchObject({ key: 'sets.has_values', facts: { resultCode } })
  })

  test('the draft is not deleted', async () => {
    await expect(admin(collectionSets.delete, { colSetId: 'M', colSetVersion: 1 })).rejects.toMatchObject({
      key: 'sets.has_values',
    })
  })
})

describe('releasing', () => {
  const released = { colSetId: 'R', colSetVersion: 1 }

  test('requires characteristics, then freezes the set and its rows', async () => {
    await admin(collectionSets.create, aSet('R', []))
    const release = () => admin(collectionSets.move, { ...released, move: 'release' })
    await expect(release()).rejects.toMatchObject({ key: 'sets.empty' })
    await save('R', 0, [torque, angle])
    expect(await release()).toMatchObject({ definitionStatus: 'released', charCount: 2 })
    await expect(release()).rejects.toMatchObject({
      key: 'definition.wrong_status',
      facts: { definitionStatus: 'released' },
    })
    await expect(save('R', 2, [torque])).rejects.toMatchObject({ key: 'definition.frozen' })
    await expect(admin(collectionSets.delete, released)).rejects.toMatchObject({ key: 'definition.frozen' })
  })

  test('a change is a new version with the same rows; two people revising get one each', async () => {
    expect(await admin(collectionSets.revise, released)).toMatchObject({
      colSetVersion: 2,
      definitionStatus: 'draft',
      charCount: 2,
      revision: 0,
    })
    expect(await codesOf('R', 2)).toEqual(['TORQUE', 'ANGLE'])
    const made = await Promise.all([1, 2].map(() => admin(collectionSets.revise, released)))
    expect(made.map((set) => set.colSetVersion).toSorted()).toEqual([3, 4])
  })

  test('retired, it takes no other turn', async () => {
    expect(await admin(collectionSets.move, { ...released, move: 'retire' })).toMatchObject({
      definitionStatus: 'obsolete',
    })
    await expect(admin(collectionSets.move, { ...released, move: 'release' })).rejects.toMatchObject({
      key: 'definition.wrong_status',
    })
  })
})

test('a draft goes away with its rows, unless a route names it', async () => {
  const key = { colSetId: 'D', colSetVersion: 1 }
  await admin(collectionSets.create, aSet('D'))
  await admin(processings.create, aRoute('R1', [aStep(10, key)]))
  await expect(admin(collectionSets.delete, key)).rejects.toMatchObject({
    key: 'definition.in_use',
    facts: { by: 'R1 1' },
  })
  await admin(processings.update, { ...aRoute('R1', [aStep(10)]), processingVer: 1, revision: 0 })
  expect(await admin(collectionSets.delete, key)).toMatchObject({ colSetId: 'D' })
  expect(await resultsOf('D')).toEqual([])
  await expect(admin(collectionSets.delete, key)).rejects.toMatchObject({ key: 'record.unknown' })
})

test('lists are narrowed and sorted as requested', async () => {
  const found = async (filter: object) =>
    (await admin(collectionSets.list, filter)).rows.map((set) => `${set.colSetId} ${set.colSetVersion}`)
  expect(await found({ sort: '-charCount', limit: 1 })).toEqual(['M 1'])
  expect(await found({ colSetId: 'r', definitionStatus: 'draft' })).toEqual(['R 4', 'R 3', 'R 2'])
  expect((await admin(collectionSets.results, { resultCode: 'forc' })).rows).toMatchObject([
    { colSetId: 'M', resultCode: 'FORCE' },
  ])
})
