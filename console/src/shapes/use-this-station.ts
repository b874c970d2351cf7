import { useOpened } from '~/api/opened.ts'
import { readStation, writeStation } from '~/api/stored-bench.ts'

/** Where this device is, chosen once. The address may name the station, as a link at the machine does. */
export function useThisStation() {
  const [named, name] = useOpened('stationNumber')
  return {
    station: (named ?? readStation()) || null,
    choose: (stationNumber: string) => {
      writeStation(stationNumber)
      name(stationNumber)
    },
    ask: () => name(''),
  }
}
