import { stations } from '@takt/contract/stations.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { useScanner } from '~/shapes/scanner.ts'
import { BigButtons } from './BigButtons.tsx'
import css from './defectReports.module.css'

/** Asked once a device; a label of the station is as good as a press. */
export function StationChoice({ onChoose }: { onChoose: (stationNumber: string) => void }) {
  const { defectReports: said } = useWords()
  const { data = [] } = useAnswer(stations.names, {})
  useScanner((scanned) => {
    if (data.some(({ stationNumber }) => stationNumber === scanned)) onChoose(scanned)
  })
  return (
    <section className={css.task}>
      <BigButtons
        label={said.where}
        choices={data.map(({ stationNumber, stationName }) => ({
          key: stationNumber,
          name: stationName,
          about: stationName === stationNumber ? null : stationNumber,
        }))}
        onChoose={onChoose}
      />
    </section>
  )
}
