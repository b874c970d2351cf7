import { chartLimits } from '@takt/contract/chartLimits.ts'
import { charts } from '@takt/contract/charts.ts'
import { type ChartSignal, signalActions, signalCauses, signals } from '@takt/contract/signals.ts'
import { type Clock, isoOf } from './clock.ts'
import { type Office, Refused } from './delivery/console-calls.ts'
import { Away } from './delivery/http.ts'
import type { PlayedLine } from './played-line.ts'
import { seedRandom } from './random.ts'

const minute = 60_000
/** Real minutes between two looks, and from when a signal is found until somebody has answered it. */
const between = 0.5
const takes = [2, 20] as const
/** Made of so many values at least, of so many characteristics. */
const enough = 100
const most = 3

const looked = new WeakMap<PlayedLine, number>()

/** Quality freezes the limits of a few charts once there are values, and answers the signals that come. */
export async function keepSignals(played: PlayedLine, clock: Clock) {
  const { office, line } = played
  const now = clock.now()
  if (!office || now < (looked.get(played) ?? 0)) return
  const isFirst = !looked.has(played)
  looked.set(played, now + between * minute)
  const { lineNumber } = line.plan
  try {
    if (isFirst) await freezeSome(office, lineNumber, now)
    const open = await office(signals.open, {}, lineNumber)
    const due = open.find((signal) => Date.parse(signal.foundAt) + waits(signal) <= now)
    if (due) await office(signals.answer, answerOf(due), lineNumber)
  } catch (error) {
    // Nobody there, or somebody else was first: they look again in a moment.
    if (!(error instanceof Away || error instanceof Refused)) throw error
  }
}

async function freezeSome(office: Office, lineNumber: string, now: number) {
  const graded = await office(charts.overview, {}, lineNumber)
  for (const { stationNumber, colSetId, colSetVersion, resultCode } of graded
    .filter(({ sampleNum }) => sampleNum >= enough)
    .slice(0, most)) {
    const place = { stationNumber, colSetId, colSetVersion, resultCode }
    if ((await office(chartLimits.list, place, lineNumber)).length > 0) continue
    await office(
      chartLimits.freeze,
      {
        ...place,
        from: isoOf(now - 30 * 24 * 60 * minute),
        to: isoOf(now),
        signalReaction: 'bell',
        reason: 'Steady since the line was set up',
      },
      lineNumber,
    )
  }
}

const randomOf = ({ signalId }: ChartSignal) => seedRandom(signalId)
const waits = (signal: ChartSignal) => randomOf(signal).between(...takes) * minute

function answerOf(signal: ChartSignal) {
  const random = randomOf(signal)
  const [signalCause, signalAction] = [random.pick(signalCauses), random.pick(signalActions)]
  return signalCause === 'falseSignal'
    ? { signalId: signal.signalId, signalCause, signalAction: 'measuredAgain' as const, remark: null }
    : { signalId: signal.signalId, signalCause, signalAction, remark: null }
}
