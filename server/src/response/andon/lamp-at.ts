import { ruleFor } from '@takt/contract/andonRules.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { rulesInUse } from '../andonRules/andonRules.ts'
import { listOpen } from './andon.queries.ts'
import { lampAmong, lampOf } from './lamps.ts'
import { lampTests } from './lamps.queries.ts'
import { isQuietAt } from './pauses.ts'
import { pausesOf } from './quiet.queries.ts'

/** What the lamp of a station shows now, for its own program. */
export async function lampAt(db: Db, { line, stationNumber }: { line: LineNumber; stationNumber: string }) {
  const now = nowIso()
  const [open, rules, tests, pauses] = await Promise.all([
    listOpen(db, line, now),
    rulesInUse(db, [line]),
    lampTests(db, line, now),
    pausesOf(db, [line], now),
  ])
  const shown = { now: Date.parse(now), isQuiet: isQuietAt(pauses(line), now) }
  const lit = open
    .filter((call) => call.stationNumber === stationNumber)
    .map((call) => ({ ...call, ...lampOf(ruleFor(rules, call), call, shown) }))
  return lampAmong(stationNumber, lit, tests)
}
