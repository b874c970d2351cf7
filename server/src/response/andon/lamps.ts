import type { AndonCall, OpenCall } from '@takt/contract/andon.ts'
import type { AndonRule } from '@takt/contract/andonRules.ts'
import {
  darkLamp,
  lampColours,
  type LampShown,
  type LampTest,
  type LampTestDraft,
  lampTestSeconds,
} from '@takt/contract/lamps.ts'
import { refuse } from '@takt/contract/errors.ts'
import { stationAt } from '../../plant/operators/operators.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { saveLampTest } from './lamps.queries.ts'

type Lit = Pick<AndonCall, 'callState' | 'stopsLine' | 'stopsAt'>

/**
 * What the lamp shows of a call that is open: its rule's colour until it is solved, its sound until somebody comes, or while nobody
 * is to be notified of calls. A call that is going to stop the line is yellow until it does, and red from then on.
 */
export function lampOf(
  rule: Pick<AndonRule, 'lampColour' | 'lampSound'> | undefined,
  { callState, stopsLine, stopsAt }: Lit,
  { now, isQuiet }: { now: number; isQuiet: boolean },
): Pick<LampShown, 'lampColour' | 'lampSound'> {
  if (!rule || (callState !== 'called' && callState !== 'arrived')) return darkLamp
  const lampSound = callState === 'called' && !isQuiet ? rule.lampSound : 'none'
  const isStopping = stopsLine && stopsAt !== null && rule.lampColour !== 'none'
  if (!isStopping) return { lampColour: rule.lampColour, lampSound }
  return { lampColour: now < Date.parse(stopsAt) ? 'yellow' : 'red', lampSound }
}

const rank = ({ lampColour }: Pick<LampShown, 'lampColour'>) => lampColours.indexOf(lampColour)

/** What the lamp of a station shows: what is tried there, else the most urgent of its calls, with a sound if any has one. */
export function lampAmong(
  stationNumber: string,
  calls: readonly Pick<OpenCall, 'stationNumber' | 'lampColour' | 'lampSound'>[],
  tests: readonly LampTest[],
): LampShown {
  const test =
    tests.find((one) => one.stationNumber === stationNumber) ??
    tests.find((one) => one.stationNumber === null)
  if (test) return { lampColour: test.lampColour, lampSound: test.lampSound, test: true }
  const ofStation = calls
    .filter((one) => one.stationNumber === stationNumber)
    .toSorted((one, other) => rank(one) - rank(other))
  const [first] = ofStation
  if (!first) return darkLamp
  const sound = ofStation.find(({ lampSound }) => lampSound !== 'none')?.lampSound ?? 'none'
  return { lampColour: first.lampColour, lampSound: sound, test: false }
}

/** Lights the lamp for some seconds, wherever it is shown and at the station that requests it. */
export const testLamp = (call: LineCall, draft: LampTestDraft) =>
  inOneGo(call.db, async (db): Promise<LampTest> => {
    const { stationNumber } = draft
    if (stationNumber !== null && !(await stationAt(db, call.line, stationNumber)))
      refuse('andon.no_station', { stationNumber })
    const after = { ...draft, until: isoOf(Date.now() + lampTestSeconds * 1000) }
    await saveLampTest(db, call.line, after, call.user.userName)
    const key = stationNumber ?? call.line
    await recordChange(db, call, { entity: 'andonLamp', key, action: 'test', after })
    return after
  })
