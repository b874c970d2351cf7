import { type Insertable, sql } from 'kysely'
import type { RepairAdvice, ReworkFilter, ReworkSumFilter, ReworkView } from '@takt/contract/rework.ts'
import { startsWith, onePage } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

/** `symptoms`: every code that counts as the requested one. */
export function listReports(
  db: Db,
  line: LineNumber,
  filter: ReworkFilter,
  symptoms: readonly string[] | undefined,
) {
  const { productSn, from, to } = filter
  let query = db.selectFrom('reworkReports').selectAll().where('lineNumber', '=', line)
  const exact = [
    'typeNo',
    'rwkCode',
    'stationNumber',
    'defectCode',
    'resultCode',
    'repairCode',
    'operatorNo',
    'reworkResult',
  ] as const
  for (const name of exact) if (filter[name]) query = query.where(name, '=', filter[name])
  if (symptoms) query = query.where(sql`coalesce(defect_code, result_code)`, 'in', [...symptoms])
  if (productSn) query = query.where('productSn', 'like', startsWith(productSn))
  if (from) query = query.where('reportedAt', '>=', from)
  if (to) query = query.where('reportedAt', '<', to)
  return onePage(query.orderBy('reportedAt', 'desc'), filter, ['reportId'])
}

export const loopsReported = (db: Db, line: LineNumber, productIds: readonly string[]) =>
  db
    .selectFrom('reworkReports')
    .select(['productId', 'loop'])
    .where('lineNumber', '=', line)
    .where('productId', '=', sql<string>`any(${productIds}::uuid[])`)
    .execute()

const codeOf: Record<Exclude<ReworkView, 'defect'>, string> = {
  rwkCode: 'rwk_code',
  station: 'station_number',
  repair: 'repair_code',
  reworker: 'operator_no',
}
const defectToday = (otherwise: Readonly<Record<string, string>>) =>
  sql<string | null>`coalesce(${JSON.stringify(otherwise)}::jsonb ->> coalesce(defect_code, result_code),
    defect_code, result_code)`
const those = (condition: string) => sql<number>`count(*) filter (where ${sql.raw(condition)})::int`

/** Reports by one of their codes, a defect as it counts today (`otherwise`), and as few as there are codes: each is in one of the five sums. */
export function sumReports(
  db: Db,
  line: LineNumber,
  filter: ReworkSumFilter,
  otherwise: Readonly<Record<string, string>>,
) {
  const { by, typeNo, from, to } = filter
  let of = db.selectFrom('reworkReports').where('lineNumber', '=', line)
  if (typeNo) of = of.where('typeNo', '=', typeNo)
  if (from) of = of.where('reportedAt', '>=', from)
  if (to) of = of.where('reportedAt', '<', to)
  const sums = of.groupBy(sql`1`).select([
    (by === 'defect' ? defectToday(otherwise) : sql<string | null>`${sql.raw(codeOf[by])}`).as('sumCode'),
    sql<number>`count(*)::int`.as('reports'),
    those(`retest_status = 'ok'`).as('passed'),
    those(`retest_status = 'ng'`).as('failed'),
    those(`rework_result = 'repaired' and retest_status is null`).as('untested'),
    those(`rework_result = 'scrap'`).as('scrapped'),
    those(`rework_result = 'engineer'`).as('handedOver'),
    those('loop > 1').as('loopsMore'),
    sql<number | null>`count(*) filter (where retest_status = 'ok')::float8
        / nullif(count(retest_status), 0)`.as('successRate'),
    sql<number | null>`round(avg(time_spent))`.as('averageTime'),
    sql<number | null>`sum(cost)`.as('cost'),
    sql<number | null>`sum(material_cost)`.as('materialCost'),
    sql<number>`sum(unpriced)::int`.as('unpriced'),
  ])
  return sums.execute()
}

/** `bucket`: between which of the instants, from 1. */
export const countReports = (
  db: Db,
  line: LineNumber,
  typeNo: string | undefined,
  starts: readonly string[],
  to: string,
) =>
  sql<{ bucket: number; reports: number }>`
    select width_bucket(reported_at, ${starts}::timestamptz[]) as bucket, count(*) as reports
    from rework_reports
    where line_number = ${line} and reported_at >= ${starts[0] ?? to} and reported_at < ${to}
      ${typeNo ? sql`and type_no = ${typeNo}` : sql``}
    group by 1`
    .execute(db)
    .then(({ rows }) => rows)

