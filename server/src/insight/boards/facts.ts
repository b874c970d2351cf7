import { alarmsOn } from '../../equipment/alarms/alarms.ts'
import { firstPassChange } from '../../execution/floor/floor.ts'
import { linesStopped } from '../../response/andon/andon.ts'
import type { Db } from '../../platform/db/tables.ts'
import { bottleneckOf, lineOee, timesOf } from './bottleneck.ts'
import { outputOf, statusTimes, unitsNg } from './figures.queries.ts'
import { madeByStandard } from './made-while.ts'
import { linesShown } from './lines-shown.ts'
import { stationsPlanned } from './line-pace.ts'
import { plannedAt, planOfType } from './planned.ts'
import { windowsAt } from './windows.ts'
import { isoOf } from '../../platform/db/instants.ts'

export type LineRead = Awaited<ReturnType<typeof readLines>>[number]

const natural = new Intl.Collator('en', { numeric: true })

/** Everything the tiles show, for all lines with the same few statements, however many they are. */
export async function readLines(db: Db, lineNumbers: readonly string[], now: number) {
  const found = (await linesShown(db, lineNumbers)).toSorted((a, b) =>
    natural.compare(a.lineNumber, b.lineNumber),
  )
  const lines = found.map(({ lineNumber }) => lineNumber)
  const [windows, alarms, { stations: planned, orders, plans, standards }, stopped] = await Promise.all([
    windowsAt(db, found, now),
    alarmsOn(db, lines, now),
    stationsPlanned(db, lines, { now }),
    linesStopped(db, lines),
  ])
  const byLine = Map.groupBy(planned, ({ lineNumber }) => lineNumber)
  const paced = windows.flatMap(({ lineNumber, from, to, counted }) => {
    const bottleneck = bottleneckOf(byLine.get(lineNumber) ?? [])
    return bottleneck
      ? [
          {
            ...counted,
            lineNumber,
            stationNumber: bottleneck.stationNumber,
            from: isoOf(from),
            to: isoOf(to),
          },
        ]
      : []
  })
  const work = windows.flatMap(({ lineNumber, work }) =>
    work.map(({ from, to }) => ({ lineNumber, from: isoOf(from), to: isoOf(to) })),
  )
  const counted = windows.map((window) => window.counted)
  const shifts = counted.map(({ lineNumber, shiftFrom: from, shiftTo: to }) => ({ lineNumber, from, to }))
  const [output, bad, firstPasses, spent] = await Promise.all([
    outputOf(db, counted),
    unitsNg(db, counted),
    firstPassChange(db, shifts),
    statusTimes(db, paced, work),
  ])
  const madeAtPace = await madeByStandard(db, paced, standards, output)

  return found.map((line, i) => {
    const ofLine = <Row extends { lineNumber: string }>(rows: readonly Row[]) =>
      rows.filter(({ lineNumber }) => lineNumber === line.lineNumber)
    const window = windows[i]! // one for every line
    const stations = byLine.get(line.lineNumber) ?? []
    const bottleneck = bottleneckOf(stations)
    const made = ofLine(output)
    const oee = lineOee(
      bottleneck,
      timesOf(ofLine(spent), window),
      ofLine(madeAtPace).map((one) => ({
        ...one,
        ...plannedAt(bottleneck!.own, planOfType(plans, ofLine(orders), one.typeNo), one.standard),
      })),
    )
    const on = ofLine(alarms)
    return {
      line,
      window,
      stations,
      output: made,
      ngNumber: ofLine(bad)[0]?.units ?? 0,
      firstPassChange: ofLine(firstPasses)[0]?.units ?? 0,
      orders: ofLine(orders),
      alarms: on,
      activeAlarms: on.length,
      oee,
      isStoppedByCall: stopped.has(line.lineNumber),
    }
  })
}
