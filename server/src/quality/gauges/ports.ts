import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { port } from '../../platform/ports/ports.ts'

/** Of these codes, those of tools that are scrapped: such a gauge measures no more. */
export const scrappedTools =
  port<(db: Db, line: LineNumber, codes: readonly string[]) => Promise<ReadonlySet<string>>>('scrapped tools')
