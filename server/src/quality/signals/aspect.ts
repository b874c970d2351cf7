import type { ChartSignal } from '@takt/contract/signals.ts'
import type { Aspect } from '../../platform/kernel/kernel.ts'
import { stationsWaiting } from './stations-waiting.ts'

/** Each once: ten signals of a characteristic are one reason. */
const codesOf = (signals: readonly ChartSignal[]) => [...new Set(signals.map(({ resultCode }) => resultCode))]

/** A station whose frozen limits were broken takes no unit until somebody has answered, where the limits require it: decision 80. */
export const signalAspect: Aspect<true, ReadonlyMap<string, ChartSignal[]>> = {
  name: 'signals',
  wants: (messages) => (messages.some(({ kind }) => kind === 'arrive') ? true : null),
  load: ({ db, lineNumber }) => stationsWaiting.get(db, lineNumber),
  stationReasons: (waiting, { stationNumber, at }) =>
    codesOf((waiting.get(stationNumber) ?? []).filter(({ foundAt }) => at >= Date.parse(foundAt))).map(
      (about) => ({ reason: 'signalUnanswered', about }),
    ),
}
