import { type Insertable, sql, type Updateable } from 'kysely'
import { type CalibrationStatus, calibrationWarnShare } from '@takt/contract/calibrations.ts'
import type { LifeKind } from '@takt/contract/toolCounters.ts'
import type { Tool, ToolFilter, ToolStatus } from '@takt/contract/tools.ts'
import { contains, onePage } from '../../platform/db/connect.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { asksMoreLife } from './more-life.queries.ts'

const day = 86_400_000
export const calibrationDue = (calibratedAt: string, days: number) =>
  isoOf(Date.parse(calibratedAt) + days * day)

const warnAt = sql`calibration_due_at - calibration_days * interval '24 hours' * ${1 - calibrationWarnShare}::float8`
const calibrationStatus = () => sql<CalibrationStatus | null>`case when calibration_days is null then null
  when calibration_result = 'outOfTolerance' then 'outOfTolerance'
  when calibrated_at is null then 'neverCalibrated'
  when calibration_due_at <= ${nowIso()}::timestamptz then 'overdue'
  when ${warnAt} <= ${nowIso()}::timestamptz then 'dueSoon' else 'calibrated' end`

/** Of one tool, the life that is nearest to its end. Blocked cavities end nothing. */
const strictest = (line: LineNumber) => sql`lateral (
  select kind, cavity, act::float8 / "limit" as share, act >= "limit" as locked, act >= warn * "limit" as due
  from (
    select 'uses' as kind, 0 as cavity, tools.frequency_act as act, tools.frequency as "limit", tools.warn_share as warn
    union all
    select c.counter_kind, c.cavity, c.counter_act, c.life_limit, c.warn_share
    from tool_counters c
    where c.line_number = ${line} and c.tool_code = tools.tool_code and c.life_limit is not null
      and not exists (
        select from tool_cavity_blocks b
        where b.line_number = ${line} and b.tool_code = tools.tool_code and b.cavity = c.cavity and b.opened_at is null)
  ) as l
  order by 4 desc, 5 desc, 3 desc, kind = 'uses' desc, kind, cavity
  limit 1)`

/** With how worn it is, and how it is calibrated. */
const read = (db: Db, line: LineNumber) =>
  db.selectFrom(
    db
      .selectFrom('tools')
      .innerJoin(strictest(line).as('w'), (join) => join.onTrue())
      .selectAll('tools')
      .select([
        sql<LifeKind>`w.kind`.as('lifeKind'),
        sql<number>`w.cavity`.as('cavity'),
        sql<number>`w.share`.as('usedShare'),
        sql<ToolStatus>`case when tool_state in ('maintenance', 'scrapped') then tool_state
          when w.locked then 'locked' when w.due then 'due' else tool_state end`.as('toolStatus'),
        calibrationStatus().as('calibrationStatus'),
        asksMoreLife(line).as('lifeAsked'),
      ])
      .where('lineNumber', '=', line)
      .as('t'),
  )

export function listTools(db: Db, line: LineNumber, filter: ToolFilter) {
  let query = read(db, line).selectAll()
  for (const key of ['stationNumber', 'toolStatus', 'calibrationStatus'] as const)
    if (filter[key]) query = query.where(key, '=', filter[key])
  if (filter.lifeAsked !== undefined) query = query.where('lifeAsked', '=', filter.lifeAsked)
  for (const key of ['toolCode', 'toolType'] as const)
    if (filter[key]) query = query.where(key, 'ilike', contains(filter[key]))
  return onePage(
    query.$if(!filter.sort, (q) =>
      q
        .orderBy(sql`tool_state = 'scrapped'`)
        .orderBy('lifeAsked', 'desc')
        .orderBy('usedShare', 'desc'),
    ),
    filter,
    ['toolCode'],
  )
}

export const findTool = (db: Db, line: LineNumber, toolCode: string) =>
  read(db, line).selectAll().where('toolCode', '=', toolCode).executeTakeFirst()

export async function scrappedAmong(db: Db, line: LineNumber, codes: readonly string[]) {
  if (codes.length === 0) return new Set<string>()
  const rows = await db
    .selectFrom('tools')
    .select('toolCode')
    .where('lineNumber', '=', line)
    .where('toolCode', 'in', codes)
    .where('toolState', '=', 'scrapped')
    .execute()
  return new Set(rows.map(({ toolCode }) => toolCode))
}

export const lockTool = (db: Db, line: LineNumber, toolCode: string): Promise<Tool | undefined> =>
  db
    .selectFrom('tools')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('toolCode', '=', toolCode)
    .forUpdate()
    .executeTakeFirst()

export type AtHand = Tool & { livesLeft: number | null }

