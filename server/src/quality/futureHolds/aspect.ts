import type { Aspect } from '../../platform/kernel/kernel.ts'
import { type Awaiting, futureHoldsForFloor, lineHasFutureHolds, storeTaken } from './futureHolds.queries.ts'

/** `awaiting`: by unit. */
type State = { awaiting: ReadonlyMap<string, Awaiting[]>; taken: Awaiting[] } | null

/** A unit that comes in its turn to a step it is to be held at, or leaves it out, is put on hold there, for what people wrote. */
export const futureHoldAspect: Aspect<true, State> = {
  name: 'futureHolds',
  wants: (messages) =>
    messages.some(({ kind }) => kind === 'arrive' || kind === 'complete' || kind === 'testRun') ? true : null,
  async load({ client, db, lineNumber }) {
    if (!(await lineHasFutureHolds.get(db, lineNumber))) return null
    const all = await futureHoldsForFloor(client, lineNumber)
    return { awaiting: Map.groupBy(all, ({ productId }) => productId), taken: [] }
  },
  unitReasons(state, { unit, step }, line) {
    const own = unit && state?.awaiting.get(unit.productId)
    if (!own || !state || !step) return []
    const hold = line
      .stepsUpTo(unit, step.stepSeq)
      .flatMap((stepSeq) => own.filter((one) => one.stepSeq === stepSeq))
      .find((one) => !state.taken.includes(one))
    if (!hold) return []
    line.journal.push(state.taken, hold)
    line.hold(unit, hold.reason)
    return [{ reason: 'unitHeld', about: hold.reason }]
  },
  store: ({ client, lineNumber }, state) =>
    state?.taken.length ? [storeTaken(client, lineNumber, state.taken)] : [],
  changed: (state) => (state?.taken.length ? ['units', 'futureHolds'] : []),
}
