import type { GaugeFilter, GaugeRecord, GaugeStudy } from '@takt/contract/gauges.ts'
import { contains, onePage } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

const columns = [
  'lineNumber',
  'studyId',
  'gaugeId',
  'colSetId',
  'resultCode',
  'resultUnit',
  'studyKind',
  'lowerSpecLimit',
  'upperSpecLimit',
  'reference',
  'gaugePercent',
  'cgk',
  'gaugeVerdict',
  'validUntil',
  'note',
  'studiedAt',
  'studiedBy',
] as const satisfies (keyof GaugeStudy)[]

export function listStudies(db: Db, line: LineNumber, filter: GaugeFilter) {
  let query = db.selectFrom('gaugeStudies').where('lineNumber', '=', line).select(columns)
  for (const name of ['gaugeId', 'colSetId', 'resultCode'] as const)
    if (filter[name]) query = query.where(name, 'ilike', contains(filter[name]))
  for (const name of ['studyKind', 'gaugeVerdict'] as const)
    if (filter[name]) query = query.where(name, '=', filter[name])
  return onePage(
    query.$if(!filter.sort, (q) => q.orderBy('studiedAt', 'desc')),
    filter,
    ['studyId'],
  )
}

export const findStudy = (db: Db, line: LineNumber, studyId: string) =>
  db
    .selectFrom('gaugeStudies')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('studyId', '=', studyId)
    .executeTakeFirst()

export const insertStudy = (
  db: Db,
  { readings, figures, ...study }: Omit<GaugeRecord, 'studiedAt' | 'lineNumber'> & { lineNumber: LineNumber },
) =>
  db
    .insertInto('gaugeStudies')
    .values({ ...study, readings: JSON.stringify(readings), figures: JSON.stringify(figures) })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Of a characteristic with measured values, the newest of each gauge and kind. */
export const newestStudies = (
  db: Db,
  line: LineNumber,
  { colSetId, resultCode }: Pick<GaugeStudy, 'colSetId' | 'resultCode'>,
): Promise<GaugeStudy[]> =>
  db
    .selectFrom('gaugeStudies')
    .distinctOn(['gaugeId', 'studyKind'])
    .select(columns)
    .where('lineNumber', '=', line)
    .where('colSetId', '=', colSetId)
    .where('resultCode', '=', resultCode)
    .where('studyKind', 'in', ['crossed', 'type1'])
    .orderBy('gaugeId')
    .orderBy('studyKind')
    .orderBy('studiedAt', 'desc')
    .orderBy('studyId', 'desc')
    .execute()

export const deleteStudiesOf = (db: Db, line: string) =>
  db.deleteFrom('gaugeStudies').where('lineNumber', '=', line).execute()
