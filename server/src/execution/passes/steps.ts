import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { findProcessing } from '../../masterdata/processings/processings.ts'
import { routesOf, stationNames } from './passes.queries.ts'

type StepAtStation = { stationNumber: string; stepSeq: number | null }
type OnRoute = { processingNumber: string; processingVer: number; stepSeq: number | null }

/** The names of a unit's steps on its own route. Each route is read once. */
export function stepNamer(db: Db) {
  const routeNames = new Map<string, Promise<Map<number, string>>>()
  const namesOf = async (number: string, version: number) => {
    const steps = (await findProcessing(db, number, version))?.steps ?? []
    return new Map(steps.map(({ stepSeq, stepName }) => [stepSeq, stepName]))
  }
  return async ({ processingNumber, processingVer, stepSeq }: OnRoute) => {
    const key = `${processingNumber}\0${processingVer}`
    const names = routeNames.get(key) ?? namesOf(processingNumber, processingVer)
    routeNames.set(key, names)
    return stepSeq === null ? null : ((await names).get(stepSeq) ?? null)
  }
}

const natural = new Intl.Collator('en', { numeric: true })

/** What the processes of a line are called, on the newest route that has them, in the order of their steps. */
export async function namedPlaces<P extends StepAtStation>(db: Db, line: LineNumber, places: readonly P[]) {
  const [routes, stations] = await Promise.all([routesOf(db, line), stationNames(db, line)])
  const found = await Promise.all(
    routes.flatMap(({ number, version }) => (number && version ? [findProcessing(db, number, version)] : [])),
  )
  const steps = found.flatMap((route) => route?.steps ?? [])
  const named = new Map(stations.map(({ stationNumber, stationName }) => [stationNumber, stationName]))
  return places
    .map((place) => ({
      ...place,
      stationName: named.get(place.stationNumber) ?? place.stationNumber,
      stepName:
        steps.find(
          ({ stepSeq, stationNumber }) => stepSeq === place.stepSeq && stationNumber === place.stationNumber,
        )?.stepName ?? null,
    }))
    .toSorted(
      (a, b) => (a.stepSeq ?? 0) - (b.stepSeq ?? 0) || natural.compare(a.stationNumber, b.stationNumber),
    )
}
