import { futureHolds } from '@takt/contract/futureHolds.ts'
import { units } from '@takt/contract/units.ts'
import type { PlayedLine } from './played-line.ts'

const minute = 60_000
/** Real minutes between two units that are to be stopped, and that one may be held before it goes on. */
const between = 15
const looksFor = 60

const reason = 'To be looked at by quality before this step'
type Stopped = { next: number; unit: { productId: string; until: number } | null }
const states = new WeakMap<PlayedLine, Stopped>()

/** Now and then quality examines a unit before a step it still comes to: it stops there, is examined, and goes on. */
export async function holdAhead(played: PlayedLine, now: number) {
  const { office, line, stoppedAhead } = played
  const { lineNumber } = line.plan
  const call = office! // checked before
  const state = states.get(played) ?? { next: now + minute, unit: null }
  states.set(played, state)
  if (state.unit) {
    const { productId, until } = state.unit
    const { rows } = await call(units.list, { processStatus: 'held', limit: 200 }, lineNumber)
    const stands = rows.find((one) => one.productId === productId && one.holds.includes(reason))
    if (stands)
      await call(units.move, { productId, move: 'release', reason: 'Looked at', hold: reason }, lineNumber)
    if (stands || now > until) state.unit = null
    return
  }
  if (now < state.next) return
  state.next = now + between * minute
  const { rows } = await call(units.list, { processStatus: 'inProcess', limit: 50 }, lineNumber)
  for (const { productId, typeNo, currentStep } of rows) {
    const steps = line.plan.types.find((type) => type.typeNo === typeNo)?.steps ?? []
    const ahead = steps.find(({ stepSeq }) => stepSeq === currentStep)?.nextStep ?? null
    if (ahead === null) continue
    stoppedAhead.add(productId)
    await call(futureHolds.set, { productId, stepSeq: ahead, reason }, lineNumber)
    state.unit = { productId, until: now + looksFor * minute }
    return
  }
}
