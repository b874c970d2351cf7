import {
  type ChartEvent,
  type ChartEventKind,
  mostChartEvents,
  shortestStop,
} from '@takt/contract/chartEvents.ts'
import { mountsDuring } from '../../equipment/tools/tools.ts'
import { breakdownsOf } from '../../execution/floor/floor.ts'
import { bindsDuring } from '../../execution/materials/materials.ts'
import { takenDuring } from '../../masterdata/recipes/recipes.ts'
import { loginsOfLine } from '../../plant/operators/operators.ts'
import type { LineCall } from '../../platform/db/call.ts'

type ChartEventQuery = { stationNumber: string; from: string; to: string }
type Found = Omit<ChartEvent, 'eventKind'>[]

/** What happened at a station, from the plant's own history. */
export async function chartEventsOf(call: LineCall, query: ChartEventQuery): Promise<ChartEvent[]> {
  const { db, line } = call
  const { stationNumber: station, ...span } = query
  const of = { ...span, limit: mostChartEvents }
  const [tool, taken, bound, logins, stops] = await Promise.all([
    mountsDuring(db, line, station, of),
    takenDuring(db, line, station, of),
    bindsDuring(db, line, station, of),
    loginsOfLine(call, { ...query, page: 1, limit: mostChartEvents }),
    breakdownsOf(db, line, [station], span),
  ])
  const found: Record<ChartEventKind, Found> = {
    tool,
    recipe: taken.map(({ at, typeNo, paraVer }) => ({ at, about: `${typeNo} ${paraVer}` })),
    material: bound.map(({ at, bomCode, bomLot }) => ({ at, about: `${bomCode} ${bomLot}` })),
    operator: logins.rows
      .filter(({ since }) => since >= span.from)
      .map(({ since, operatorNo, name }) => ({ at: since, about: name || operatorNo })),
    stop: stops
      .map(({ start, end }) => ({ at: end, seconds: (Date.parse(end) - Date.parse(start)) / 1000 }))
      // One that reaches the end of the span is not over.
      .filter(({ at, seconds }) => seconds >= shortestStop && at < span.to)
      .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
      .slice(0, mostChartEvents)
      .map(({ at, seconds }) => ({ at, about: String(Math.round(seconds)) })),
  }
  return Object.entries(found)
    .flatMap(([kind, events]) => events.map((one) => ({ ...one, eventKind: kind as ChartEventKind }))) // its keys
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}
