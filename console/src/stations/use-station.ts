import { stations } from '@takt/contract/stations.ts'
import { useAnswer } from '~/api/hooks.ts'

/** One station as it is now, whatever page and filter the table shows; `missing`: there is none of that number. */
export function useStation(stationNumber: string) {
  const { data, refetch, error } = useAnswer(stations.list, { stationNumber, limit: 200 })
  const station = data?.rows.find((station) => station.stationNumber === stationNumber)
  return { station, missing: data !== undefined && !station, error, ask: refetch }
}
