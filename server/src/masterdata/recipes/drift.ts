import { driftOf } from '@takt/contract/parameters.ts'
import { everyType } from '@takt/contract/recipes.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readBackAt, releasedAt, stationsReadBack } from './drift.queries.ts'

/** A station that has something else than is released. `since`: the download it was last set by, null: none; what comes after it is news. */
export type Drift = {
  lineNumber: string
  stationNumber: string
  typeNo: string
  paraVer: number
  parameters: string[]
  day: string
  since: number | null
}

/** Of stations that reported what they are set to. A station has one of its own and one of each type. */
export async function driftsNow(db: Db): Promise<Drift[]> {
  const stations = await stationsReadBack(db)
  if (stations.length === 0) return []
  const [sets, readBack] = [await releasedAt(db, stations), await readBackAt(db, stations)]
  return stations.flatMap(({ lineNumber, stationNumber, at, since }) => {
    const isOfStation = (one: { lineNumber: string; stationNumber: string }) =>
      one.lineNumber === lineNumber && one.stationNumber === stationNumber
    const [released, readBacks] = [sets.filter(isOfStation), readBack.filter(isOfStation)]
    return released.flatMap((set) => {
      const parameters = driftOfSet(set, readBacks, released)
      return parameters.length > 0
        ? [
            {
              lineNumber,
              stationNumber,
              typeNo: set.typeNo,
              paraVer: set.paraVer,
              parameters,
              day: at.slice(0, 10),
              since,
            },
          ]
        : []
    })
  })
}

/** Parameters of one station that are not as they are released for it. */
export async function driftNow(db: Db, lineNumber: string, stationNumber: string): Promise<string[]> {
  const stationKey = [{ lineNumber, stationNumber }]
  const [released, readBacks] = [await releasedAt(db, stationKey), await readBackAt(db, stationKey)]
  return [...new Set(released.flatMap((set) => driftOfSet(set, readBacks, released)))].toSorted()
}

type Released = Awaited<ReturnType<typeof releasedAt>>[number]
type ReadBacks = Awaited<ReturnType<typeof readBackAt>>

/** What is released of each type goes before what is released for every type. */
const driftOfSet = (set: Released, readBacks: ReadBacks, released: readonly Released[]) =>
  driftOf(
    set,
    readBacks,
    set.typeNo === everyType ? released.filter(({ typeNo }) => typeNo !== everyType) : [],
  ).toSorted()
