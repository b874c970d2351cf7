import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import {
  Defect,
  DefectChoice,
  type DefectDraft,
  type DefectFilter,
  type DefectKey,
} from '@takt/contract/defects.ts'
import { contains, onePage, sorted } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

export type DefectScope = Omit<DefectFilter, 'page' | 'limit' | 'sort'>
const tie = ['defectCode', 'place'] as const
/** What a person sees of a definition: all but `place`. */
const shown = Object.keys(Defect.shape) as (keyof Defect)[] // the keys of a schema are its field names
const chosen = Object.keys(DefectChoice.shape) as (keyof DefectChoice)[]
const names = ['nameEn', 'nameZh', 'nameEs', 'nameJa'] as const

/** A sub-defect is found by where its defect is offered. */
const offered = (column: 'station_numbers' | 'type_nos', code: string) => sql<boolean>`exists (
  select 1 from defects d
  where d.line_number = defects.line_number and d.defect_code = defects.defect_code and d.place = ''
    and (d.${sql.ref(column)} = '[]'::jsonb or d.${sql.ref(column)} ? ${code}))`

function within<Row>(
  query: SelectQueryBuilder<Tables, 'defects', Row>,
  line: LineNumber,
  scope: DefectScope,
) {
  const { defectCode, defectName, stationNumber, typeNo, resultCode } = scope
  let narrowed = query.where('lineNumber', '=', line)
  if (defectCode)
    narrowed = narrowed.where((defect) =>
      defect.or([
        defect('defectCode', 'ilike', contains(defectCode)),
        defect('subDefectCode', 'ilike', contains(defectCode)),
      ]),
    )
  if (defectName)
    narrowed = narrowed.where((defect) =>
      defect.or(names.map((one) => defect(one, 'ilike', contains(defectName)))),
    )
  if (stationNumber) narrowed = narrowed.where(offered('station_numbers', stationNumber))
  if (typeNo) narrowed = narrowed.where(offered('type_nos', typeNo))
  if (resultCode) narrowed = narrowed.where(sql<boolean>`result_codes ? ${resultCode}`)
  for (const one of ['rank', 'defaultDisposition', 'enabled'] as const)
    if (scope[one] !== undefined && scope[one] !== null)
      narrowed = narrowed.where(one, '=', scope[one] as never)
  return narrowed
}

export const listDefects = (db: Db, line: LineNumber, filter: DefectFilter) =>
  onePage(within(db.selectFrom('defects').select(shown), line, filter), filter, tie)

export const allDefects = (db: Db, line: LineNumber, scope: DefectScope & Pick<DefectFilter, 'sort'> = {}) =>
  sorted(within(db.selectFrom('defects').select(shown), line, scope), scope.sort, tie).execute()

/** Each defect before its sub-defects. */
export const defectChoices = (db: Db, line: string): Promise<DefectChoice[]> =>
  db
    .selectFrom('defects')
    .select(chosen)
    .where('lineNumber', '=', line)
    .orderBy('defectCode')
    .orderBy('place')
    .execute()

/** What the defects of several lines mean. */
export const meaningsOn = (db: Db, lines: readonly string[]) =>
  db
    .selectFrom('defects')
    .select(['lineNumber', 'defectCode', 'subDefectCode', 'rwkCode', 'returnStation', 'resultCodes'])
    .select(['enabled', 'mergedInto'])
    .where('lineNumber', '=', sql<string>`any(${lines}::text[])`)
    .orderBy('defectCode')
    .orderBy('place')
    .execute()

/** Changes of one line's definitions take turns: what one may hold depends on the others. */
export const lockDefects = (db: Db) => sql`lock table defects in share row exclusive mode`.execute(db)

type Lists = 'stationNumbers' | 'typeNos' | 'resultCodes'
const stored = <T extends Partial<Pick<Defect, Lists>>>({
  stationNumbers,
  typeNos,
  resultCodes,
  ...rest
}: T) => ({
  ...rest,
  ...(stationNumbers && { stationNumbers: JSON.stringify(stationNumbers) }),
  ...(typeNos && { typeNos: JSON.stringify(typeNos) }),
  ...(resultCodes && { resultCodes: JSON.stringify(resultCodes) }),
})

export const insertDefects = (
  db: Db,
  lineNumber: LineNumber,
  drafts: readonly DefectDraft[],
  updateAuthor: string,
): Promise<Defect[]> =>
  drafts.length === 0
    ? Promise.resolve([])
    : db
        .insertInto('defects')
        .values(
          drafts.map(
            (draft) =>
              ({
                ...stored(draft),
                lineNumber,
                place: draft.subDefectCode ?? '',
                mergedInto: null,
                updateAuthor,
              }) as Insertable<Tables['defects']>, // its lists as they are stored
          ),
        )
        .returning(shown)
        .execute()

export const updateDefect = (
  db: Db,
  line: LineNumber,
  { defectCode, subDefectCode, ...change }: DefectKey & Partial<Defect>,
  updateAuthor: string,
): Promise<Defect> =>
  db
    .updateTable('defects')
    .set({
      ...(stored(change) as Updateable<Tables['defects']>), // its lists as they are stored
      updateAuthor,
      revision: sql<number>`revision + 1`,
      updateDate: nowIso(),
    })
    .where('lineNumber', '=', line)
    .where('defectCode', '=', defectCode)
    .where('place', '=', subDefectCode ?? '')
    .returning(shown)
    .executeTakeFirstOrThrow()

export const deleteDefectsOf = (db: Db, line: string) =>
  db.deleteFrom('defects').where('lineNumber', '=', line).execute()
