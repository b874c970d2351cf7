import { ruleFor } from '@takt/contract/andonRules.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { rulesInUse } from '../andonRules/andonRules.ts'
import { tell } from '../notices/notices.ts'
import { newsOfCall } from './call-news.ts'
import { announce } from './escalate.queries.ts'
import { isQuietAt } from './pauses.ts'
import { pausesOf } from './quiet.queries.ts'

/**
 * Notifies everybody who may see the calls of a line of those nobody was notified of: each once, whoever looks. Not of what is over by now, and
 * in quiet mode of none: they follow once it is over.
 */
export async function announceCalls(db: Db, line: string, ids: readonly number[], now: number) {
  if (ids.length === 0 || isQuietAt((await pausesOf(db, [line], isoOf(now)))(line), now)) return false
  const fresh = await announce(db, ids)
  const rules = fresh.length ? await rulesInUse(db, [line]) : []
  await tell(
    db,
    fresh.map((call) => newsOfCall(call, ruleFor(rules, call))),
  )
  return fresh.length > 0
}
