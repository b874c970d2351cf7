import { type Expression, sql } from 'kysely'
import type { SeriesInput } from '@takt/contract/values.ts'
import type { z } from 'zod'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

type SeriesScope = Pick<z.output<typeof SeriesInput>, 'stationNumber' | 'from' | 'to'> & {
  /** Of which units. */
  of?: Expression<boolean> | null
}
type Stretch = { setKey: number; first: number; count: number }

/** The readings of one characteristic, of the newest passes that have one: in each of these sets they lie elsewhere. */
export function readingsOf(
  db: Db,
  line: LineNumber,
  { stationNumber, from, to, of }: SeriesScope,
  stretches: readonly Stretch[],
  limit: number,
) {
  const keys = sql`${stretches.map(({ setKey }) => setKey)}::int[]`
  const ofSet = (positions: number[]) => sql`(${positions}::int[])[array_position(${keys}, passes.set_key)]`
  const firsts = ofSet(stretches.map(({ first }) => first + 1))
  const lasts = ofSet(stretches.map(({ first, count }) => first + count))
  const slice = sql<(number | null)[]>`passes.values[${firsts}:${lasts}]`
  let newest = db
    .selectFrom('passes')
    .select(['productId', 'outTime', 'passNo', 'stationNumber', 'setKey', slice.as('readings')])
    .where('lineNumber', '=', line)
    .where(sql<boolean>`passes.set_key = any(${keys})`)
    .where(sql<boolean>`cardinality(array_remove(${slice}, null)) > 0`)
    .orderBy('outTime', 'desc')
    .orderBy('productId', 'desc')
    .orderBy('passNo', 'desc')
    .limit(limit)
  if (stationNumber) newest = newest.where('stationNumber', '=', stationNumber)
  if (from) newest = newest.where('outTime', '>=', from)
  if (to) newest = newest.where('outTime', '<', to)
  if (of) newest = newest.where(of)
  return db
    .selectFrom(newest.as('p'))
    .leftJoin('units as u', (on) => on.on('u.lineNumber', '=', line).onRef('u.productId', '=', 'p.productId'))
    .select([
      'p.outTime as testTime',
      'p.productId',
      'p.stationNumber',
      'p.setKey',
      'p.readings',
      'u.productSn',
      'u.typeNo',
      'u.lotNo',
    ])
    .orderBy('p.outTime', 'desc')
    .orderBy('p.productId', 'desc')
    .orderBy('p.passNo', 'desc')
    .execute()
}
