import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import type { ImportRow } from '@takt/contract/imports.ts'
import { type ParameterDraft, recipes } from '@takt/contract/recipes.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import { nowIso } from '../db/instants.ts'
import { startPlant } from '../testing/plant.ts'
import { aLine, aParameter, aStation, aType } from '../testing/samples.ts'
import { recipesOf, storeReadBack, takeDownload, waitingDownload } from './recipes.ts'

const plant = await startPlant()
afterAll(plant.close)
const editor = plant.as('editor', 'L1')
const [pressure, speed, program] = [
  aParameter('PRESSURE'),
  aParameter('SPEED', { value: 1.1, defaultValue: null }),
  aParameter('PROGRAM', {
    value: 'weld-7',
    defaultValue: 'weld-1',
    minValue: null,
    maxValue: null,
    unit: null,
  }),
]

beforeAll(async () => {
  const admin = plant.as('admin', 'L1')
  await admin(lines.create, aLine('L1'))
  for (const station of ['S1', 'S2', 'S3', 'S4']) await admin(stations.create, aStation(station))
  for (const type of ['T1', 'T2']) await admin(types.create, aType(type))
})

const save = (
  stationNumber: string,
  parameters: ParameterDraft[],
  revision: number | null = null,
  typeNo = 'T1',
) => editor(recipes.save, { typeNo, stationNumber, revision, remark: null, parameters })
const release = (stationNumber: string, paraVer = 1, typeNo = 'T1') =>
  editor(recipes.move, { typeNo, stationNumber, paraVer, move: 'release' })
const ready = async (stationNumber: string, parameters: ParameterDraft[], typeNo = 'T1') =>
  release(stationNumber, (await save(stationNumber, parameters, null, typeNo)).paraVer, typeNo)
const shown = async (stationNumber: string, typeNo = 'T1') =>
  (await editor(recipes.grid, { typeNo })).find((row) => row.stationNumber === stationNumber)!
const readBack = (stationNumber: string, values: Record<string, number | string>, more: object = {}) =>
  storeReadBack(plant.db, 'L1', stationNumber, {
    at: nowIso(),
    values: Object.entries(values).map(([paraCode, value]) => ({ paraCode, value })),
    ...more,
  })
const valuesOf = (parameters: { paraCode: string; value: unknown }[]) =>
  Object.fromEntries(parameters.map(({ paraCode, value }) => [paraCode, value]))

