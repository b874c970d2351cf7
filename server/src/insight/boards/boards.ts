import type { LineBoard, LineInPlant } from '@takt/contract/boards.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { LineCall, PlantCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { linesWith } from '../../platform/db/rights.ts'
import type { Db } from '../../platform/db/tables.ts'
import { standardsOfLines } from '../../masterdata/cycleStandards/cycleStandards.ts'
import { withResultNames } from '../../masterdata/measures/measures.ts'
import { findType } from '../../masterdata/types/types.ts'
import { plansOfTypes, stationsOf, topFailures, unitsOnFloor } from './boards.queries.ts'
import { taktOf } from './bottleneck.ts'
import { type LineRead, readLines } from './facts.ts'
import { plannedOn, stationsPlanned } from './line-pace.ts'
import { outputBySlot } from './figures.queries.ts'
import { hourBars } from './hours.ts'
import { reasonsBetween } from './reasons.queries.ts'
import { expectedEnds, hourOfWorkBefore } from './pace.ts'
import { planOf } from './planned.ts'
import { targetsOf, withReasons } from './output-of-day.ts'
import { inOrder } from './station-order.ts'
import { sumOf, taktOfLine, tileOf } from './tile.ts'
import { okRateAt, productAt } from './wall.ts'
import { stepsOf } from './way.ts'
import { quarterOf } from './windows.ts'

/** Seconds a unit may take on a line, whatever it makes: its takt target, else the pace of its slowest station. */
export const taktOfLineAnyway = (db: Db, line: LineNumber) => lineTakt(db, line, false)
/** … as it runs now: by the package and the standards of what is made, as on the board. */
export const taktOfLineNow = (db: Db, line: LineNumber) => lineTakt(db, line, true)

async function lineTakt(db: Db, line: LineNumber, running: boolean) {
  const [{ taktTarget }, { stations }] = await Promise.all([
    targetsOf(db, line),
    stationsPlanned(db, [line], { running }),
  ])
  return taktTarget ?? taktOf(stations)
}

// Cycle times are held against what is planned for each type.
export { cyclePlans } from './cycle-plans.ts'
// The order history tells how the line did while an order ran.
export { oeeDuring } from './during.ts'
// Sums of days that are over are kept elsewhere, and come to figures here.
export { figuresFrom, madeDuring, type Plannable, plannedCycles } from './figures-from.ts'
export { bottleneckOf, type LineOee } from './bottleneck.ts'
export { neighboursOn } from './neighbours.ts'
export { leftLine } from './left-line.ts'
export { stationsPlanned } from './line-pace.ts'
export { inOrder } from './station-order.ts'
// The overview of output shows any shift of any day as the board shows the one that runs.
export { lineSince, outputOfDay, rowsOfDay, targetsOf, withReasons } from './output-of-day.ts'
export { dropReason, putReason, reasonsBetween } from './reasons.queries.ts'

/** Every line this person may see, as it is now. */
export const linesNow = ({ db, user }: PlantCall) => linesAt(db, linesWith(user, 'mainDashboard'), Date.now())
export const lineNow = ({ db, line }: LineCall) => lineAt(db, line, Date.now())

type OrderMadeBy = {
  typeNo: string
  typeVer: number
  processRoute: string | null
  processRouteVer: number | null
}

/** The line's takt target where it has one, else by the package of the type on that route; without a route of its own an order takes the one its type names. */
export async function paceFor({ db, line }: LineCall, { processRoute, processRouteVer, ...of }: OrderMadeBy) {
  const [stations, plans, type, { taktTarget }, standards] = await Promise.all([
    stationsOf(db, [line]),
    plansOfTypes(db, [of.typeNo]),
    findType(db, of.typeNo, of.typeVer),
    targetsOf(db, line),
    standardsOfLines(db, [line]),
  ])
  const route =
    processRoute === null ? type : { processingNumber: processRoute, processingVer: processRouteVer }
  const plan =
    route &&
    planOf(plans, { ...of, processingNumber: route.processingNumber, processingVer: route.processingVer })
  const steps = await stepsOf(db, route)
  const now = Date.now()
  const planned = stations.map((station) => {
    const standard = standards.at({ ...station, typeNo: of.typeNo }, now)?.cycleTime
    return { ...station, ...plannedOn(station, plan, [steps], standard) }
  })
  return { pace: taktTarget ?? taktOf(planned) }
}

