import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportRow } from '@takt/contract/imports.ts'
import { recipes } from '@takt/contract/recipes.ts'
import { startPlant } from '../../testing/plant.ts'
import { pressure, speed, startParameters, valuesOf } from '../../testing/recipes.ts'

const plant = await startPlant()
afterAll(plant.close)
const { editor, ready, save, shown } = await startParameters(plant)
beforeAll(async () => {
  await save('S1', [pressure, { ...speed, value: 2 }])
  await ready('S2', [{ ...pressure, value: 9 }])
})

describe('an import', () => {
  const rows: ImportRow[] = [
    { stationNumber: 'S1', paraCode: 'PRESSURE', value: 7 },
    { stationNumber: 'S1', paraCode: 'NEW', paraName: 'New', value: 'x' },
    { stationNumber: 'S2', paraCode: 'PRESSURE', value: 9 },
  ]

  test('shows what it would do and does nothing yet', async () => {
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
