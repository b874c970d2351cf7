import type { Reworker } from '@takt/contract/reworkers.ts'
import { rememberedFor } from '../../platform/db/remembered.ts'
import { type Sql, sqlIn } from '../../platform/db/rows.ts'

/** Read for every unit that arrives, and they change a few times a week. Another server may have changed them, so nothing is kept for long. */
export const currentReworkers = rememberedFor(5_000, (db, line) => reworkersForFloor(sqlIn(db), line))

/** Those of the line, by their key. Most lines have none or a few. */
export async function reworkersForFloor(
  client: Sql,
  lineNumber: string,
): Promise<ReadonlyMap<string, Reworker>> {
  const { rows } = await client.query<Reworker>({
    name: 'floor_reworkers',
    text: `select r.line_number as "lineNumber", r.operator_no as "operatorNo", r.type_nos as "typeNos",
             r.defect_codes as "defectCodes", r.station_numbers as "stationNumbers", r.level,
             r.valid_until as "validUntil", r.enabled, r.revision
           from reworkers r
           where r.line_number = $1`,
    values: [lineNumber],
  })
  return new Map(rows.map((row) => [row.operatorNo, row]))
}
