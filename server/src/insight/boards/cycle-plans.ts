import type { TargetSource } from '@takt/contract/cycleTimes.ts'
import { cutAt } from '../../masterdata/cycleStandards/cycleStandards.ts'
import type { Span } from '../../plant/plant/plant.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { plansOfTypes, routesOn } from './boards.queries.ts'
import { isReworkOnly, stationsPlanned } from './line-pace.ts'
import { type Plan, plannedAt, planOfType } from './planned.ts'

type Own = { stationNumber: string; cycleTime: number | null }
type Planned = { cycleTime: number | null; targetSource: TargetSource }

/** The stations in the order of the line, and what a pass may take at each for a type: stretch by stretch, as standards held. */
export async function cyclePlans(db: Db, line: LineNumber, types: readonly string[]) {
  const [{ stations, orders, standards }, plans, routes] = await Promise.all([
    stationsPlanned(db, [line], { running: false }),
    plansOfTypes(db, types),
    routesOn(db, [line]),
  ])
  const plannedFor = (station: Own, typeNo: string, span: Span) => {
    const { stationNumber } = station
    const planned = sourceOf(station, planOfType(plans, orders, typeNo))
    return cutAt(span, standards.changes(line, [stationNumber])).map(({ from, to }) => {
      const standard = standards.at({ lineNumber: line, stationNumber, typeNo }, from)?.cycleTime
      const held: Planned = standard ? { cycleTime: standard, targetSource: 'standard' } : planned
      return { from, to, ...held }
    })
  }
  const taken = routes.map(({ steps }) => steps)
  return {
    stations: stations.map(({ own: { stationNumber, stationName, cycleTime } }) => {
      const setsPace = !isReworkOnly(stationNumber, taken)
      return { stationNumber, stationName, cycleTime, setsPace }
    }),
    plannedFor,
  }
}

function sourceOf(station: Own, plan: Plan | undefined): Planned {
  const { cycleTime } = plannedAt(station, plan)
  // Without a cycle of its own a station shows what the package alone plans.
  const byPackage = plannedAt({ ...station, cycleTime: null }, plan)
  return { cycleTime, targetSource: byPackage.cycleTime === null ? 'station' : 'package' }
}
