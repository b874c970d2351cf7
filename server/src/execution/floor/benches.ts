import { sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { loadRoute } from './definitions.ts'
import { mainSteps } from './route.ts'

/** Units of an order may be in rework so long after it ended. */
const stillInRework = sql`interval '31 days'`

/** Routes of the orders that were made in a period. */
const routesMade = (db: Db, line: LineNumber, { from, to }: { from: string; to: string }) =>
  sql<{ processingNumber: string; processingVer: number }>`
    select distinct coalesce(o.process_route, t.processing_number) as processing_number,
           case when o.process_route is null then t.processing_ver else o.process_route_ver end as processing_ver
    from orders o
    join product_types t on t.type_no = o.type_no and t.type_ver = o.type_ver
    where o.line_number = ${line} and o.actual_start < ${to}
      and (o.actual_end is null or o.actual_end >= ${from}::timestamptz - ${stillInRework})`
    .execute(db)
    .then(({ rows }) => rows.filter(({ processingNumber }) => processingNumber !== null))

/** Stations at which the routes made in a period only rework: no unit passes them that has not failed. */
export async function benchesOf(
  db: Db,
  line: LineNumber,
  period: { from: string; to: string },
): Promise<ReadonlySet<string>> {
  const [all, main] = [new Set<string>(), new Set<string>()]
  for (const { processingNumber, processingVer } of await routesMade(db, line, period)) {
    const route = await loadRoute(db, processingNumber, processingVer)
    if (!route) continue
    for (const { stationNumber } of route.steps.values()) all.add(stationNumber)
    for (const { stationNumber } of mainSteps(route)) main.add(stationNumber)
  }
  return all.difference(main)
}
