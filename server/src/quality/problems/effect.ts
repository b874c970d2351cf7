import {
  comparedDays,
  type Problem,
  type ProblemEffect,
  type ProblemOne,
  type ProblemRow,
} from '@takt/contract/problems.ts'
import { ratio } from '@takt/statistics/ratio.ts'
import { rateChange } from '@takt/statistics/rate-change.ts'
import { faultsByQuarter, ngByQuarter, slotLength } from '../../execution/floor/floor.ts'
import { defectsOf } from '../../masterdata/defects/defects.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { chartOf, type Span, problemChartOf } from './chart.ts'

const aDay = 86_400_000
export const comparedFor = comparedDays * aDay

/** Passes are counted by quarters of an hour, failures with them. What was made in that of the action, or of the opening, was mostly made before it. */
const quarterAfter = (time: string) => Math.ceil(Date.parse(time) / slotLength) * slotLength

/** A problem with the failures of the line: before its action, and since. */
export async function withEffect(
  db: Db,
  line: LineNumber,
  problem: Problem,
  now = Date.now(),
): Promise<ProblemRow> {
  const { chart: _, ...row } = await withChart(db, line, problem, now)
  return row
}

export async function withChart(
  db: Db,
  line: LineNumber,
  problem: Problem,
  now = Date.now(),
): Promise<ProblemOne> {
  const acted = problem.actedAt === null ? null : quarterAfter(problem.actedAt)
  const turn = acted ?? quarterAfter(problem.openedAt)
  const to = acted === null ? turn : Math.min(now, acted + comparedFor)
  const span = { from: turn - comparedFor, turn, to }
  const quarters = await seen(db, line, problem, span)
  const before = sumOf(quarters.filter(({ slot }) => Date.parse(slot) < turn))
  const after = acted === null ? null : sumOf(quarters.filter(({ slot }) => Date.parse(slot) >= turn))
  const chart = chartOf(await clockOf(db, line), quarters, span)
  return {
    ...problem,
    failuresBefore: before.events,
    passesBefore: before.chances,
    ppmBefore: ppm(before),
    failuresAfter: after?.events ?? null,
    passesAfter: after?.chances ?? null,
    ppmAfter: after && ppm(after),
    problemEffect: after && effectOf(before, after, chart?.isAbove ?? false, now >= turn + comparedFor),
    chart: chart && problemChartOf(chart),
  }
}

type Rate = { events: number; chances: number }

/** It worked when failures came less often than chance explains, and no day since is beyond the limits of before. */
function effectOf(before: Rate, after: Rate, isAbove: boolean, isOver: boolean): ProblemEffect {
  const change = rateChange(before, after)
  if (change === 'higher') return 'worse'
  if (change === 'lower' && !isAbove) return 'worked'
  if (!isOver) return 'tooEarly'
  return before.chances === 0 || after.chances === 0 ? 'noPasses' : 'noChange'
}

function ppm({ events, chances }: Rate) {
  const share = ratio(events, chances)
  return share === null ? null : Math.round(share * 1e6)
}

type Quarter = Awaited<ReturnType<typeof ngByQuarter>>[number]
const sumOf = (quarters: readonly Quarter[]): Rate => ({
  events: quarters.reduce((sum, { found }) => sum + found, 0),
  chances: quarters.reduce((sum, { passes }) => sum + passes, 0),
})

/** Failures by today's meaning of the defect, and the passes in which they could have been found. */
async function seen(db: Db, line: LineNumber, problem: Problem, { from, to }: Span): Promise<Quarter[]> {
  const { defectCode, stationNumber, typeNo } = problem
  const of = {
    ...(stationNumber !== null && { stationNumber }),
    ...(typeNo !== null && { typeNo }),
    from: isoOf(from),
    to: isoOf(to),
    without: [],
  }
  const symptoms = (await defectsOf(db, line)).sameAs(defectCode)
  const [passes, faults] = await Promise.all([
    ngByQuarter(db, line, of),
    faultsByQuarter(db, line, { ...of, symptoms }),
  ])
  return [...passes.map((one) => ({ ...one, found: 0 })), ...faults]
}
