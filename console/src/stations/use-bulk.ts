import { fill } from '@takt/contract/errors.ts'
import { stations, type StationRow } from '@takt/contract/stations.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { bulkOf } from '~/shapes/bulk.ts'
import { draftOf } from './draft.ts'

const each = bulkOf<StationRow>()
const nameOf = ({ stationNumber }: StationRow) => stationNumber
const switched = (enabled: boolean) => (station: StationRow) => ({
  ...draftOf(station),
  enabled,
  revision: station.revision,
})

/** What can be done to several stations at once. */
export function useStationBulk() {
  const {
    stations: { bulk, takeOut, putIn },
  } = useWords()
  const formats = useFormats()
  const questionOf = (question: string) => (count: number) => fill(question, { count: formats.count(count) })
  return {
    nameOf,
    actions: [
      each(stations.update, {
        label: takeOut,
        icon: 'pause',
        question: questionOf(bulk.takeOut),
        input: switched(false),
      }),
      each(stations.update, {
        label: putIn,
        icon: 'play',
        question: questionOf(bulk.putIn),
        input: switched(true),
      }),
    ],
  }
}
