import {
  EquipmentReport,
  type EquipmentReportQuery,
  type FrozenEquipmentReport,
} from '@takt/contract/equipmentReports.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { FreezeReport, FrozenFilter } from '@takt/contract/frozenReports.ts'
import { ratio } from '@takt/statistics/ratio.ts'
import { analyseAlarms } from '../../equipment/alarms/alarms.ts'
import { checksBetween, type ChecksThat } from '../../equipment/inspections/inspections.ts'
import { clockOf, type PlantClock, plantOf, type Span } from '../../plant/plant/plant.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { freezeReport, frozenReport, listFrozen } from '../../platform/frozenReports/frozenReports.ts'
import { andonReportOf } from '../../response/andon/andon.ts'
import { bottleneckOf, leftLine, lineSince, stationsPlanned } from '../boards/boards.ts'
import { stationFigures, stationTimesOf } from '../stationFigures/stationFigures.ts'
import { daysOf, everyDay } from './span.ts'

export { daysOf, everyDay }

/** What the line's equipment did in a day, week or month: everything on the paper, from one reading. */
export async function equipmentReportOf(
  call: LineCall,
  { reportSpan, day, stationNumber: chosenStation }: EquipmentReportQuery,
): Promise<EquipmentReport> {
  const { db, line } = call
  const stationNumber = chosenStation ?? null
  const [clock, { timeZone }] = await Promise.all([clockOf(db, line), plantOf(db)])
  const now = Date.now()
  const today = clock.productionDayOf(now)
  const { firstDay, lastDay } = daysOf(reportSpan, day ?? today)
  const [start, end] = [clock.dayOf(firstDay).start, clock.dayOf(lastDay).end]
  if (start >= now) refuse('equipmentStatistics.nothing_yet', {}, 'day')
  const until = Math.min(now, end)
  const days = daySpans(clock, { firstDay, lastDay }, until)
  const since = await inUseSince(call, clock, days, stationNumber)
  const found = await equipmentBetween(
    call,
    clock,
    { from: since, to: until },
    { stationNumber, days: daysSince(days, since), checks: 'due' },
  )
  if (stationNumber !== null && found.stations.length === 0) refuse('record.unknown', {}, 'stationNumber')
  // Each part has more than the paper shows: the contract names what is kept.
  return EquipmentReport.parse({
    reportSpan,
    firstDay,
    lastDay,
    today,
    timeZone,
    stationNumber,
    since: isoOf(since),
    until: isoOf(until),
    isOver: end <= now,
    ...found,
  })
}

/** Since the line began, or from the day of its first report: before, nobody worked on it. */
async function inUseSince(
  call: LineCall,
  clock: PlantClock,
  days: readonly Day[],
  stationNumber: string | null,
) {
  const { db, line } = call
  const begun = await lineSince(db, line)
  const before = days.filter(({ end }) => end <= begun)
  const reported = before.length > 0 ? await firstWithFigures(call, clock, before, stationNumber) : undefined
  const first = reported ?? days[before.length] ?? days[0]! // a period has days
  return first.end > begun ? Math.max(first.from, begun) : first.from
}

async function firstWithFigures(
  call: LineCall,
  clock: PlantClock,
  days: readonly Day[],
  stationNumber: string | null,
) {
  const { stations } = await stationsPlanned(call.db, [call.line], { running: false })
  const figuresOf = stationNumber ?? bottleneckOf(stations)?.stationNumber
  const station = stations.find((one) => one.stationNumber === figuresOf)
  const found = await daysAs(call, station, clock, days)
  const place = found.findIndex(({ availability, made, ng }) => availability !== null || made + ng > 0)
  return days[place]
}

