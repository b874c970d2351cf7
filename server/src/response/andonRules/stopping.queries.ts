import type { AndonRule } from '@takt/contract/andonRules.ts'
import type { Sql } from '../../platform/db/rows.ts'

export type StoppingRule = Pick<
  AndonRule,
  'lineNumber' | 'stationNumber' | 'lossType' | 'stopsLine' | 'stopWindow'
>

/** For the hot path: which calls stop the line, by the rules in use. */
export async function stoppingRules(client: Sql, line: string): Promise<StoppingRule[]> {
  const { rows } = await client.query<StoppingRule>({
    name: 'andon_stopping_rules',
    text: `select line_number as "lineNumber", station_number as "stationNumber", loss_type as "lossType",
             stops_line as "stopsLine", stop_window as "stopWindow"
           from andon_rules where line_number = $1 and enabled`,
    values: [line],
  })
  return rows
}
