import { stops } from '@takt/contract/stops.ts'
import { useAnswer } from '~/api/hooks.ts'
import { instantOf } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { StopCard } from './StopCard.tsx'
import css from './stops.module.css'

/** Names a stop in the address: its station, and when one of its parts begins. */
export const stopKey = ({ stationNumber, startTime }: { stationNumber: string; startTime: string }) =>
  `${startTime} ${stationNumber}`

/** The stop of a loss: why, and in which parts. */
export function StopRecord({ of, onClose }: { of: string; onClose: () => void }) {
  const { stops: stopWords } = useWords()
  const [start = '', ...rest] = of.split(' ')
  const stationNumber = rest.join(' ')
  const at = Date.parse(start)
  const { data, error } = useAnswer(
    stops.list,
    { from: start, to: instantOf(at + 1) },
    { keep: true, ready: !Number.isNaN(at) },
  )
  const stop = data?.stops.find(
    (one) => one.stationNumber === stationNumber && Date.parse(one.start) <= at && Date.parse(one.end) > at,
  )
  return (
    <Opened
      title={stationNumber}
      row={stop}
      missing={Number.isNaN(at) || data !== undefined}
      error={error}
      onClose={onClose}
    >
      {(found) => (
        <SideSheet title={stopWords.title} size={560} onClose={onClose}>
          <ul className={css.list}>
            <StopCard stop={found} />
          </ul>
        </SideSheet>
      )}
    </Opened>
  )
}
