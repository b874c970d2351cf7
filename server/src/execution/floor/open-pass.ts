import { sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Sql } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Characteristic } from '../../masterdata/measures/measures.ts'
import type { NamedUnits } from '../../platform/db/named-units.ts'
import { loadRoute } from './definitions.ts'

/** What a station has begun on a unit and not ended, and what is measured there. */
export type OpenPass = {
  stationNumber: string
  passNo: number
  begunAt: string
  typeNo: string
  characteristics: readonly Characteristic[]
}

/** Which pass of the unit is open, and where. */
export async function openPassNo(db: Db, line: LineNumber, productId: string) {
  const unit = await db
    .selectFrom('units')
    .select([
      'openStation as stationNumber',
      'passCount',
      sql<string>`coalesce(open_time, last_time)`.as('begunAt'),
    ])
    .where('lineNumber', '=', line)
    .where('productId', '=', productId)
    .where('openStation', 'is not', null)
    .executeTakeFirst()
  return unit && { stationNumber: unit.stationNumber, passNo: unit.passCount + 1, begunAt: unit.begunAt }
}

export async function openPassOf(db: Db, line: LineNumber, productId: string): Promise<OpenPass | null> {
  const unit = await db
    .selectFrom('units')
    .select(['openStation', 'openStep', 'passCount', 'typeNo', 'processingNumber', 'processingVer'])
    .select(sql<string>`coalesce(open_time, last_time)`.as('begunAt'))
    .where('lineNumber', '=', line)
    .where('productId', '=', productId)
    .executeTakeFirst()
  if (!unit || unit.openStation === null || unit.openStep === null) return null
  const route = await loadRoute(db, unit.processingNumber, unit.processingVer)
  const slots = route?.steps.get(unit.openStep)?.set?.slots ?? []
  return {
    stationNumber: unit.openStation,
    passNo: unit.passCount + 1,
    begunAt: unit.begunAt,
    typeNo: unit.typeNo,
    characteristics: slots.filter(({ reading }) => reading === 0).map(({ characteristic }) => characteristic),
  }
}

/** When the passes began that are open at a station, the first one first. */
export async function openTimesAt(db: Db, line: LineNumber, stationNumber: string) {
  const rows = await db
    .selectFrom('units')
    .select(sql<string>`coalesce(open_time, last_time)`.as('begunAt'))
    .distinct()
    .where('lineNumber', '=', line)
    .where('openStation', '=', stationNumber)
    .orderBy('begunAt')
    .limit(100)
    .execute()
  return rows.map(({ begunAt }) => begunAt)
}

/** Of units that messages name by either. */
export async function idsOfUnits(client: Sql, line: string, { sns, ids }: NamedUnits) {
  const { rows } = await client.query<{ productId: string }>({
    name: 'floor_ids_of_units',
    text: `select product_id as "productId" from units where line_number = $1 and product_sn = any($2::text[])`,
    values: [line, sns],
  })
  return [...ids, ...rows.map(({ productId }) => productId)]
}
