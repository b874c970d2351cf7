import type { Aspect } from '../../platform/kernel/kernel.ts'
import { type Held, stationsHeld } from './stations-held.ts'

type State = ReadonlyMap<string, Held[]>

/** A station whose check is missing or NG takes no unit, where the item requires it: decision 78. */
export const inspectionAspect: Aspect<true, State> = {
  name: 'inspections',
  wants: (messages) => (messages.some(({ kind }) => kind === 'arrive') ? true : null),
  load: ({ db, lineNumber }) => stationsHeld.get(db, lineNumber),
  stationReasons: (held, { stationNumber, at }) =>
    (held.get(stationNumber) ?? [])
      .filter(({ since }) => at >= since)
      .map(({ reason, about }) => ({ reason, about })),
}
