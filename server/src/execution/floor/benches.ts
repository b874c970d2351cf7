import { findType } from '../../masterdata/types/types.ts'
import { typesMade } from '../../planning/orders/orders.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { loadRoute } from './definitions.ts'
import { mainSteps } from './route.ts'

type Period = { from: string; to: string }

/** Stations at which the routes made in a period only rework: no unit passes them that has not failed. */
export async function benchesOf(db: Db, line: LineNumber, period: Period): Promise<ReadonlySet<string>> {
  const [all, main] = [new Set<string>(), new Set<string>()]
  for (const made of await typesMade(db, line, period)) {
    const route = await routeOf(db, made)
    if (!route) continue
    for (const { stationNumber } of route.steps.values()) all.add(stationNumber)
    for (const { stationNumber } of mainSteps(route)) main.add(stationNumber)
  }
  return all.difference(main)
}

async function routeOf(db: Db, made: Awaited<ReturnType<typeof typesMade>>[number]) {
  if (made.processRoute !== null && made.processRouteVer !== null)
    return loadRoute(db, made.processRoute, made.processRouteVer)
  const type = await findType(db, made.typeNo, made.typeVer)
  if (type?.processingNumber && type.processingVer)
    return loadRoute(db, type.processingNumber, type.processingVer)
  return undefined
}