/** What may be worked with: mounted, or available; with the uses that its other lives leave it, null: as many as it has. Minutes are no uses. */
export const toolsAtHand = (db: Db, line: LineNumber): Promise<AtHand[]> =>
  db
    .selectFrom('tools')
    .selectAll('tools')
    .select(
      sql<number | null>`(
        with l as (
          select c.counter_kind, c.life_limit - c.counter_act as rest
          from tool_counters c
          where c.line_number = ${line} and c.tool_code = tools.tool_code
            and not exists (
              select from tool_cavity_blocks b
              where b.line_number = ${line} and b.tool_code = tools.tool_code and b.cavity = c.cavity and b.opened_at is null))
        select least(
          (select min(rest) from l where counter_kind = 'cavity'),
          (select rest from l where counter_kind = 'parts') / greatest((select count(*) from l where counter_kind = 'cavity'), 1)))`.as(
        'livesLeft',
      ),
    )
    .where('lineNumber', '=', line)
    .where('toolState', 'in', ['available', 'mounted'])
    .orderBy('toolCode')
    .execute()

/** Whether this one is mounted at the station. */
export const toolMountedAt = async (db: Db, line: LineNumber, stationNumber: string, toolCode: string) =>
  (await findTool(db, line, toolCode))?.stationNumber === stationNumber

/** Which one is mounted at this position. */
export const toolAt = (db: Db, line: LineNumber, stationNumber: string, position: string) =>
  db
    .selectFrom('tools')
    .select('toolCode')
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .where('position', '=', position)
    .executeTakeFirst()

/** Undefined: its code is taken. */
export const insertTool = (
  db: Db,
  tool: Omit<Insertable<Tables['tools']>, 'lineNumber'> & { lineNumber: LineNumber },
) =>
  db
    .insertInto('tools')
    .values(tool)
    .onConflict((conflict) => conflict.doNothing())
    .returning('toolCode')
    .executeTakeFirst()

export const updateTool = (db: Db, line: LineNumber, toolCode: string, change: Updateable<Tables['tools']>) =>
  db
    .updateTable('tools')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where('lineNumber', '=', line)
    .where('toolCode', '=', toolCode)
    .execute()

export const insertMount = (db: Db, mount: Omit<Insertable<Tables['toolMounts']>, 'dismountedAt'>) =>
  db
    .insertInto('toolMounts')
    .values({ ...mount, dismountedAt: null })
    .execute()

export const endMount = (db: Db, line: LineNumber, toolCode: string, dismountedAt: string) =>
  db
    .updateTable('toolMounts')
    .set({ dismountedAt })
    .where('lineNumber', '=', line)
    .where('toolCode', '=', toolCode)
    .where('dismountedAt', 'is', null)
    .execute()

/** Of every line, gauges at work whose calibration is due soon or is over. `until`: the plant's day. */
export const gaugesDue = (db: Db, timeZone: string) =>
  db
    .selectFrom('tools')
    .select(['lineNumber', 'toolCode', 'stationNumber', 'calibrationDueAt'])
    .select(sql<boolean>`calibration_due_at <= ${nowIso()}::timestamptz`.as('overdue'))
    .select(sql<string>`to_char(calibration_due_at at time zone ${timeZone}, 'YYYY-MM-DD')`.as('until'))
    .where('toolState', 'in', ['available', 'mounted'])
    .where('calibrationDays', 'is not', null)
    .where(sql<boolean>`${warnAt} <= ${nowIso()}::timestamptz`)
    .execute()

export async function deleteToolsOf(db: Db, line: string) {
  await db.deleteFrom('toolCavityBlocks').where('lineNumber', '=', line).execute()
  await db.deleteFrom('toolCounters').where('lineNumber', '=', line).execute()
  await db.deleteFrom('toolMaintenances').where('lineNumber', '=', line).execute()
  await db.deleteFrom('toolMounts').where('lineNumber', '=', line).execute()
  await db.deleteFrom('tools').where('lineNumber', '=', line).execute()
}

/** When a tool was first mounted at stations after `since`: in the order of the request; undefined while none was. */
export async function mountedSince(
  db: Db,
  line: string,
  stations: readonly { station: string; since: string }[],
): Promise<(string | undefined)[]> {
  if (stations.length === 0) return []
  const { rows } = await sql<{ place: number; at: string }>`
    select place, min(m.mounted_at) as at
    from unnest(
      ${stations.map((_, place) => place)}::int[], ${stations.map(({ station }) => station)}::text[],
      ${stations.map(({ since }) => since)}::timestamptz[]) as a (place, station, since)
    join tool_mounts m on m.line_number = ${line} and m.station_number = station and m.mounted_at > since
    group by place`.execute(db)
  return stations.map((_, place) => rows.find((row) => row.place === place)?.at)
}

/** Wherever a tool was, the newest first. */
export const mountsOf = (db: Db, line: LineNumber, toolCode: string) =>
  db
    .selectFrom('toolMounts')
    .select(['stationNumber', 'mountedAt', 'dismountedAt'])
    .where('lineNumber', '=', line)
    .where('toolCode', '=', toolCode)
    .orderBy('mountedAt', 'desc')
    .execute()

/** Which tools came to a station in a span, the newest first. */
export const mountsDuring = (
  db: Db,
  line: LineNumber,
  station: string,
  { from, to, limit }: { from: string; to: string; limit: number },
) =>
  db
    .selectFrom('toolMounts')
    .select(['mountedAt as at', 'toolCode as about'])
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', station)
    .where('mountedAt', '>=', from)
    .where('mountedAt', '<', to)
    .orderBy('mountedAt', 'desc')
    .limit(limit)
    .execute()
