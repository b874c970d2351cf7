import type { CycleTimeRow } from '@takt/contract/cycleTimes.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { cyclePlans } from '../boards/boards.ts'

type Place = Pick<CycleTimeRow, 'stationNumber' | 'typeNo'>
type Target = Pick<CycleTimeRow, 'stationName' | 'setsPace' | 'cycleTime' | 'targetSource'>

/** What each station may take for each of the types: as the type's package plans it, else as the station does. */
export async function targetsAt(db: Db, line: LineNumber, types: readonly string[]) {
  const { stations, plannedFor } = await cyclePlans(db, line, types)
  const placeOf = ({ stationNumber }: Pick<Place, 'stationNumber'>) => {
    const place = stations.findIndex((station) => station.stationNumber === stationNumber)
    return place < 0 ? stations.length : place
  }
  const at = ({ stationNumber, typeNo }: Place): Target => {
    const station = stations[placeOf({ stationNumber })]
    if (!station)
      return { stationName: stationNumber, setsPace: true, cycleTime: null, targetSource: 'station' }
    const { stationName, setsPace } = station
    return { stationName, setsPace, ...plannedFor(station, typeNo) }
  }
  const targets = stations.flatMap(({ stationNumber }) =>
    types.map((typeNo) => ({ stationNumber, typeNo, cycleTime: at({ stationNumber, typeNo }).cycleTime })),
  )
  return { at, placeOf, targets }
}
