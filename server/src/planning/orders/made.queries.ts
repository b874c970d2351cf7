import { sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Units of an order may be in rework so long after it ended. */
const stillInRework = sql`interval '31 days'`

/** Types that were made in a period, each with the route that its order names; null: that of the type. */
export const typesMade = (db: Db, line: LineNumber, { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('orders')
    .select(['typeNo', 'typeVer', 'processRoute', 'processRouteVer'])
    .distinct()
    .where('lineNumber', '=', line)
    .where('actualStart', '<', to)
    .where((order) =>
      order.or([
        order('actualEnd', 'is', null),
        sql<boolean>`actual_end >= ${from}::timestamptz - ${stillInRework}`,
      ]),
    )
    .execute()
