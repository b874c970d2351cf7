import type { Aspect } from '../../platform/kernel/kernel.ts'
import { type Awaiting, futureHoldsForFloor, lineHasFutureHolds, storeTaken } from './futureHolds.queries.ts'

type State = { awaiting: ReadonlyMap<string, Awaiting>; taken: Awaiting[] } | null
const keyOf = ({ productId, stepSeq }: Pick<Awaiting, 'productId' | 'stepSeq'>) => `${productId} ${stepSeq}`

/** A unit that comes in its turn to a step it is to be held at, or leaves it out, is put on hold there, for what people wrote. */
export const futureHoldAspect: Aspect<true, State> = {
  name: 'futureHolds',
  wants: (messages) =>
    messages.some(({ kind }) => kind === 'arrive' || kind === 'complete' || kind === 'testRun') ? true : null,
  async load({ client, db, lineNumber }) {
    if (!(await lineHasFutureHolds.get(db, lineNumber))) return null
    const all = await futureHoldsForFloor(client, lineNumber)
    return { awaiting: new Map(all.map((hold) => [keyOf(hold), hold])), taken: [] }
  },
  unitReasons(state, { unit, step }, line) {
    if (!state || !unit || !step) return []
    const { productId } = unit
    const hold = line
      .stepsUpTo(unit, step.stepSeq)
      .flatMap((stepSeq) => state.awaiting.get(keyOf({ productId, stepSeq })) ?? [])
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
