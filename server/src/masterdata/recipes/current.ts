import { everyType, type ParameterSet } from '@takt/contract/recipes.ts'
import type { Recipe } from '@takt/contract/sent-parameters.ts'
import type { UsedParameter } from '@takt/contract/units.ts'
import type { LineCall } from '../../platform/db/call.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { rememberedFor } from '../../platform/db/remembered.ts'
import type { Db } from '../../platform/db/tables.ts'
import { releasedSets, setsByKey } from './recipes.queries.ts'

type Released = Pick<ParameterSet, 'typeNo' | 'stationNumber' | 'paraVer' | 'parameters'>

/** Read for every unit that comes, and releases change a few times a day. Another server may have changed them, so nothing is kept for long. */
const believed = 5_000
const current = rememberedFor(
  believed,
  async (db, line) =>
    new Map((await releasedSets(db, line)).map((set): [string, Released] => [placeOf(set), set])),
)
const placeOf = ({ typeNo, stationNumber }: Pick<Released, 'typeNo' | 'stationNumber'>) =>
  `${typeNo}\0${stationNumber}`

/** To be called when a line's change is committed. */
export const forgetCurrent = ({ db, line }: LineCall) => current.forget(db, line)

/** What the stations of a line work by, for frequent callers; null: nothing is released for it. */
export async function recipesOf(db: Db, line: string) {
  const sets = await current.get(db, line)
  return (typeNo: string, stationNumber: string): Recipe | null =>
    recipeOf(
      sets.get(placeOf({ typeNo, stationNumber })),
      sets.get(placeOf({ typeNo: everyType, stationNumber })),
    )
}

/** What the station is set to whatever it makes holds, unless the type sets another. */
export function recipeOf(
  own?: Pick<Released, 'paraVer' | 'parameters'>,
  station?: Pick<Released, 'paraVer' | 'parameters'>,
): Recipe | null {
  if (!own && !station) return null
  return {
    paraVer: own?.paraVer ?? null,
    stationParaVer: station?.paraVer ?? null,
    parameters: mergeParameters(own, station).map(sent),
  }
}

const mergeParameters = (own?: Pick<Released, 'parameters'>, station?: Pick<Released, 'parameters'>) => [
  ...(own?.parameters ?? []),
  ...(station?.parameters ?? []).filter(
    ({ paraCode }) => !own?.parameters.some((one) => one.paraCode === paraCode),
  ),
]

type MadeWith = { stationNumber: string; paraVer: number | null; stationParaVer: number | null }

/** For passes of one type: gives the parameters of a pass by the versions it was made with, whatever is released since. */
export async function parametersOfPasses(
  db: Db,
  line: LineNumber,
  typeNo: string,
  passes: readonly MadeWith[],
) {
  const keyOf = (stationNumber: string, typeNo: string, paraVer: number) =>
    `${placeOf({ typeNo, stationNumber })}\0${paraVer}`
  const keys = passes.flatMap(({ stationNumber, paraVer, stationParaVer }) => [
    ...(paraVer === null ? [] : [{ stationNumber, typeNo, paraVer }]),
    ...(stationParaVer === null ? [] : [{ stationNumber, typeNo: everyType, paraVer: stationParaVer }]),
  ])
  const found = keys.length > 0 ? await setsByKey(db, line, keys) : []
  const sets = new Map(found.map((set) => [keyOf(set.stationNumber, set.typeNo, set.paraVer), set]))
  return ({ stationNumber, paraVer, stationParaVer }: MadeWith): UsedParameter[] =>
    mergeParameters(
      paraVer === null ? undefined : sets.get(keyOf(stationNumber, typeNo, paraVer)),
      stationParaVer === null ? undefined : sets.get(keyOf(stationNumber, everyType, stationParaVer)),
    ).map(({ paraCode, paraName, value, unit }) => ({ paraCode, paraName, value: value!, unit })) // released, so it has a value
}

/** What is released has a value. */
export const sent = ({ paraCode, value, unit, addr, sendMode }: ParameterSet['parameters'][number]) => ({
  paraCode,
  value: value!,
  unit,
  addr,
  sendMode,
})
