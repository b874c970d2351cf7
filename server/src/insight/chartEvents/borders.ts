import type { AttributeInput } from '@takt/contract/attribute-charts.ts'
import type { ChartInput } from '@takt/contract/charts.ts'
import type { ChartEvent, ProposedBorder } from '@takt/contract/chartEvents.ts'
import { attributeStepsOf, type Step, stepsOf } from '../../quality/charts/charts.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { chartEventsOf } from './chartEvents.ts'

/**
 * Where other limits might begin: the mean stepped, and something happened at the station just where it may have. What only stepped, or only happened, is
 * not proposed. Nothing is moved: a person freezes limits from there, or does not.
 */
export async function bordersOf(call: LineCall, chart: ChartInput): Promise<ProposedBorder[]> {
  const { steps, times } = await stepsOf(call, chart)
  if (steps.length === 0) return []
  const span = { from: isoOf(times[0]!), to: isoOf(times.at(-1)! + 1) }
  return explainedBy(await chartEventsOf(call, { stationNumber: chart.stationNumber, ...span }), steps, times)
}

/** Of what a station counts; of a whole line, what happened at one of its stations explains too little. */
export async function attributeBordersOf(call: LineCall, chart: AttributeInput): Promise<ProposedBorder[]> {
  const { stationNumber } = chart
  if (stationNumber === undefined) return []
  const { steps, times, until } = await attributeStepsOf(call, chart)
  if (steps.length === 0 || until === null) return []
  const events = await chartEventsOf(call, { stationNumber, from: isoOf(times[0]!), to: isoOf(until) })
  return explainedBy(events, steps, times)
}

function explainedBy(events: readonly ChartEvent[], steps: readonly Step[], times: readonly number[]) {
  const explained = steps.flatMap((step) => {
    const reasons = events.filter(({ at }) => Date.parse(at) > step.after && Date.parse(at) <= step.upTo)
    const nearest = reasons.toSorted((a, b) => distance(a, step.at) - distance(b, step.at))
    return nearest[0] ? { ...step, event: nearest[0], reasons: nearest.slice(0, mostReasons) } : []
  })
  return explained.map(({ event, reasons, before, behind, sigma }, i): ProposedBorder => {
    const next = explained[i + 1]?.event.at ?? null
    const isIn = (time: number) => time >= Date.parse(event.at) && (!next || time < Date.parse(next))
    return {
      at: event.at,
      until: next,
      reasons,
      before,
      after: behind,
      sigma,
      subgroupNum: times.filter(isIn).length,
    }
  })
}

const mostReasons = 5
const distance = ({ at }: ChartEvent, ms: number) => Math.abs(Date.parse(at) - ms)
