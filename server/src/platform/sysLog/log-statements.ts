import type { FastifyBaseLogger } from 'fastify'
import { onStatement } from '../db/statements.ts'

/** Statements that took long or failed, in the log under the module `database`. */
export const logStatements = (log: Pick<FastifyBaseLogger, 'warn' | 'error'>) =>
  onStatement(({ statement, milliseconds: ms, failed }) => {
    const facts = { module: 'database', ms, statement }
    if (failed)
      log.error(
        { ...facts, sqlState: failed.sqlState },
        `statement failed: ${failed.sqlState} ${failed.message}`,
      )
    else log.warn(facts, 'slow statement')
  })
