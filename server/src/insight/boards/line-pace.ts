import type { Step } from '@takt/contract/processings.ts'
import type { Db } from '../../platform/db/tables.ts'
import { ordersProducing, plansOn, routesOn, stationsOf } from './boards.queries.ts'
import { standardsOfLines } from '../../masterdata/cycleStandards/cycleStandards.ts'
import { mainWay, type Plan, plannedAt, planOf } from './planned.ts'
import { inOrder } from './station-order.ts'

type Station = Awaited<ReturnType<typeof stationsOf>>[number]

/**
 * The stations of lines with what is planned at each: every pace, target and OEE of a line comes from here. While an order runs, its route, its
 * package and the standards of its type decide; else, and of other days (`running: false`), a station's own cycle does, on the routes the line's
 * orders took of late.
 */
export async function stationsPlanned(
  db: Db,
  lines: readonly string[],
  { running = true, now = Date.now() } = {},
) {
  const [stations, orders, plans, routes, standards] = await Promise.all([
    stationsOf(db, lines),
    ordersProducing(db, lines),
    plansOn(db, lines),
    routesOn(db, lines),
    standardsOfLines(db, lines),
  ])
  const first = new Map(orders.toReversed().map((order) => [order.lineNumber, order]))
  const planned = inOrder(stations, []).map((station) => {
    const order = running ? first.get(station.lineNumber) : undefined
    const ofLine = routes.filter(({ lineNumber }) => lineNumber === station.lineNumber)
    const taken = ofLine.filter(
      (one) => one.processingNumber === order?.processingNumber && one.processingVer === order.processingVer,
    )
    return {
      ...station,
      ...plannedOn(
        station,
        planOf(plans, order),
        (taken.length ? taken : ofLine).map(({ steps }) => steps),
        order && standards.at({ ...station, typeNo: order.typeNo }, now)?.cycleTime,
      ),
      own: station,
    }
  })
  return { stations: planned, orders, plans, standards }
}

/** What is planned at a station by a package or a standard, on these routes. A station only rework leads to sets no pace. */
export function plannedOn(
  station: Pick<Station, 'stationNumber' | 'cycleTime'>,
  plan: Plan | undefined,
  routes: readonly Step[][],
  standard?: number | null,
) {
  const planned = plannedAt(station, plan, standard)
  const isRework = isReworkOnly(station.stationNumber, routes)
  return {
    ...planned,
    isRework,
    isOffMainWay: isOffMainWay(station.stationNumber, routes),
    ...(isRework && { pace: null }),
  }
}

/** No unit goes there on its way: only rework leads to it, or no route. Where no route is known, all stand on it. */
const isOffMainWay = (stationNumber: string, routes: readonly Step[][]) =>
  routes.length > 0 &&
  !routes.some((steps) => mainWay(steps).some((step) => step.stationNumber === stationNumber))

/** On every route that leads to it, it is off the main way. */
export function isReworkOnly(stationNumber: string, routes: readonly Step[][]): boolean {
  const leading = routes.filter((steps) => steps.some((step) => step.stationNumber === stationNumber))
  return (
    leading.length > 0 &&
    leading.every((steps) => !mainWay(steps).some((step) => step.stationNumber === stationNumber))
  )
}
