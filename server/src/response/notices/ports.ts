import { port } from '../../platform/ports/ports.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Of these calls of a line, those nobody has come to yet, each with who answered that it is not theirs. */
export const unansweredCalls =
  port<(db: Db, line: string, ids: readonly number[]) => Promise<ReadonlyMap<number, readonly string[]>>>(
    'calls nobody has come to',
  )
