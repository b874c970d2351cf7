import {
  type AndonReport,
  type AndonReportQuery,
  type HelpSum,
  mostLongest,
  mostReportDays,
  usualReportDays,
} from '@takt/contract/andonReport.ts'
import { ratio } from '@takt/statistics/ratio.ts'
import { clockOf, plantOf } from '../../plant/plant/plant.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { listCalls } from './andon.queries.ts'
import { callsByHour, type Counted, type ReportOf, sumCalls } from './report.queries.ts'

const aDay = 86_400_000

/** How help came: how soon, how long it took, and where and when it is called for. */
export async function andonReportOf(
  { db, line }: LineCall,
  query: AndonReportQuery,
  now = Date.now(),
): Promise<AndonReport> {
  const to = query.to ? Date.parse(query.to) : now
  const since = query.from ? Date.parse(query.from) : to - usualReportDays * aDay
  const from = Math.min(to, Math.max(since, to - mostReportDays * aDay))
  const of: ReportOf = { ...query, from: isoOf(from), to: isoOf(to) }
  const [clock, { timeZone }] = await Promise.all([clockOf(db, line), plantOf(db)])
  const days = []
  for (let at = from; at < to;) {
    const { productionDay, end } = clock.dayAt(at)
    days.push({ productionDay, start: isoOf(at), end: isoOf(Math.min(end, to)) })
    at = end
  }
  const longest = { ...of, sort: '-period', page: 1, limit: mostLongest } as const
  const [sums, cells, { rows }] = await Promise.all([
    sumCalls(
      db,
      line,
      of,
      days.map(({ start }) => start),
    ),
    callsByHour(db, line, of, timeZone),
    listCalls(db, line, longest, isoOf(now)),
  ])
  const all = sums.find(({ isAll }) => isAll)
  return {
    from: of.from,
    to: of.to,
    all: sumOf(all),
    unruled: all ? all.answered - all.ruled : 0,
    lossTypes: sums.flatMap((one) =>
      one.lossType === null ? [] : { ...sumOf(one), lossType: one.lossType },
    ),
    stations: sums.flatMap((one) =>
      one.stationNumber === null ? [] : { ...sumOf(one), stationNumber: one.stationNumber },
    ),
    people: sums.flatMap((one) => (one.arrivedBy === null ? [] : { ...sumOf(one), person: one.arrivedBy })),
    days: days.map((day, at) => ({ ...sumOf(sums.find(({ bucket }) => bucket === at + 1)), ...day })),
    cells,
    longest: rows,
  }
}

const none = {
  calls: 0,
  answered: 0,
  ruled: 0,
  solved: 0,
  cancelled: 0,
  repeats: 0,
  beforeA: 0,
  beforeB: 0,
  beforeC: 0,
  responseAverage: null,
  responseQuantiles: null,
  solveAverage: null,
  solveQuantiles: null,
}

function sumOf(found: Counted | undefined): HelpSum {
  const one = found ?? none
  const { calls, answered, ruled, solved, cancelled, repeats } = one
  return {
    calls,
    answered,
    solved,
    cancelled,
    repeats,
    responseTime: timesOf(one.responseAverage, one.responseQuantiles),
    solveTime: timesOf(one.solveAverage, one.solveQuantiles),
    beforeA: ratio(one.beforeA, ruled),
    beforeB: ratio(one.beforeB, ruled),
    beforeC: ratio(one.beforeC, ruled),
  }
}

/** The quantiles of nothing are null each. */
function timesOf(average: number | null, quantiles: readonly (number | null)[] | null) {
  const [median = null, p90 = null] = quantiles ?? []
  return { average, median, p90 }
}
