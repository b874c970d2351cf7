import { sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Who is at a station now. */
export const operatorsAt = (db: Db, line: LineNumber, stationNumber: string) =>
  db
    .selectFrom('stationLogins as l')
    .innerJoin('operators as o', 'o.operatorNo', 'l.operatorNo')
    .select(['o.operatorNo', 'o.name'])
    .where('l.lineNumber', '=', line)
    .where('l.stationNumber', '=', stationNumber)
    .where('l.until', 'is', null)
    .orderBy('o.operatorNo')
    .execute()

/** From when to when people were logged in at a station, in milliseconds, of all who were there within a span. */
export async function loginsWithin(
  db: Db,
  line: LineNumber,
  stationNumber: string,
  { from, to }: { from: string; to: string },
) {
  const rows = await db
    .selectFrom('stationLogins')
    .select(['since', 'until'])
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .where(sql<boolean>`coalesce(until, 'infinity') > ${from}::timestamptz`)
    .where('since', '<=', to)
    .execute()
  return rows.map(({ since, until }) => ({
    since: Date.parse(since),
    until: until === null ? Infinity : Date.parse(until),
  }))
}

/** Who is trained for a station of the line; null: for any of them. */
export const operatorsTrained = (db: Db, line: LineNumber, stationNumber: string | null) =>
  db
    .selectFrom('qualifications as q')
    .innerJoin('operators as o', 'o.operatorNo', 'q.operatorNo')
    .select(['o.operatorNo', 'o.name'])
    .distinct()
    .where('q.lineNumber', '=', line)
    .where('o.enabled', '=', true)
    .$if(stationNumber !== null, (query) => query.where('q.stationNumber', '=', stationNumber))
    .orderBy('o.operatorNo')
    .execute()

/** Who is trained for which stations of the line. */
export const trainedPlaces = (db: Db, line: LineNumber) =>
  db
    .selectFrom('qualifications as q')
    .innerJoin('operators as o', 'o.operatorNo', 'q.operatorNo')
    .select(['o.operatorNo', 'o.name', 'q.stationNumber'])
    .where('q.lineNumber', '=', line)
    .where('o.enabled', '=', true)
    .orderBy('o.name')
    .orderBy('o.operatorNo')
    .execute()

/** Rows that keep an operator's number, with the name, also of those who are no longer in use; null: the plant has nobody under it. */
export async function withOperatorNames<Row extends { operator: string | null }>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & { operatorName: string | null })[]> {
  const numbers = [...new Set(rows.flatMap(({ operator }) => operator ?? []))]
  const people = numbers.length > 0 ? await operatorsNamed(db, numbers) : []
  const names = new Map(people.map(({ operatorNo, name }) => [operatorNo, name]))
  return rows.map((row) => ({ ...row, operatorName: names.get(row.operator ?? '') ?? null }))
}

export const operatorsNamed = (db: Db, numbers: readonly string[]) =>
  db
    .selectFrom('operators')
    .select(['operatorNo', 'name'])
    .where(sql<boolean>`operator_no = any(${numbers}::text[])`)
    .orderBy('operatorNo')
    .execute()

/** Who is at a station now, since when, and what they are trained for there. */
export const skilledAt = (db: Db, line: LineNumber, stationNumber: string) =>
  db
    .selectFrom('stationLogins as l')
    .innerJoin('operators as o', 'o.operatorNo', 'l.operatorNo')
    .leftJoin('qualifications as q', (on) =>
      on
        .onRef('q.lineNumber', '=', 'l.lineNumber')
        .onRef('q.stationNumber', '=', 'l.stationNumber')
        .onRef('q.operatorNo', '=', 'l.operatorNo'),
    )
    .select(['o.operatorNo', 'o.name', 'l.since', 'o.level', 'o.enabled'])
    .select(['q.level as trainedLevel', 'q.validUntil'])
    .where('l.lineNumber', '=', line)
    .where('l.stationNumber', '=', stationNumber)
    .where('l.until', 'is', null)
    .orderBy('l.since')
    .execute()