/** What the equipment did in a stretch of time, and in each of the stretches it is cut into. */
export async function equipmentBetween(
  call: LineCall,
  clock: PlantClock,
  span: Span,
  {
    stationNumber,
    days: cut,
    checks: that,
  }: { stationNumber: string | null; days: readonly Day[]; checks: ChecksThat },
) {
  const { db, line } = call
  const period = { from: isoOf(span.from), to: isoOf(span.to) }
  const narrow = stationNumber === null ? {} : { stationNumber }
  const { stations: planned } = await stationsPlanned(db, [line], { running: false })
  const [times, calls, alarms, checks] = await Promise.all([
    stationTimesOf(db, line, clock, planned, span),
    andonReportOf(call, { ...period, ...narrow }),
    analyseAlarms(call, { ...period, ...narrow }),
    checksBetween(call, span, { stationNumber, that }),
  ])
  const stations = times.filter((one) => stationNumber === null || one.stationNumber === stationNumber)
  const figuresOf = stationNumber ?? stations.find(({ isPacing }) => isPacing)?.stationNumber ?? null
  const station = planned.find((one) => one.stationNumber === figuresOf)
  const days = await daysAs(call, station, clock, cut)
  const sum = (of: 'made' | 'ng') => days.reduce((all, one) => all + one[of], 0)
  const [made, ng] = [sum('made'), sum('ng')]
  return {
    workSeconds: clock.workSecondsBetween(span.from, span.to),
    made,
    ng,
    okRate: ratio(made, made + ng),
    figuresOf,
    stations,
    days,
    calls: calls.all,
    lossTypes: calls.lossTypes,
    longest: calls.longest,
    alarms: { times: alarms.times, minutes: alarms.minutes, worst: alarms.byMinutes },
    checks,
  }
}

/** `end`: of the whole day, also of one that still runs. */
export type Day = Span & { productionDay: string; end: number }

export const daySpans = (
  clock: PlantClock,
  of: { firstDay: string; lastDay: string },
  until: number,
): Day[] =>
  everyDay(of.firstDay, of.lastDay)
    .map((day) => clock.dayOf(day))
    .filter(({ start }) => start < until)
    .map(({ productionDay, start, end }) => ({ productionDay, from: start, to: Math.min(end, until), end }))

export const daysSince = (days: readonly Day[], since: number): Day[] =>
  days.filter(({ to }) => to > since).map((day) => ({ ...day, from: Math.max(day.from, since) }))

type Station = Parameters<typeof stationFigures>[3][number]

/** Each day's output, and its figures at one station. */
async function daysAs(
  { db, line }: LineCall,
  station: Station | undefined,
  clock: PlantClock,
  days: readonly Day[],
) {
  const [figuresAt, output] = await Promise.all([
    station ? stationFigures(db, line, clock, [station], days) : null,
    leftLine(
      db,
      line,
      days.map(({ from, end }) => ({ from, to: end })),
    ),
  ])
  return days.map(({ productionDay }, place) => {
    const { availability, effectiveness, quality, oee, produced } = station
      ? figuresAt!(station, place) // called where there is a station
      : none
    return { productionDay, ...output[place]!, availability, effectiveness, quality, oee, produced }
  })
}
const none = { availability: null, effectiveness: null, quality: null, oee: null, produced: 0 }

type FreezeInput = EquipmentReportQuery & FreezeReport

/** One that still runs may be frozen too, and is marked. */
export async function freezeEquipmentReport(
  call: LineCall,
  { reportTitle, remark, messageId, ...query }: FreezeInput,
) {
  const report = await equipmentReportOf(call, query)
  const { since, until, timeZone } = report
  const content = { asked: query, report, since, until, timeZone }
  return freezeReport(call, 'equipment', { reportTitle, remark, messageId }, content)
}

export const frozenEquipmentReport = (call: LineCall, reportId: string) =>
  frozenReport<FrozenEquipmentReport>(call, 'equipment', reportId)

export const frozenEquipmentReports = (call: LineCall, filter: FrozenFilter) =>
  listFrozen(call.db, call.line, 'equipment', filter)
