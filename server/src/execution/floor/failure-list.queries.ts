import { type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import { Failure } from '@takt/contract/failures.ts'
import { countedTo } from '@takt/contract/lists.ts'
import type { FailureFilter } from '@takt/contract/failure-rows.ts'
import { countUpTo, startsWith } from '../../platform/db/connect.ts'
import { instantAt, micros, placeInTime, readPage, readPlace } from '../../platform/db/keyset.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

/** `symptoms`: of one of these codes, be it of the defect or, without one, of the result. */
export type FailureScope = Omit<FailureFilter, 'after' | 'limit'> & { symptoms?: readonly string[] }
type Position = z.output<typeof Position>
const Position = z.tuple([placeInTime, z.guid()])
const fields = Object.keys(Failure.shape) as (keyof Failure)[] // a shape's keys are its fields
const shown = fields.map((field) => `f.${field}` as const)

const equal = [
  'typeNo',
  'lotNo',
  'stationNumber',
  'resultCode',
  'defectCode',
  'subDefectCode',
  'placeCode',
  'failStatus',
  'disposition',
  'failSource',
  'loggedBy',
  'closedBy',
] as const

const fiftieth = (part: ReturnType<typeof sql>) => sql`least(floor(${part}::float8 * 50), 49)`

type Joined = Tables & { f: Tables['failures'] }
export function within<Row>(
  query: SelectQueryBuilder<Joined, 'f', Row>,
  line: LineNumber,
  scope: FailureScope,
) {
  let narrowed = query.where('f.lineNumber', '=', line)
  for (const name of equal) {
    const value = scope[name]
    if (value !== undefined && value !== null) narrowed = narrowed.where(`f.${name}`, '=', value)
  }
  const { productSn, failId, symptoms, from, to } = scope
  for (const name of ['positionX', 'positionY'] as const)
    if (scope[name] !== undefined)
      narrowed = narrowed.where(
        sql<boolean>`${fiftieth(sql.ref(`f.${name}`))} = ${fiftieth(sql.val(scope[name]))}`,
      )
  if (scope.positionX !== undefined) narrowed = narrowed.where('f.placeCode', 'is', null)
  if (symptoms)
    narrowed = narrowed.where(sql<boolean>`coalesce(f.defect_code, f.result_code) = any(${symptoms}::text[])`)
  if (productSn) narrowed = narrowed.where('f.productSn', 'like', startsWith(productSn))
  if (failId)
    narrowed = narrowed.where(
      sql<boolean>`upper(right(f.fail_id::text, 6)) = ${failId.replace('#', '').slice(-6).toUpperCase()}`,
    )
  if (from) narrowed = narrowed.where('f.failTime', '>=', from)
  if (to) narrowed = narrowed.where('f.failTime', '<', to)
  return narrowed
}

const rows = (db: Db, line: LineNumber, scope: FailureScope) =>
  within(db.selectFrom('failures as f'), line, scope)
    .leftJoin('units as u', (on) =>
      on.onRef('u.lineNumber', '=', 'f.lineNumber').onRef('u.productId', '=', 'f.productId'),
    )
    .select([...shown, 'f.setKey', 'u.processStatus', 'u.currentStation', 'u.reworkCount'])
export type FoundFailure = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

/** Newest first; after a place, or from the start. */
const after = (db: Db, line: LineNumber, scope: FailureScope, place: Position | null, limit: number) =>
  rows(db, line, scope)
    .select(micros('f.failTime').as('place'))
    .$if(place !== null, (query) =>
      query.where(sql<boolean>`(f.fail_time, f.fail_id) < (${instantAt(place![0])}, ${place![1]}::uuid)`),
    )
    .orderBy('f.failTime', 'desc')
    .orderBy('f.failId', 'desc')
    .limit(limit)
    .execute()

export async function listFailures(
  db: Db,
  line: LineNumber,
  { after: cursor, limit, ...scope }: FailureScope & Pick<FailureFilter, 'after' | 'limit'>,
) {
  const place = readPlace(Position, cursor)
  const { total: counted, ...page } = await readPage({
    place,
    limit,
    find: (most) => after(db, line, scope, place, most),
    count: () => countPieces(db, line, scope),
    placeOf: (last) => [last.place, last.failId],
  })
  const { total = null, pieces = null } = counted ?? {}
  return { ...page, total, pieces: total !== null && total > countedTo ? null : pieces }
}

/** How many there are and what they come to, no further than a person cares to know. */
async function countPieces(db: Db, line: LineNumber, scope: FailureScope) {
  const some = within(db.selectFrom('failures as f'), line, scope)
    .select('f.quantity')
    .limit(countedTo + 1)
  return db
    .selectFrom(some.as('some'))
    .select(sql<number>`count(*)::int`.as('total'))
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('pieces'))
    .executeTakeFirstOrThrow()
}

export const countFailures = (db: Db, line: LineNumber, scope: FailureScope, most?: number) =>
  countUpTo(db, within(db.selectFrom('failures as f'), line, scope), most)

/** For an export: the whole filter result, a piece at a time. */
export async function* allFailures(db: Db, line: LineNumber, scope: FailureScope, piece = 2000) {
  let place: Position | null = null
  for (;;) {
    const found: Awaited<ReturnType<typeof after>> = await after(db, line, scope, place, piece)
    yield found
    const last = found.at(-1)
    if (!last || found.length < piece) return
    place = [last.place, last.failId]
  }
}

export const findFailure = (db: Db, line: LineNumber, failId: string) =>
  rows(db, line, {})
    .select(['u.statusReason', 'u.holds', 'u.failedStep'])
    .where('f.failId', '=', failId)
    .executeTakeFirst()

/** Those still to be decided about, oldest first. */
export const openFailures = (db: Db, line: LineNumber, scope: FailureScope) =>
  within(db.selectFrom('failures as f'), line, scope)
    .select(['f.failId', 'f.failStatus'])
    .where('f.failStatus', 'in', ['open', 'rework'])
    .orderBy('f.failTime')
    .orderBy('f.failId')
    .execute()
