import { driftOf } from '@takt/contract/parameters.ts'
import { everyType } from '@takt/contract/recipes.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readBackAt, releasedAt, toldByStations } from './drift.queries.ts'

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

/** Of stations that told what they are set to. A station has one of its own and one of each type. */
export async function driftsNow(db: Db): Promise<Drift[]> {
  const stations = await toldByStations(db)
  if (stations.length === 0) return []
  const [sets, readBack] = [await releasedAt(db, stations), await readBackAt(db, stations)]
  return stations.flatMap(({ lineNumber, stationNumber, at, since }) => {
    const isHere = (one: { lineNumber: string; stationNumber: string }) =>
      one.lineNumber === lineNumber && one.stationNumber === stationNumber
    const [released, said] = [sets.filter(isHere), readBack.filter(isHere)]
    return released.flatMap((set) => {
      const parameters = driftOfSet(set, said, released)
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
  const here = [{ lineNumber, stationNumber }]
  const [released, said] = [await releasedAt(db, here), await readBackAt(db, here)]
  return [...new Set(released.flatMap((set) => driftOfSet(set, said, released)))].toSorted()
}

type Released = Awaited<ReturnType<typeof releasedAt>>[number]
type Said = Awaited<ReturnType<typeof readBackAt>>

/** What is released of each type goes before what is released for every type. */
const driftOfSet = (set: Released, said: Said, released: readonly Released[]) =>
  driftOf(
    set,
    said,
    set.typeNo === everyType ? released.filter(({ typeNo }) => typeNo !== everyType) : [],
  ).toSorted()
