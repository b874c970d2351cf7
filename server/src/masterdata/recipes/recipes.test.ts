import { afterAll, describe, expect, test } from 'vitest'
import { recipes } from '@takt/contract/recipes.ts'
import { stations } from '@takt/contract/stations.ts'
import { startPlant } from '../../testing/plant.ts'
import { pressure, program, speed, startParameters, valuesOf } from '../../testing/recipes.ts'

const plant = await startPlant()
afterAll(plant.close)
const { editor, save, release, ready, shown, readBack } = await startParameters(plant)

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

  test('is changed as it was seen only: of two people one is refused', async () => {
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
    const answered = await readBack(
      'S3',
      { PRESSURE: 6, SPEED: Math.fround(1.1), PROGRAM: 'weld-7', OTHER: 1 },
      { typeNo: 'T1', paraVer: 1 },
    )
    expect((await shown('S3')).drift).toEqual(['PRESSURE'])
    expect(answered).toEqual({ stored: true, download: null, differs: ['PRESSURE'] })
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

  test('while it runs another type it proves nothing about this one', async () => {
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

  test('is not found where it never was', async () => {
    await expect(
      editor(recipes.takeOver, { typeNo: 'T1', stationNumber: 'S2', revision: 1, from: 'station' }),
    ).rejects.toMatchObject({ key: 'recipes.nothing_read' })
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
