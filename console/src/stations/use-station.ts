import { stations } from '@takt/contract/stations.ts'
import { useAnswer } from '~/api/hooks.ts'

/** One station as it stands now, whatever page and filter the table shows; undefined while it is asked for and when it is gone. */
export function useStation(stationNumber: string) {
  const { data } = useAnswer(stations.list, { stationNumber, limit: 200 })
  return data?.rows.find((station) => station.stationNumber === stationNumber)
}