describe('a draft', () => {
  test('begins with the first change and may be as unfinished as it is', async () => {
    expect(await save('S1', [{ ...pressure, value: null }, pressure])).toMatchObject({
      typeNo: 'T1',
      paraVer: 1,
      definitionStatus: 'draft',
      basedOn: null,
      revision: 0,
    })
  })

  test('is changed as it was seen only: of two people one is told', async () => {
    const outcome = await Promise.allSettled([save('S1', [pressure], 0), save('S1', [speed], 0)])
    expect(outcome.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(save('S1', [pressure])).rejects.toMatchObject({ key: 'record.changed' })
  })

  test('keeps of each parameter who changed it last', async () => {
    const first = await save('S1', [pressure, speed], 1)
    const then = await editor(recipes.save, {
      typeNo: 'T1',
      stationNumber: 'S1',
      revision: 2,
      remark: null,
      parameters: [pressure, { ...speed, value: 2 }],
    })
    expect(then.parameters[0]).toEqual(first.parameters[0])
    expect(then.parameters[1]!.changedAt > first.parameters[1]!.changedAt).toBe(true)
    expect(then.parameters[1]!.changedBy).toBe('editor')
  })

  test('is of a station of the line and of a type there is', async () => {
    await expect(save('S9', [])).rejects.toMatchObject({ key: 'recipes.station_unknown' })
    await expect(save('S1', [], null, 'T9')).rejects.toMatchObject({ key: 'record.unknown', field: 'typeNo' })
  })
})

describe('releasing', () => {
  test('names every fault at once and the parameters that have them', async () => {
    await save('S2', [
      { ...pressure, value: 11 },
      { ...speed, value: null },
      { ...pressure, value: 0.5, defaultValue: 12 },
      { ...program, minValue: 3, maxValue: 2 },
    ])
    await expect(release('S2')).rejects.toMatchObject({
      key: 'recipes.faults',
      facts: {
        parameterFaults:
          'aboveLimit, valueMissing, doubleCode, belowLimit, defaultOutside, limitsBackwards, textAndLimits',
        at: 'PRESSURE, SPEED, PROGRAM',
      },
    })
    await save(
      'S2',
      [
        { ...pressure, value: 10 },
        { ...speed, value: 1 },
      ],
      0,
    )
    expect(await release('S2')).toMatchObject({ definitionStatus: 'released' })
  })

  test('freezes for ever, in the database too', async () => {
    await expect(release('S2')).rejects.toMatchObject({ key: 'definition.wrong_status' })
    await expect(
      editor(recipes.delete, { typeNo: 'T1', stationNumber: 'S2', paraVer: 1 }),
    ).rejects.toMatchObject({ key: 'definition.frozen' })
    await expect(
      plant.db
        .updateTable('parameterSets')
        .set({ parameters: '[]' })
        .where('stationNumber', '=', 'S2')
        .execute(),
    ).rejects.toMatchObject({ code: 'TK001' })
  })

  test('retires what was released before, so that a station has one', async () => {
    expect(await save('S2', [{ ...pressure, value: 9 }])).toMatchObject({ paraVer: 2, basedOn: 1 })
    await release('S2', 2)
    const { rows } = await editor(recipes.list, { typeNo: 'T1', stationNumber: 'S2', sort: '-paraVer' })
    expect(rows.map(({ paraVer, definitionStatus }) => [paraVer, definitionStatus])).toEqual([
      [2, 'released'],
      [1, 'obsolete'],
    ])
  })
})

test('an old version may be begun from again, and then brought to what is released', async () => {
  expect(await editor(recipes.revise, { typeNo: 'T1', stationNumber: 'S2', paraVer: 1 })).toMatchObject({
    paraVer: 3,
    basedOn: 1,
    parameters: [{ paraCode: 'PRESSURE' }, { paraCode: 'SPEED' }],
  })
  await expect(
    editor(recipes.revise, { typeNo: 'T1', stationNumber: 'S2', paraVer: 2 }),
  ).rejects.toMatchObject({ key: 'definition.draft_exists', facts: { version: 3 } })
  const latest = () =>
    editor(recipes.takeOver, { typeNo: 'T1', stationNumber: 'S2', revision: 0, from: 'latest' })
  expect(await latest()).toMatchObject({
    paraVer: 3,
    basedOn: 2,
    parameters: [{ paraCode: 'PRESSURE', value: 9 }],
  })
  await expect(
    editor(recipes.takeOver, { typeNo: 'T1', stationNumber: 'S2', revision: 1, from: 'latest' }),
  ).rejects.toMatchObject({ key: 'recipes.latest_already' })
})

test('reset to default leaves alone what has none', async () => {
  await ready('S3', [pressure, speed, program])
  const reset = await editor(recipes.takeOver, {
    typeNo: 'T1',
    stationNumber: 'S3',
    revision: null,
    from: 'default',
  })
  expect(valuesOf(reset.parameters)).toEqual({ PRESSURE: 4, SPEED: 1.1, PROGRAM: 'weld-1' })
  await editor(recipes.delete, { typeNo: 'T1', stationNumber: 'S3', paraVer: 2 })
})

describe('what a station reads back', () => {
  test('is shown where it differs from what is released, and a number in single precision does not', async () => {
    await readBack(
      'S3',
      { PRESSURE: 6, SPEED: Math.fround(1.1), PROGRAM: 'weld-7', OTHER: 1 },
      { typeNo: 'T1', paraVer: 1 },
    )
    expect((await shown('S3')).drift).toEqual(['PRESSURE'])
  })

  test('is taken into the draft by reloading', async () => {
    const loaded = await editor(recipes.takeOver, {
      typeNo: 'T1',
      stationNumber: 'S3',
      revision: null,
      from: 'station',
    })
    expect(valuesOf(loaded.parameters)).toEqual({ PRESSURE: 6, SPEED: 1.1, PROGRAM: 'weld-7' })
  })

  test('while it runs another type says nothing of this one', async () => {
    await readBack(
      'S3',
      { PRESSURE: 7, SPEED: 1.1, PROGRAM: 'weld-7', OTHER: 1 },
      { typeNo: 'T2', paraVer: 4 },
    )
    expect((await shown('S3')).drift).toEqual([])
    await expect(
      editor(recipes.takeOver, { typeNo: 'T1', stationNumber: 'S3', revision: 0, from: 'station' }),
    ).rejects.toMatchObject({ key: 'recipes.runs_other', facts: { typeNo: 'T2' } })
  })

  test('and was overtaken on its way changes nothing', async () => {
    await readBack('S3', { PRESSURE: 1 }, { at: '2026-01-01T00:00:00.000Z' })
    expect((await shown('S3')).readBack.find(({ paraCode }) => paraCode === 'PRESSURE')).toMatchObject({
      value: 7,
    })
  })

  test('is asked for in vain where it never was', async () => {
    await expect(
      editor(recipes.takeOver, { typeNo: 'T1', stationNumber: 'S2', revision: 1, from: 'station' }),
    ).rejects.toMatchObject({ key: 'recipes.nothing_read' })
  })
})

describe('a download', () => {
  const download = (...stationNumbers: string[]) => editor(recipes.download, { typeNo: 'T1', stationNumbers })

  test('waits for its station, is fetched again as long as it is not settled, and is confirmed by what is read back', async () => {
    await download('S3')
    expect(await waitingDownload(plant.db, 'L1', 'S3')).toEqual({ typeNo: 'T1', paraVer: 1 })
    const taken = await takeDownload(plant.db, 'L1', 'S3')
    expect(taken.download).toMatchObject({
      typeNo: 'T1',
      paraVer: 1,
      parameters: [
        { paraCode: 'PRESSURE', value: 5, sendMode: 'changeover' },
        { paraCode: 'SPEED', value: 1.1 },
        { value: 'weld-7' },
      ],
    })
    expect(await takeDownload(plant.db, 'L1', 'S3')).toEqual(taken)
    expect(await waitingDownload(plant.db, 'L1', 'S3')).toBeNull()
    expect(await readBack('S3', { PRESSURE: 5, SPEED: Math.fround(1.1), PROGRAM: 'weld-7' })).toEqual({
      stored: true,
      download: 'confirmed',
      differs: [],
    })
    expect(await shown('S3')).toMatchObject({
      download: { downloadState: 'confirmed', requestedBy: 'editor' },
      drift: [],
      readBack: expect.arrayContaining([
        expect.objectContaining({ paraCode: 'SPEED', typeNo: 'T1', paraVer: 1 }),
      ]),
    })
    expect(await takeDownload(plant.db, 'L1', 'S3')).toEqual({ download: null })
  })

  test('fails by what is otherwise or missing, or by what the station says', async () => {
    await download('S3')
    await takeDownload(plant.db, 'L1', 'S3')
    expect(await readBack('S3', { PRESSURE: 5.5, SPEED: 1.1 })).toMatchObject({
      download: 'failed',
      differs: ['PRESSURE', 'PROGRAM'],
    })
    await download('S3')
    await takeDownload(plant.db, 'L1', 'S3')
    await readBack('S3', {}, { error: 'the program is write-protected' })
    expect(
      (await editor(recipes.downloads, { stationNumber: 'S3' })).map(({ downloadState, message }) => [
        downloadState,
        message,
      ]),
    ).toEqual([
      ['failed', 'the program is write-protected'],
      ['failed', 'PRESSURE, PROGRAM'],
      ['confirmed', null],
    ])
  })

  test('asked for again replaces the one before; two people at once leave one', async () => {
    await Promise.allSettled([download('S2', 'S3'), download('S3', 'S2')])
    const states = (await editor(recipes.downloads, { stationNumber: 'S2' })).map(
      ({ downloadState }) => downloadState,
    )
    expect(states.filter((state) => state === 'waiting')).toHaveLength(1)
  })

  test('needs something released', async () => {
    await expect(download('S3', 'S1')).rejects.toMatchObject({
      key: 'recipes.not_released',
      facts: { stationNumber: 'S1' },
    })
  })
})

const recipeFor = async (typeNo: string, stationNumber: string) =>
  (await recipesOf(plant.db, 'L1'))(typeNo, stationNumber)

test('a go carries what is released: the type’s own values over those the station always has', async () => {
  expect(await recipeFor('T2', 'S4')).toBeNull()
  await ready('S4', [pressure, { ...speed, value: 3 }], '*')
  expect(await recipeFor('T2', 'S4')).toMatchObject({
    paraVer: null,
    stationParaVer: 1,
    parameters: [
      { paraCode: 'PRESSURE', value: 5 },
      { paraCode: 'SPEED', value: 3 },
    ],
  })
  await ready('S4', [{ ...pressure, value: 8 }, program], 'T2')
  const both = await recipeFor('T2', 'S4')
  expect([both!.paraVer, both!.stationParaVer, valuesOf(both!.parameters)]).toEqual([
    1,
    1,
    { PRESSURE: 8, PROGRAM: 'weld-7', SPEED: 3 },
  ])
  await readBack('S4', { PRESSURE: 8, SPEED: 2.9 }, { typeNo: 'T2' })
  expect((await shown('S4', '*')).drift).toEqual(['SPEED'])
})

describe('an import', () => {
  const rows: ImportRow[] = [
    { stationNumber: 'S1', paraCode: 'PRESSURE', value: 7 },
    { stationNumber: 'S1', paraCode: 'NEW', paraName: 'New', value: 'x' },
    { stationNumber: 'S2', paraCode: 'PRESSURE', value: 9 },
  ]

  test('says what it would do and does nothing yet', async () => {
    expect(await editor(recipes.import, { typeNo: 'T1', rows, dryRun: true })).toEqual({
      created: 1,
      updated: 1,
      unchanged: 1,
      faults: [],
      written: false,
    })
    expect((await shown('S1')).draft!.parameters).toHaveLength(2)
  })

  test('names every row that is wrong and writes none', async () => {
    const wrong = [
      ...rows,
      { stationNumber: 'S9', paraCode: 'A' },
      { stationNumber: 'S1', paraCode: 'PRESSURE' },
      { stationNumber: 'S1', paraCode: 'B', paraName: 'B', minValue: 'low' },
    ]
    const { faults, written } = await editor(recipes.import, { typeNo: 'T1', rows: wrong, dryRun: false })
    expect(faults.map(({ row, key, field }) => [row, key, field])).toEqual([
      [4, 'recipes.station_unknown', 'stationNumber'],
      [5, 'users.row_twice', 'paraCode'],
      [6, 'call.invalid', 'minValue'],
    ])
    expect(written).toBe(false)
  })

  test('changes and adds in the draft, and leaves what the file does not name', async () => {
    expect(await editor(recipes.import, { typeNo: 'T1', rows, dryRun: false })).toMatchObject({
      written: true,
    })
    expect(valuesOf((await shown('S1')).draft!.parameters)).toEqual({ PRESSURE: 7, SPEED: 2, NEW: 'x' })
    const file = (await editor(recipes.export, { typeNo: 'T1', format: 'csv' })) as unknown as string
    expect(file).toMatch(/S1,1,Draft,NEW,New,,x,/)
  })
})

test('a station with parameters stays', async () => {
  await expect(plant.as('admin', 'L1')(stations.delete, { stationNumber: 'S1' })).rejects.toMatchObject({
    key: 'record.in_use',
  })
})

test('whoever only looks on changes nothing', async () => {
  await expect(
    plant.as('operator', 'L1')(recipes.save, {
      typeNo: 'T1',
      stationNumber: 'S1',
      revision: null,
      remark: null,
      parameters: [],
    }),
  ).rejects.toMatchObject({ key: 'call.forbidden' })
})
