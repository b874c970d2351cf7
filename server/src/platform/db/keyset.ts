import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import { cursorOf, readCursor } from './connect.ts'

/**
 * An instant inside a cursor, to the microsecond PostgreSQL keeps. The wire has milliseconds: two rows that differ by less
 * would be one place there, and a page would lose or repeat one of them.
 */
export const micros = (column: string): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`
export const instantAt = (place: number): RawBuilder<string> =>
  sql<string>`(timestamptz 'epoch' + ${place}::bigint * interval '1 microsecond')`

/** Rows by their keys, a piece at a time and in the keys' order: what comes or goes meanwhile moves no other. */
export async function* byKeys<Key, Row extends Key>(
  keys: readonly Key[],
  piece: number,
  nameOf: (key: Key) => string | number,
  find: (some: Key[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let at = 0; at < keys.length; at += piece) {
    const some = keys.slice(at, at + piece)
    const found = new Map((await find(some)).map((row) => [nameOf(row), row]))
    yield some.flatMap((key) => found.get(nameOf(key)) ?? [])
  }
}

export const byIds = <Row extends { id: number }>(
  ids: readonly number[],
  piece: number,
  find: (some: number[]) => Promise<Row[]>,
) =>
  byKeys(
    ids.map((id) => ({ id })),
    piece,
    ({ id }) => id,
    (some) => find(some.map(({ id }) => id)),
  )

/** Up to the year 2100; more would be no instant of ours. */
export const placeInTime = z.int().min(0).max(4_102_444_800_000_000)

/** Where the page before ended. A cursor that is not one of ours is a call that is wrong, not a bug. */
export function readPlace<S extends z.ZodType>(shape: S, cursor: string | undefined): z.output<S> | null {
  if (cursor === undefined) return null
  const { data, success } = shape.safeParse(readCursor(cursor))
  return success ? data : refuse('call.invalid', { fields: 'after' }, 'after')
}

type Reading<Row, Total> = {
  /** Where the page before ended. The total is counted on the first page, which has none. */
  place: unknown
  limit: number
  find: (most: number) => Promise<Row[]>
  count?: () => Promise<Total>
  placeOf: (row: Row) => readonly (string | number)[]
}

/** A page by its keys. One row more than requested shows whether there is a next page. */
export async function readPage<Row, Total = null>({
  place,
  limit,
  find,
  count,
  placeOf,
}: Reading<Row, Total>) {
  const isFirst = place === null || place === undefined
  const [found, total] = await Promise.all([find(limit + 1), isFirst && count ? count() : null])
  const rows = found.slice(0, limit)
  return { rows, next: found.length > limit ? cursorOf(...placeOf(rows.at(-1)!)) : null, total }
}
