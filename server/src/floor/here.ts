import type { Reason } from '@takt/contract/floor.ts'
import { reasonsAgainstMaterial } from '../materials/materials.ts'
import { reaches, standingAt } from '../operators/operators.ts'
import { rowsAt } from './build-in.ts'
import type { Asked, Floor } from './state.ts'

/** Who works: whom the message names, else who is logged in at the station, the last one first. */
export const operatorOf = (
  { crew }: Floor,
  { operator, stationNumber, at }: Pick<Asked, 'operator' | 'stationNumber' | 'at'>,
) => operator ?? standingAt(crew, stationNumber, at)[0] ?? null

/** The interlock, as far as it is about the station: its material and whoever stands there. Tool, inspection and SOP join here. */
export const reasonsHere = (floor: Floor, of: { orderCode: string }, asked: Asked): Reason[] => [
  ...ofMaterial(floor, of, asked),
  ...ofOperator(floor, asked),
]

const ofMaterial = (floor: Floor, of: { orderCode: string }, { stationNumber, at }: Asked) => {
  const rows = rowsAt(floor, of, stationNumber)
  return rows.length ? reasonsAgainstMaterial(floor.bench.shelf, rows, stationNumber, at) : []
}

function ofOperator(
  { crew, optLevels, productionDay }: Floor,
  { operator, stationNumber, at }: Asked,
): Reason[] {
  const optLevel = optLevels.get(stationNumber) ?? 0
  if (optLevel === 0) return []
  const here = operator === undefined ? standingAt(crew, stationNumber, at) : [operator]
  if (here.length === 0) return [{ reason: 'operatorMissing', about: stationNumber }]
  const day = productionDay(at)
  return here.some((one) => reaches(crew.known.get(one), stationNumber, optLevel, day))
    ? []
    : [{ reason: 'operatorNotQualified', about: here.join(', ') }]
}
