import { type Insertable, sql, type Updateable } from 'kysely'
import type { ParameterSetFilter, RecipeKey, RecipePlace } from '@takt/contract/recipes.ts'
import { onePage } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

const onLine = (db: Db, line: LineNumber) =>
  db.selectFrom('parameterSets').selectAll().where('lineNumber', '=', line)

export function listSets(db: Db, line: LineNumber, filter: ParameterSetFilter) {
  let query = onLine(db, line)
  if (filter.typeNo) query = query.where('typeNo', '=', filter.typeNo)
  if (filter.stationNumber) query = query.where('stationNumber', '=', filter.stationNumber)
  if (filter.definitionStatus) query = query.where('definitionStatus', '=', filter.definitionStatus)
  return onePage(query.orderBy('typeNo').orderBy('stationNumber').orderBy('paraVer', 'desc'), filter, [
    'typeNo',
    'stationNumber',
    'paraVer',
  ])
}

/** What is released for a type and what is being changed, of every station. */
export const setsInUse = (db: Db, line: LineNumber, typeNo: string) =>
  onLine(db, line)
    .where('typeNo', '=', typeNo)
    .where('definitionStatus', 'in', ['draft', 'released'])
    .execute()

/** Everything released on the line. */
export const releasedSets = (db: Db, line: string) =>
  db
    .selectFrom('parameterSets')
    .select(['typeNo', 'stationNumber', 'paraVer', 'parameters'])
    .where('lineNumber', '=', line)
    .where('definitionStatus', '=', 'released')
    .execute()

export function setsByKey(db: Db, line: LineNumber, keys: readonly RecipeKey[]) {
  const keysJson = JSON.stringify(keys.map((key) => [key.stationNumber, key.typeNo, key.paraVer]))
  return onLine(db, line)
    .where(
      sql<boolean>`(station_number, type_no, para_ver) in (select key ->> 0, key ->> 1, (key ->> 2)::int from jsonb_array_elements(${keysJson}::jsonb) as key)`,
    )
    .execute()
}

/** On every line. */
export const releasedFor = (db: Db, typeNos: readonly string[]) =>
  db
    .selectFrom('parameterSets')
    .select(['lineNumber', 'typeNo', 'stationNumber', 'paraVer'])
    .where('typeNo', 'in', typeNos)
    .where('definitionStatus', '=', 'released')
    .orderBy('lineNumber')
    .orderBy('stationNumber')
    .orderBy('typeNo')
    .execute()

/** Every version, held until the transaction ends, newest first. The station is held too: where there is no version yet, two people still take turns. */
export async function lockSets(db: Db, line: LineNumber, { typeNo, stationNumber }: RecipePlace) {
  await db
    .selectFrom('stations')
    .select('stationNumber')
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .forNoKeyUpdate()
    .execute()
  return onLine(db, line)
    .where('typeNo', '=', typeNo)
    .where('stationNumber', '=', stationNumber)
    .orderBy('paraVer', 'desc')
    .execute()
}

export const insertSet = (db: Db, set: Insertable<Tables['parameterSets']>) =>
  db.insertInto('parameterSets').values(set).returningAll().executeTakeFirstOrThrow()

const one = (line: LineNumber, { typeNo, stationNumber, paraVer }: RecipeKey) => ({
  lineNumber: line,
  typeNo,
  stationNumber,
  paraVer,
})

export const updateSet = (
  db: Db,
  line: LineNumber,
  key: RecipeKey,
  change: Updateable<Tables['parameterSets']>,
) =>
  db
    .updateTable('parameterSets')
    .set({ ...change, revision: sql<number>`revision + 1`, updateDate: nowIso() })
    .where((eb) => eb.and(one(line, key)))
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteSet = (db: Db, line: LineNumber, key: RecipeKey) =>
  db
    .deleteFrom('parameterSets')
    .where((eb) => eb.and(one(line, key)))
    .execute()

/** What the stations of the line, or one of them, last reported they are set to. */
export function readBackOf(db: Db, line: LineNumber, stationNumber?: string) {
  const query = db
    .selectFrom('stationParameters')
    .selectAll()
    .where('lineNumber', '=', line)
    .orderBy('paraCode')
  return (stationNumber === undefined ? query : query.where('stationNumber', '=', stationNumber)).execute()
}

/** The newest download of a type, or of the stations' own sets, to each station. */
export const newestDownloads = (db: Db, line: LineNumber, typeNo: string) =>
  db
    .selectFrom('parameterDownloads')
    .selectAll()
    .distinctOn('stationNumber')
    .where('lineNumber', '=', line)
    .where('typeNo', '=', typeNo)
    .orderBy('stationNumber')
    .orderBy('id', 'desc')
    .execute()

export const downloadsOf = (db: Db, line: LineNumber, stationNumber: string) =>
  db
    .selectFrom('parameterDownloads')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()

/** Whatever is still under way there and would be overtaken: a type's by a type's, the station's own by the station's own. */
export const replaceDownloads = (db: Db, line: LineNumber, stationNumbers: readonly string[], own: boolean) =>
  db
    .updateTable('parameterDownloads')
    .set({ downloadState: 'replaced', at: nowIso() })
    .where('lineNumber', '=', line)
    .where('stationNumber', 'in', stationNumbers)
    .where('downloadState', 'in', ['waiting', 'taken'])
    .where(sql<boolean>`(type_no = '*') = ${own}`)
    .execute()

export const insertDownloads = (db: Db, downloads: readonly Insertable<Tables['parameterDownloads']>[]) =>
  db.insertInto('parameterDownloads').values(downloads).returningAll().execute()

/** Which versions a station took over in a span, the newest first. */
export const takenDuring = (
  db: Db,
  line: LineNumber,
  station: string,
  { from, to, limit }: { from: string; to: string; limit: number },
) =>
  db
    .selectFrom('parameterDownloads')
    .select(['at', 'typeNo', 'paraVer'])
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', station)
    .where('downloadState', '=', 'confirmed')
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
