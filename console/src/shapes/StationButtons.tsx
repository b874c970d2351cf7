import { stations } from '@takt/contract/stations.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { BigButtons } from './BigButtons.tsx'
import { useScanner } from './scanner.ts'

/** Chosen once a device; a label of the station is as good as a press. */
export function StationButtons({ onChoose }: { onChoose: (stationNumber: string) => void }) {
  const words = useWords()
  const { data = [] } = useAnswer(stations.names, {})
  useScanner((scanned) => {
    if (data.some(({ stationNumber }) => stationNumber === scanned)) onChoose(scanned)
  })
  return (
    <BigButtons
      label={words.defectReports.where}
      choices={data.map(({ stationNumber, stationName }) => ({
        key: stationNumber,
        name: stationName,
        about: stationName === stationNumber ? null : stationNumber,
      }))}
      onChoose={onChoose}
    />
  )
}
