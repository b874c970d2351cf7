import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Production days, both included; without a first one from the beginning. */
export function daysOf(db: Db, line: LineNumber, first: string | null, last: string) {
  const query = db
    .selectFrom('characteristicDays')
    .select(['stationNumber', 'setKey', 'n', 'mean', 'm2', 'least', 'most', 'ng'])
    .where('lineNumber', '=', line)
    .where('day', '<=', last)
    .orderBy('stationNumber')
    .orderBy('setKey')
    .orderBy('day')
  return (first ? query.where('day', '>=', first) : query).execute()
}
