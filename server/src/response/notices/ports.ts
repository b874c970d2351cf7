import { port } from '../../platform/ports/ports.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Of these calls of a line, those nobody has come to yet. */
export const unansweredCalls =
  port<(db: Db, line: string, ids: readonly number[]) => Promise<Set<number>>>('calls nobody has come to')
