import type { Bottleneck } from '@takt/contract/equipmentStatistics.ts'
import { timeClassOf } from '@takt/contract/stations.ts'
import { type ActivePeriod, type Lead, leadsOf } from '@takt/statistics/active-periods.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { StatusInStrip } from '../../execution/floor/floor.ts'
import { type Span, withinAll } from '../../plant/plant/plant.ts'

type Spoken = ReadonlyMap<string, readonly StatusInStrip[]>

/** Which station held the line up, and when it became another, by their statuses within work time. */
export function bottleneckDuring(spoken: Spoken, work: readonly Span[]): Bottleneck {
  const leads = leadsOf(periodsOf(spoken, work), second)
  const byStation = Map.groupBy(leads, ({ machine }) => machine)
  const led = [...byStation].map(([stationNumber, own]) => ({
    stationNumber,
    leading: lengthOf(own),
    sole: lengthOf(own.filter(({ shifting }) => !shifting)),
  }))
  return {
    leads: leads.map(({ machine, from, to, shifting }) => ({
      stationNumber: machine,
      start: isoOf(from),
      end: isoOf(to),
      isShifting: shifting,
    })),
    led: led.toSorted((a, b) => b.leading - a.leading),
    shifting: lengthOf(leads.filter(({ shifting }) => shifting)),
  }
}

/** After a break stations of the demonstration began within half of it: who was first held nobody up. */
const second = 1000
const active = ['producing', 'unplanned', 'setup']

/** Active statuses that follow one another are one period. */
function periodsOf(spoken: Spoken, work: readonly Span[]): ActivePeriod[] {
  const periods: ActivePeriod[] = []
  for (const [machine, spans] of spoken) {
    const isActive = spans.filter(({ stationStatus }) => active.includes(timeClassOf[stationStatus]))
    for (const { from, to } of isActive.flatMap((one) => withinAll(one, work))) {
      const last = periods.at(-1)
      if (last?.machine === machine && last.to === from) last.to = to
      else periods.push({ machine, from, to })
    }
  }
  return periods
}

const lengthOf = (leads: readonly Lead[]) => leads.reduce((sum, { from, to }) => sum + to - from, 0)
