import { type Insertable, type SelectQueryBuilder, sql } from 'kysely'
import {
  AlarmDef,
  type AlarmDefDraft,
  type AlarmDefFilter,
  type AlarmDefKey,
} from '@takt/contract/alarmDefs.ts'
import { contains, onePage, sorted } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

type AlarmDefScope = Omit<AlarmDefFilter, 'page' | 'limit' | 'sort'>
const tie = ['alarmCode', 'stationNumber'] as const
/** What a person sees of a definition: all but `place`. */
const shown = Object.keys(AlarmDef.shape) as (keyof AlarmDef)[] // the keys of a schema are its field names
const texts = ['textEn', 'textZh', 'textEs', 'textJa'] as const

function filteredAlarmDefs<Row>(
  query: SelectQueryBuilder<Tables, 'alarmDefs', Row>,
  line: LineNumber,
  filter: AlarmDefScope,
) {
  const { alarmCode, stationNumber, alarmText } = filter
  let narrowed = query.where('lineNumber', '=', line)
  if (alarmCode) narrowed = narrowed.where('alarmCode', 'ilike', contains(alarmCode))
  if (stationNumber)
    narrowed = narrowed.where((def) =>
      def.or([def('stationNumber', '=', stationNumber), def('stationNumber', 'is', null)]),
    )
  if (alarmText)
    narrowed = narrowed.where((def) => def.or(texts.map((text) => def(text, 'ilike', contains(alarmText)))))
  for (const name of ['alarmClass', 'alarmPriority', 'lossType', 'enabled'] as const)
    if (filter[name] !== undefined) narrowed = narrowed.where(name, '=', filter[name] as never)
  return narrowed
}

export const listAlarmDefs = (db: Db, line: LineNumber, filter: AlarmDefFilter) =>
  onePage(
    filteredAlarmDefs(db.selectFrom('alarmDefs').select(shown), line, filter).orderBy('alarmCode'),
    filter,
    tie,
  )

export const allAlarmDefs = (
  db: Db,
  line: LineNumber,
  filter: AlarmDefScope & Pick<AlarmDefFilter, 'sort'>,
) =>
  sorted(
    filteredAlarmDefs(db.selectFrom('alarmDefs').select(shown), line, filter).orderBy('alarmCode'),
    filter.sort,
    tie,
  ).execute()

const ofKey = ({ alarmCode, stationNumber }: AlarmDefKey) =>
  sql<boolean>`alarm_code = ${alarmCode} and place = ${stationNumber ?? ''}`

export const lockAlarmDef = (db: Db, line: LineNumber, key: AlarmDefKey) =>
  db
    .selectFrom('alarmDefs')
    .select(shown)
    .where('lineNumber', '=', line)
    .where(ofKey(key))
    .forUpdate()
    .executeTakeFirst()

/** Those that are there already do not come back. */
export const insertAlarmDefs = (db: Db, defs: readonly Omit<Insertable<Tables['alarmDefs']>, 'place'>[]) =>
  defs.length
    ? db
        .insertInto('alarmDefs')
        .values(defs.map((def) => ({ ...def, place: def.stationNumber ?? '' })))
        .onConflict((c) => c.columns(['lineNumber', 'alarmCode', 'place']).doNothing())
        .returning(shown)
        .execute()
    : Promise.resolve([])

export const updateAlarmDef = (
  db: Db,
  line: LineNumber,
  { alarmCode, stationNumber, ...change }: AlarmDefKey & Partial<AlarmDefDraft>,
  updateAuthor: string,
): Promise<AlarmDef> =>
  db
    .updateTable('alarmDefs')
    .set({
      ...change,
      updateAuthor,
      revision: sql<number>`revision + 1`,
      updateDate: nowIso(),
    })
    .where('lineNumber', '=', line)
    .where(ofKey({ alarmCode, stationNumber }))
    .returning(shown)
    .executeTakeFirstOrThrow()

/** Two imports take turns, and nobody else changes a definition meanwhile. */
export const lockAlarmDefs = (db: Db) => sql`lock table alarm_defs in share row exclusive mode`.execute(db)

/** Of some codes, whatever station they are for. */
export const alarmDefsOf = (db: Db, lines: readonly string[], codes: readonly string[]) =>
  db
    .selectFrom('alarmDefs')
    .select(shown)
    .where(sql<boolean>`line_number = any(${lines}::text[]) and alarm_code = any(${codes}::text[])`)
    .execute()

export const deleteAlarmDefsOf = (db: Db, line: string) =>
  db.deleteFrom('alarmDefs').where('lineNumber', '=', line).execute()
