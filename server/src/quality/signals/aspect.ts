import type { ChartSignal } from '@takt/contract/signals.ts'
import type { Aspect } from '../../platform/kernel/kernel.ts'
import { stationsWaiting } from './stations-waiting.ts'

/** A station whose frozen limits were broken takes no unit until somebody has answered, where the limits require it: decision 80. */
export const signalAspect: Aspect<true, ReadonlyMap<string, ChartSignal[]>> = {
  name: 'signals',
  wants: (messages) => (messages.some(({ kind }) => kind === 'arrive') ? true : null),
  load: ({ db, lineNumber }) => stationsWaiting.get(db, lineNumber),
  stationReasons: (waiting, { stationNumber, at }) =>
    (waiting.get(stationNumber) ?? [])
      .filter(({ foundAt }) => at >= Date.parse(foundAt))
      .map(({ resultCode }) => ({ reason: 'signalUnanswered', about: resultCode })),
}
