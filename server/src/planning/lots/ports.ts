import type { ProcessStatus } from '@takt/contract/units.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { port } from '../../platform/ports/ports.ts'

/** What becomes of a lot's units, which are the floor's. The caller holds the line. */
export const unitsOfLots = port<{
  /** What is still on the floor is scrapped; returns what it was. */
  scrap: (
    db: Db,
    line: LineNumber,
    lotNo: string,
    reason: string,
  ) => Promise<{ productId: string; before: ProcessStatus }[]>
  /** All of one lot belong to another from now on. */
  join: (db: Db, line: LineNumber, from: string, into: string) => Promise<unknown>
}>('units of lots')
