import { sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Whether somebody requests more of one of its lives; `but`: somebody other than this one. */
export const asksMoreLife = (
  line: LineNumber,
  but: string | null = null,
) => sql<boolean>`tools.tool_state in ('available', 'mounted') and (
  tools.asked_by is not null and tools.asked_by is distinct from ${but}::text
  or exists (
    select from tool_counters c
    where c.line_number = ${line} and c.tool_code = tools.tool_code
      and c.asked_by is not null and c.asked_by is distinct from ${but}::text))`

/** Tools at work for which another person than this one requests more life. */
export const countMoreLifeAsks = async (db: Db, line: LineNumber, decider: string) =>
  Number(
    (
      await db
        .selectFrom('tools')
        .select(({ fn }) => fn.countAll().as('asked'))
        .where('lineNumber', '=', line)
        .where(asksMoreLife(line, decider))
        .executeTakeFirstOrThrow()
    ).asked,
  )
