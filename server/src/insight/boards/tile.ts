import type { LineTile } from '@takt/contract/boards.ts'
import { type StationStatus, type TimeClass, timeClassOf } from '@takt/contract/stations.ts'
import { ratio } from '@takt/statistics/ratio.ts'
import type { Occurrence } from '../../plant/plant/plant.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { type LineOee, taktOf } from './bottleneck.ts'
import type { Output } from './figures.queries.ts'
import { attentionOf, lineStateOf } from './line-state.ts'
import { plannedPieces } from './plan.ts'
import type { Window } from './windows.ts'

type Running = Pick<LineTile, 'orderName' | 'typeNo' | 'orderNumber' | 'actualNumber'> & { orderCode: string }
/** What was read of a line. */
export type LineFacts = {
  line: {
    lineNumber: string
    lineName: string
    enabled: boolean
    okRateTarget: number | null
    taktTarget: number | null
  }
  window: Window
  stations: {
    stationNumber: string
    cycleTime: number | null
    pace?: number | null
    stationStatus: StationStatus
    silent: boolean
    heard: boolean
  }[]
  output: Output[]
  ngNumber: number
  /** What people found, and false failures, change in the first passes of the slots. */
  firstPassChange: number
  orders: Running[]
  activeAlarms: number
  oee: LineOee
  isStoppedByCall: boolean
}

/**
 * The yields of a shift, by units. Inspected are the units whose inspection has a last verdict: those finished in the shift,
 * and those that failed in it and were not reworked since (held, in rework, scrapped).
 *   OK rate = good in the end / inspected;  first pass yield = good without a single NG / inspected.
 */
export function yieldsOfShift({
  output,
  ngNumber,
  firstPassChange,
}: Pick<LineFacts, 'output' | 'ngNumber' | 'firstPassChange'>) {
  const okNumber = sumOf(output, 'finished')
  const inspected = okNumber + ngNumber
  return {
    okNumber,
    ngNumber,
    okRate: ratio(okNumber, inspected),
    firstPassYield: ratio(sumOf(output, 'finishedFirst') + firstPassChange, inspected),
  }
}

/** Seconds a unit may take: what was decided for the line, else the pace of its slowest station for what it makes. */
export const taktOfLine = ({
  line,
  stations,
}: {
  line: Pick<LineFacts['line'], 'taktTarget'>
  stations: Parameters<typeof taktOf>[0]
}) => line.taktTarget ?? taktOf(stations)

const shiftOf = ({ shiftName, productionDay, start, end }: Occurrence) => ({
  shiftName,
  productionDay,
  start: isoOf(start),
  end: isoOf(end),
})

const whole = (target: number | null) => (target === null ? null : Math.round(target))

export function tileOf({
  line,
  window,
  stations,
  output,
  ngNumber,
  firstPassChange,
  orders,
  activeAlarms,
  oee,
  isStoppedByCall,
}: LineFacts): LineTile {
  const { shift, clock, isWorkTime } = window
  const nextShift = clock.nextShift(window.now)
  const takt = taktOfLine({ line, stations })
  const order = orders[0]
  const statuses = stations.map(({ stationStatus }) => stationStatus)
  const { okRate, firstPassYield } = yieldsOfShift({ output, ngNumber, firstPassChange })
  const tile = {
    lineNumber: line.lineNumber,
    lineName: line.lineName,
    lineState: lineStateOf({
      enabled: line.enabled,
      isWorkTime,
      hasOrder: order !== undefined,
      statuses,
      isStoppedByCall,
      isHeard: stations.some(({ heard }) => heard),
      isWorking: output.some(({ passes }) => passes > 0),
    }),
    asOf: isoOf(window.now),
    orderCode: order?.orderCode ?? null,
    orderName: order?.orderName ?? null,
    typeNo: order?.typeNo ?? null,
    orderNumber: order?.orderNumber ?? null,
    actualNumber: order?.actualNumber ?? null,
    orderCount: orders.length,
    shift: shiftOf(shift),
    nextShift: nextShift && shiftOf(nextShift),
    madeToday: sumOf(output, 'finishedToday'),
    targetToday: whole(plannedPieces(clock, window.todayFrom, window.now, takt)),
    planToday: whole(plannedPieces(clock, window.todayFrom, clock.dayAt(window.now).end, takt)),
    madeShift: sumOf(output, 'finished'),
    targetShift: whole(plannedPieces(clock, window.from, window.to, takt)),
    planShift: whole(plannedPieces(clock, window.from, shift.end, takt)),
    okRate,
    firstPassYield,
    okRateTarget: line.okRateTarget,
    takt,
    availability: oee.availability,
    effectiveness: oee.effectiveness,
    quality: oee.quality,
    oee: oee.oee,
    activeAlarms,
    stationsDown: howMany(statuses, 'unplanned'),
    stationsSilent: stations.filter(({ silent }) => silent).length,
  }
  return { ...tile, attention: attentionOf(tile, plannedPieces(clock, window.from, shift.end, takt)) }
}

export function sumOf(output: readonly Output[], what: 'finished' | 'finishedFirst' | 'finishedToday') {
  return output.reduce((sum, one) => sum + one[what], 0)
}

const howMany = (statuses: readonly StationStatus[], one: TimeClass) =>
  statuses.filter((status) => timeClassOf[status] === one).length
