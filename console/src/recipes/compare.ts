import type { Parameter, StationRecipe } from '@takt/contract/recipes.ts'
import { compareRows } from '~/shapes/compare.ts'
import { cellNames } from './cells.ts'

const names = cellNames.filter((name) => name !== 'paraCode')

/** Parameter by parameter, matched by code. */
export const compareParameters = (before: readonly Parameter[], after: readonly Parameter[]) =>
  compareRows(before, after, ({ paraCode }) => paraCode, names)

type AtStation = Parameter & { stationNumber: string }

/** What is released for each type, else its draft, station by station. */
export const compareGrids = (before: readonly StationRecipe[], after: readonly StationRecipe[]) =>
  compareRows(
    parametersOf(before),
    parametersOf(after),
    ({ stationNumber, paraCode }) => `${stationNumber} ${paraCode}`,
    names,
  )

const parametersOf = (grid: readonly StationRecipe[]) =>
  grid.flatMap(({ stationNumber, released, draft }) =>
    ((released ?? draft)?.parameters ?? []).map((parameter): AtStation => ({ ...parameter, stationNumber })),
  )
