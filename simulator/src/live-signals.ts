import { type ChartSignal, signalActions, signalCauses, signals } from '@takt/contract/signals.ts'
import { beginQuality, watchedOf } from './begin-quality.ts'
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

/** Real minutes until the first thing that is watched drifts, and between one drift and the next; how far, in spreads, and for how many units. */
const [firstDrift, betweenDrifts] = [1, 45]
const drifting = { spreads: 2.8, units: 12 }
type Due = { at: number; turn: number }
const drifts = new WeakMap<PlayedLine, Due>()

/** A fixture works loose: what is watched leaves its limits though not its tolerance, until somebody sets it right. */
async function letDrift({ office, line }: PlayedLine, due: Due, now: number) {
  if (now < due.at) return
  due.at = now + betweenDrifts * minute
  const watched = await watchedOf(office!, line.plan.lineNumber) // checked before
  const one = watched[due.turn % Math.max(1, watched.length)]
  due.turn += 1
  const post = one && line.posts.get(one.stationNumber)
  if (post) post.drift = { ...drifting, resultCode: one.resultCode }
}

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
    const drift = drifts.get(played) ?? { at: now + firstDrift * minute, turn: 0 }
    drifts.set(played, drift)
    await letDrift(played, drift, now)
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
