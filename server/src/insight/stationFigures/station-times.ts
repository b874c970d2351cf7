import type { StationTime } from '@takt/contract/equipmentStatistics.ts'
import { meanTimeBetweenFailures, meanTimeToRepair } from '@takt/statistics/oee.ts'
import type { PlantClock, Span } from '../../plant/plant/plant.ts'
import type { Db } from '../../platform/db/tables.ts'
import { bottleneckOf, type Plannable } from '../boards/boards.ts'
import { stationFigures } from './figures.ts'

/** How each of the stations spent one stretch of time, as pages show it. */
export async function stationTimesOf<S extends Plannable & { stationName: string; pace?: number | null }>(
  db: Db,
  line: string,
  clock: PlantClock,
  stations: readonly S[],
  whole: Span,
): Promise<StationTime[]> {
  const pacing = bottleneckOf(stations)
  const figuresAt = await stationFigures(db, line, clock, stations, [whole])
  return stations.map((station): StationTime => {
    const { stationNumber, stationName } = station
    const {
      oeeStation: _,
      shiftTime: __,
      producingTime,
      unknownTime: ___,
      breakdowns: stops,
      ...figures
    } = figuresAt(station, 0)
    return {
      stationNumber,
      stationName,
      isPacing: station === pacing,
      ...figures,
      stops,
      mtbf: meanTimeBetweenFailures(producingTime / 1000, stops),
      mttr: meanTimeToRepair(figures.times.unplanned / 1000, stops),
    }
  })
}
