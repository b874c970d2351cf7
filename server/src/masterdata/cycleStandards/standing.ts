import type { CycleStandard } from '@takt/contract/cycleStandards.ts'
import type { Db } from '../../platform/db/tables.ts'
import { standardsOn } from './cycleStandards.queries.ts'

type StationType = Pick<CycleStandard, 'lineNumber' | 'stationNumber' | 'typeNo'>
export type Standard = { cycleTime: number | null; from: number }
/** A code is one line, so no two places have one key. */
const keyOf = ({ lineNumber, stationNumber, typeNo }: StationType) =>
  `${lineNumber}\n${stationNumber}\n${typeNo}`

/** The standards of lines, to look up which was in force when. */
export type Standards = {
  /** Undefined: there was none; station and package plan. */
  at: (place: StationType, instant: number) => Standard | undefined
  /** When another one began at any of the stations, each instant once, in order. */
  changes: (line: string, stations: readonly string[]) => number[]
}

export async function standardsOfLines(db: Db, lines: readonly string[]): Promise<Standards> {
  const found = await Promise.all([...new Set(lines)].map((line) => standardsOn(db, line)))
  const rows = found.flat().map((row) => ({ ...row, from: Date.parse(row.validFrom) }))
  const byPlace = Map.groupBy(rows, keyOf)
  return {
    at: (place, instant) => byPlace.get(keyOf(place))?.find(({ from }) => from <= instant),
    changes: (line, stations) =>
      [
        ...new Set(
          rows
            .filter((row) => row.lineNumber === line && stations.includes(row.stationNumber))
            .map(({ from }) => from),
        ),
      ].toSorted((a, b) => a - b),
  }
}

/** A stretch of time, cut where something changes within it. */
export function cutAt<S extends { from: number; to: number }>(span: S, changes: readonly number[]): S[] {
  const cuts = changes.filter((at) => at > span.from && at < span.to)
  const ends = [...cuts, span.to]
  return [span.from, ...cuts].map((from, place) => ({ ...span, from, to: ends[place]! })) // one end a beginning
}