/** … and as the wall views show it. */
export const productNow = ({ db, line }: LineCall) => productAt(db, line, Date.now())
export const okRateNow = ({ db, line }: LineCall) => okRateAt(db, line, Date.now())

/** The lines in their numbers' order; an empty list means all. */
export async function linesAt(db: Db, lines: readonly string[], now: number): Promise<LineInPlant[]> {
  return (await readLines(db, lines, now)).map((read) => ({
    ...tileOf(read),
    stations: inOrder(read.stations, []).map(({ stationNumber, stationStatus }) => ({
      stationNumber,
      stationStatus,
    })),
  }))
}

export async function lineAt(db: Db, line: LineNumber, now: number): Promise<LineBoard> {
  const [read] = await readLines(db, [line], now)
  if (!read) return refuse('record.unknown')
  const { window, orders, output, ngNumber, oee } = read
  const { counted, clock } = window
  const since = quarterOf(Math.min(window.shift.start, hourOfWorkBefore(clock, now)))
  const shownShift = { from: isoOf(window.shift.start), to: isoOf(window.shift.end) }
  const [slots, floor, failures, steps, reasons] = await Promise.all([
    outputBySlot(db, line, since, counted.dayTo),
    unitsOnFloor(db, line),
    topFailures(db, line, counted.shiftFrom, counted.shiftTo),
    stepsOf(db, orders[0]),
    reasonsBetween(db, line, shownShift),
  ])
  const unitsByStation = new Map(floor.map(({ currentStation, units }) => [currentStation, units]))
  const ends = expectedEnds(clock, now, orders, slots)
  const okNumber = sumOf(output, 'finished')
  return {
    tile: tileOf(read),
    stations: inOrder(read.stations, steps).map((station) =>
      stationTile(read, station, unitsByStation.get(station.stationNumber) ?? 0),
    ),
    hours: withReasons(hourBars(window, slots, taktOfLine(read)), reasons).map((bar) => ({
      ...bar,
      reason: bar.storedReason?.reason ?? null,
    })),
    orders: orders.map((order) => ({ ...order, expectedEnd: isoOrNull(ends.get(order.orderCode) ?? null) })),
    topFailures: await withResultNames(db, failures),
    wip: floor.reduce((sum, { units }) => sum + units, 0),
    okNumber,
    ngNumber,
    oeeStation: oee.oeeStation,
    times: oee.times,
    plannedBusyTime: oee.plannedBusyTime,
    producedShift: oee.produced,
    goodFirstShift: oee.goodFirst,
    plannedCycle: oee.plannedCycle,
    hasShifts: clock.hasShifts,
  }
}

const isoOrNull = (ms: number | null) => (ms === null ? null : isoOf(ms))

function stationTile(
  { output, alarms }: LineRead,
  { lineNumber: _line, pace: _pace, own: _own, heard: _heard, ...station }: LineRead['stations'][number],
  unitsHere: number,
) {
  const made = output.filter(({ stationNumber }) => stationNumber === station.stationNumber)
  const sum = (what: 'passes' | 'ok' | 'cycleSeconds') => made.reduce((all, one) => all + one[what], 0)
  const cycleSeconds = sum('cycleSeconds')
  return {
    ...station,
    unitsHere,
    // A station that only reports the end of its work has no cycle, not one of 0 seconds.
    averageCycle: cycleSeconds ? cycleSeconds / sum('passes') : null,
    passesShift: sum('passes'),
    ngShift: sum('passes') - sum('ok'),
    alarms: alarms.filter(({ stationNumber }) => stationNumber === station.stationNumber),
  }
}
