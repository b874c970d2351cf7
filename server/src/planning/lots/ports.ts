import type { Failure } from '@takt/contract/failures.ts'
import type { ProcessStatus } from '@takt/contract/units.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { port } from '../../platform/ports/ports.ts'

/** What becomes of a lot's units, and of what was found on its pieces, which are the floor's. The caller holds the line. */
export const unitsOfLots = port<{
  /** What is still on the floor is scrapped, and what is open of its pieces; returns what it was. */
  scrap: (
    db: Db,
    line: LineNumber,
    lotNo: string,
    decision: { reason: string; by: string },
  ) => Promise<{
    units: { productId: string; before: ProcessStatus }[]
    failures: Pick<Failure, 'failId' | 'failStatus' | 'quantity'>[]
  }>
  /** Pieces that something was found on and that nobody found good since. */
  failed: (db: Db, line: LineNumber, lotNo: string) => Promise<number>
  /** All of one lot belong to another from now on. */
  join: (db: Db, line: LineNumber, from: string, into: string) => Promise<unknown>
}>('units of lots')
