import { quartersAt } from '../../execution/floor/floor.ts'
import { cutAt, type Standards } from '../../masterdata/cycleStandards/cycleStandards.ts'
import type { Span } from '../../plant/plant/plant.ts'
import type { Db } from '../../platform/db/tables.ts'
import { outputDuring } from './during.queries.ts'
import { inQuarters } from './figures-from.ts'
import type { Counted, Output } from './figures.queries.ts'

/** What a station made during each of the stretches, a row a type and standard that held; what ended at the last moment of a stretch is in it. */
export async function madeWhile(
  db: Db,
  line: string,
  standards: Standards,
  stationNumber: string,
  stretches: readonly Span[],
) {
  const changes = standards.changes(line, [stationNumber])
  const pieces = stretches.flatMap((span, place) => cutAt({ ...span, place }, changes))
  const made = await outputDuring(
    db,
    line,
    [stationNumber],
    pieces.map((piece) => ({ ...inQuarters(piece), endIsIn: piece.to === stretches[piece.place]!.to })),
  )
  return made.map(({ place: piece, ...one }) => {
    const { place, from } = pieces[piece]! // one of the requested ones
    const standard = standards.at({ lineNumber: line, stationNumber, typeNo: one.typeNo }, from)
    return { ...one, place, standard: standard?.cycleTime }
  })
}

/** What the stations made in their shift so far, from what was counted of it; only where another standard began in it quarters are read. */
export async function madeByStandard(
  db: Db,
  stations: readonly (Counted & { stationNumber: string })[],
  standards: Standards,
  output: readonly Output[],
) {
  const made = stations.map(async (station) => {
    const { lineNumber, stationNumber, shiftFrom, shiftTo } = station
    const [from, to] = [Date.parse(shiftFrom), Date.parse(shiftTo)]
    const isSteady = !standards.changes(lineNumber, [stationNumber]).some((at) => at > from && at < to)
    const rows = isSteady
      ? output
          .filter((one) => one.lineNumber === lineNumber && one.stationNumber === stationNumber)
          .map((one) => ({ ...one, slot: shiftFrom }))
      : await quartersAt(db, station)
    return rows.map((one) => ({ ...one, standard: standards.at(one, Date.parse(one.slot))?.cycleTime }))
  })
  return (await Promise.all(made)).flat()
}
