import type { Db } from '../db/tables.ts'
import { alarmsOn, ordersProducing, plansOn, stationsOf } from './boards.queries.ts'
import { bottleneckOf, lineOee, timesOf } from './bottleneck.ts'
import { outputOf, statusTimes, unitsNg } from './figures.queries.ts'
import { linesShown } from './lines-shown.ts'
import { plannedAt, planOf, planOfType } from './planned.ts'
import { inOrder } from './station-order.ts'
import { windowsAt } from './windows.ts'
import { isoOf } from '../db/instants.ts'

export type LineRead = Awaited<ReturnType<typeof readLines>>[number]

const natural = new Intl.Collator('en', { numeric: true })

/** Everything the tiles show, for all lines with the same few statements, however many they are. */
export async function readLines(db: Db, asked: readonly string[], now: number) {
  const found = (await linesShown(db, asked)).toSorted((a, b) => natural.compare(a.lineNumber, b.lineNumber))
  const lines = found.map(({ lineNumber }) => lineNumber)
  const [windows, stations, orders, alarms, plans] = await Promise.all([
    windowsAt(db, found, now),
    stationsOf(db, lines),
    ordersProducing(db, lines),
    alarmsOn(db, lines),
    plansOn(db, lines),
  ])
  const runs = new Map(orders.toReversed().map((order) => [order.lineNumber, planOf(plans, order)]))
  // A station is as fast as it is planned to be for what its line makes.
  const planned = inOrder(stations, []).map((station) => ({
    ...station,
    ...plannedAt(station, runs.get(station.lineNumber)),
    own: station,
  }))
  const byLine = Map.groupBy(planned, ({ lineNumber }) => lineNumber)
  const watched = windows.flatMap(({ lineNumber, from, to }) => {
    const bottleneck = bottleneckOf(byLine.get(lineNumber) ?? [])
    return bottleneck
      ? [{ lineNumber, stationNumber: bottleneck.stationNumber, from: isoOf(from), to: isoOf(to) }]
      : []
  })
  const work = windows.flatMap(({ lineNumber, work }) =>
    work.map(({ from, to }) => ({ lineNumber, from: isoOf(from), to: isoOf(to) })),
  )
  const counted = windows.map((window) => window.counted)
  const [output, bad, spent] = await Promise.all([
    outputOf(db, counted),
    unitsNg(db, counted),
    statusTimes(db, watched, work),
  ])

  return found.map((line, i) => {
    const ofLine = <Row extends { lineNumber: string }>(rows: readonly Row[]) =>
      rows.filter(({ lineNumber }) => lineNumber === line.lineNumber)
    const window = windows[i]! // one for every line
    const stations = byLine.get(line.lineNumber) ?? []
    const bottleneck = bottleneckOf(stations)
    const made = ofLine(output)
    const atBottleneck = made.filter(({ stationNumber }) => stationNumber === bottleneck?.stationNumber)
    const oee = lineOee(
      bottleneck,
      timesOf(ofLine(spent), window),
      atBottleneck.map((one) => ({
        ...one,
        ...plannedAt(bottleneck!.own, planOfType(plans, ofLine(orders), one.typeNo)),
      })),
    )
    const on = ofLine(alarms)
    return {
      line,
      window,
      stations,
      output: made,
      ngNumber: ofLine(bad)[0]?.units ?? 0,
      orders: ofLine(orders),
      alarms: on,
      activeAlarms: on.length,
      oee,
    }
  })
}
