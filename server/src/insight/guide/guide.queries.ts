import { sql } from 'kysely'
import type { GuideStep } from '@takt/contract/guide.ts'
import type { Db } from '../../platform/db/tables.ts'

type Count = { guideStep: GuideStep; done: number; wanted: number }

/** Of the lines in use among these; null: of all. What belongs to no line is there or not. */
export const countSetUp = async (db: Db, lines: readonly string[] | null) =>
  (
    await sql<Count>`
    with mine as (select line_number from lines where enabled and (${lines}::text[] is null or line_number = any(${lines}::text[]))),
    stations_in_use as (select line_number, station_number from stations join mine using (line_number) where enabled),
    of_lines as (select count(*)::int as wanted from mine)
    select 'line' as guide_step, least(wanted, 1) as done, 1 as wanted from of_lines
    union all select 'plant', exists (select from settings_versions)::int, 1
    union all select 'shifts', (select count(distinct line_number)::int from shifts join mine using (line_number)), wanted from of_lines
    union all select 'calendar', (select count(distinct line_number)::int from calendar_days join mine using (line_number) where published), wanted from of_lines
    union all select 'station', (select count(distinct line_number)::int from stations_in_use), wanted from of_lines
    union all select 'stationKey',
      (select count(distinct (line_number, station_number))::int from stations_in_use join station_keys using (line_number, station_number) where revoked_at is null),
      (select count(*)::int from stations_in_use)
    union all select 'collectionSet', exists (select from collection_sets where definition_status = 'released')::int, 1
    union all select 'route', exists (select from processings where definition_status = 'released')::int, 1
    union all select 'type', exists (select from product_types where definition_status = 'released')::int, 1
    union all select 'part', exists (select from parts)::int, 1
    union all select 'bill', exists (select from boms where definition_status = 'released')::int, 1
    union all select 'parameters', (select count(distinct line_number)::int from parameter_sets join mine using (line_number) where definition_status = 'released'), wanted from of_lines
    union all select 'package', exists (select from type_packages where definition_status = 'released')::int, 1
    union all select 'people', least(count(*) - 1, 1)::int, 1 from users
    union all select 'order', (select count(*)::int from mine m where exists (select from orders o where o.line_number = m.line_number and o.order_status <> 'created')), wanted from of_lines
    union all select 'labels', exists (select from serials join mine using (line_number) where prints > 0)::int, 1
    union all select 'unit', (select count(*)::int from mine m where exists (select from units u where u.line_number = m.line_number)), wanted from of_lines
  `.execute(db)
  ).rows
