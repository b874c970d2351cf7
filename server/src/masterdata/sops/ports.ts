import type { Db } from '../../platform/db/tables.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { port } from '../../platform/ports/ports.ts'

/** When the passes began that are open at a station. */
export const openWork =
  port<(db: Db, line: LineNumber, stationNumber: string) => Promise<string[]>>('open passes')
