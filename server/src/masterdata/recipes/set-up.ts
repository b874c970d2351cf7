import { driftOf } from '@takt/contract/parameters.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readBackOf, setsInUse } from './recipes.queries.ts'

/**
 * Stations that report being set up for a type: by which version of its parameters, and whether that is what is released, number by number.
 * Of a station that was set up for another type last it is unknown.
 */
export async function setUpFor(db: Db, line: LineNumber, typeNo: string, stations: readonly string[]) {
  const [sets, read] = await Promise.all([setsInUse(db, line, typeNo), readBackOf(db, line)])
  return sets
    .filter(
      ({ definitionStatus, stationNumber }) =>
        definitionStatus === 'released' && stations.includes(stationNumber),
    )
    .flatMap((set) => {
      const ofStation = read.filter(({ stationNumber }) => stationNumber === set.stationNumber)
      const last = ofStation
        .filter(({ typeNo, paraVer }) => typeNo === set.typeNo && paraVer !== null)
        .toSorted((a, b) => b.at.localeCompare(a.at))[0]
      if (!last) return []
      return [
        {
          stationNumber: set.stationNumber,
          paraVer: last.paraVer!,
          released: set.paraVer,
          isCurrent: last.paraVer === set.paraVer && driftOf(set, ofStation).length === 0,
        },
      ]
    })
}
