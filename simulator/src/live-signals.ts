import { type ChartSignal, signalActions, signalCauses, signals } from '@takt/contract/signals.ts'
import { beginQuality } from './begin-quality.ts'
import type { Clock } from './clock.ts'
import { Refused } from './delivery/console-calls.ts'
import { Away } from './delivery/http.ts'
import type { PlayedLine } from './played-line.ts'
import { seedRandom } from './random.ts'

const minute = 60_000
/** Real minutes between two looks, and from when a signal is found until somebody has answered it. */
const between = 0.5
const takes = [2, 20] as const
/** A station that is held waits for nobody so long. */
const heldTakes = [0.5, 2] as const

const looked = new WeakMap<PlayedLine, number>()

/** Quality begins once there are values, and answers the signals that come. */
export async function keepSignals(played: PlayedLine, clock: Clock) {
  const { office, line } = played
  const now = clock.now()
  if (!office || now < (looked.get(played) ?? 0)) return
  const isFirst = !looked.has(played)
  looked.set(played, now + between * minute)
  const { lineNumber } = line.plan
  try {
    if (isFirst) await beginQuality(office, line.plan, now)
    const open = await office(signals.open, {}, lineNumber)
    const due = open.find((signal) => Date.parse(signal.foundAt) + waits(signal) <= now)
    if (due) await office(signals.answer, answerOf(due), lineNumber)
  } catch (error) {
    // Nobody there, or somebody else was first: they look again in a moment.
    if (!(error instanceof Away || error instanceof Refused)) throw error
  }
}

const randomOf = ({ signalId }: ChartSignal) => seedRandom(signalId)
function waits(signal: ChartSignal) {
  const [least, most] = signal.signalReaction === 'holdStation' ? heldTakes : takes
  return randomOf(signal).between(least, most) * minute
}

function answerOf(signal: ChartSignal) {
  const random = randomOf(signal)
  const [signalCause, signalAction] = [random.pick(signalCauses), random.pick(signalActions)]
  return signalCause === 'falseSignal'
    ? { signalId: signal.signalId, signalCause, signalAction: 'measuredAgain' as const, remark: null }
    : { signalId: signal.signalId, signalCause, signalAction, remark: null }
}