export const reportsOfUnit = (db: Db, line: LineNumber, productId: string) =>
  db
    .selectFrom('reworkReports')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('productId', '=', productId)
    .orderBy('loop', 'desc')
    .execute()

export const insertReport = (
  db: Db,
  { exchanged, ...report }: Omit<Insertable<Tables['reworkReports']>, 'exchanged'> & { exchanged: object[] },
) =>
  db
    .insertInto('reworkReports')
    .values({ ...report, exchanged: JSON.stringify(exchanged) })
    .returningAll()
    .executeTakeFirstOrThrow()

/** How many of the last reports of a symptom are read. */
const lastReports = 500

/** What was done before for a type and a symptom, what passed its retest most often first. */
export const adviceFor = async (
  db: Db,
  line: LineNumber,
  { typeNo, symptoms }: { typeNo: string; symptoms: readonly string[] },
): Promise<Omit<RepairAdvice, 'symptom'>[]> => {
  const { rows } = await sql<Omit<RepairAdvice, 'symptom'>>`
    select repair_code, cause_code,
      count(retest_status)::int as tested,
      count(*) filter (where retest_status = 'ok')::int as passed,
      max(reported_at) as last
    from (
      select repair_code, cause_code, retest_status, reported_at
      from rework_reports
      where line_number = ${line} and type_no = ${typeNo} and rework_result = 'repaired'
        and coalesce(defect_code, result_code) = any(${symptoms}::text[]) and repair_code is not null
      order by reported_at desc
      limit ${lastReports}) as recent
    group by repair_code, cause_code
    having count(*) filter (where retest_status = 'ok') > 0
    order by passed desc, tested, last desc
    limit 5`.execute(db)
  return rows
}

export type Retest = { productId: string; stepSeq: number; at: string } & (
  | { retestStatus: 'ok' }
  | { retestStatus: 'ng'; defectCode: string | null; resultCode: string | null }
)

/** What the failed step reported afterwards belongs to the reports before it: an OK to each, an NG not where it is known to be another defect's. */
export function noteRetest(db: Db, line: string, { productId, stepSeq, at, ...retest }: Retest) {
  const again = (defectCode: string | null, resultCode: string | null) => sql`and (
    coalesce(defect_code, result_code) is null or coalesce(${defectCode}::text, ${resultCode}::text) is null
    or defect_code = ${defectCode} or result_code = ${resultCode})`
  return sql`
    update rework_reports
    set retest_status = ${retest.retestStatus}, retested_at = ${at}
    where line_number = ${line} and product_id = ${productId} and step_seq = ${stepSeq}
      and rework_result = 'repaired' and retest_status is null and reported_at < ${at}
      ${retest.retestStatus === 'ng' ? again(retest.defectCode, retest.resultCode) : sql``}`.execute(db)
}

export const deleteReportsOf = (db: Db, line: string) =>
  db.deleteFrom('reworkReports').where('lineNumber', '=', line).execute()

/** What each reworker of the line reported: of repairs, how many whose retest is known passed. */
export const reworkActivity = (db: Db) =>
  db
    .selectFrom('reworkReports')
    .groupBy(['lineNumber', 'operatorNo'])
    .select([
      'lineNumber as ofLine',
      'operatorNo as reworker',
      sql<number>`count(*)::int`.as('reworked'),
      sql<number | null>`count(*) filter (where retest_status = 'ok')::float8
        / nullif(count(retest_status), 0)`.as('successRate'),
      sql<number | null>`round(avg(time_spent))`.as('averageTime'),
    ])
    .as('a')

/** When which unit was reported as worked on. */
export const reportsSince = (db: Db, line: LineNumber, since: string) =>
  db
    .selectFrom('reworkReports')
    .select(['productId', 'reportedAt as at'])
    .where('lineNumber', '=', line)
    .where('reportedAt', '>=', since)
    .execute()
