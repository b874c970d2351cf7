import type { CycleTimeRow } from '@takt/contract/cycleTimes.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { cyclePlans } from '../boards/boards.ts'

type StationType = Pick<CycleTimeRow, 'stationNumber' | 'typeNo'>
type Target = Pick<CycleTimeRow, 'stationName' | 'setsPace' | 'cycleTime' | 'targetSource' | 'targets'>
type TargetQuery = { types: readonly string[]; from: string; to: string }

/** What each station might take for each of the types: as a standard held, else as the type's package plans it, else as the station does. */
export async function targetsIn(db: Db, line: LineNumber, { types, from, to }: TargetQuery) {
  const { stations, plannedFor } = await cyclePlans(db, line, types)
  const span = { from: Date.parse(from), to: Date.parse(to) }
  const placeOf = ({ stationNumber }: Pick<StationType, 'stationNumber'>) => {
    const place = stations.findIndex((station) => station.stationNumber === stationNumber)
    return place < 0 ? stations.length : place
  }
  const at = ({ stationNumber, typeNo }: StationType): Target => {
    const station = stations[placeOf({ stationNumber })]
    if (!station)
      return {
        stationName: stationNumber,
        setsPace: true,
        cycleTime: null,
        targetSource: 'station',
        targets: [],
      }
    const { stationName, setsPace } = station
    const held = plannedFor(station, typeNo, span)
    const { cycleTime, targetSource } = held.at(-1)! // a span has one stretch at least
    const targets = held
      .filter((one, place) => one.cycleTime !== held[place - 1]?.cycleTime)
      .map((one) => ({ validFrom: isoOf(one.from), cycleTime: one.cycleTime }))
    return { stationName, setsPace, cycleTime, targetSource, targets }
  }
  const targets = stations.flatMap((station) =>
    types.flatMap((typeNo) =>
      plannedFor(station, typeNo, span).map((one) => ({
        stationNumber: station.stationNumber,
        typeNo,
        cycleTime: one.cycleTime,
        from: isoOf(one.from),
        to: isoOf(one.to),
      })),
    ),
  )
  return { at, placeOf, targets }
}
