import { lines } from '@takt/contract/lines.ts'
import { type ParameterDraft, recipes } from '@takt/contract/recipes.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import { storeReadBack } from '../masterdata/recipes/recipes.ts'
import { nowIso } from '../platform/db/instants.ts'
import type { startPlant } from './plant.ts'
import { aLine, aParameter, aStation, aType } from './samples.ts'

type Plant = Awaited<ReturnType<typeof startPlant>>

export const [pressure, speed, program] = [
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

/** Line L1 with the stations S1 to S4 and the types T1 and T2, and what an editor does with their parameters. */
export async function startParameters(plant: Plant) {
  const admin = plant.as('admin', 'L1')
  await admin(lines.create, aLine('L1'))
  for (const station of ['S1', 'S2', 'S3', 'S4']) await admin(stations.create, aStation(station))
  for (const type of ['T1', 'T2']) await admin(types.create, aType(type))

  const editor = plant.as('editor', 'L1')
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
  return { editor, save, release, ready, shown, readBack }
}

export const valuesOf = (parameters: { paraCode: string; value: unknown }[]) =>
  Object.fromEntries(parameters.map(({ paraCode, value }) => [paraCode, value]))
