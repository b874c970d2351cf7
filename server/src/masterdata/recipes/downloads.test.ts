import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recipes } from '@takt/contract/recipes.ts'
import { startPlant } from '../../testing/plant.ts'
import { pressure, program, speed, startParameters, valuesOf } from '../../testing/recipes.ts'
import { recipesOf } from './current.ts'
import { takeDownload, waitingDownload } from './recipes.ts'

const plant = await startPlant()
afterAll(plant.close)
const { editor, ready, readBack, save, shown } = await startParameters(plant)
beforeAll(async () => {
  await save('S1', [pressure])
  await ready('S2', [pressure])
  await ready('S3', [pressure, speed, program])
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

  test('fails by what differs or is missing, or by the station’s own report', async () => {
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

  test('requested again replaces the one before; two people at once leave one', async () => {
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
