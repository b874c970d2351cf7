import { memo } from 'react'
import type { StationTile } from '@takt/contract/boards.ts'
import { fill } from '@takt/contract/errors.ts'
import { Count } from '~/fields/Count.tsx'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { StateShape } from '~/ui/StateShape.tsx'
import { CycleBars } from './CycleBars.tsx'
import { Since } from './Since.tsx'
import css from './StationCard.module.css'
import { StationAlarms } from './StationAlarms.tsx'
import { useServerNow } from './server-clock.ts'

/** One station: what it does and since when, how fast it is, what is in it, what it rejects. Drawn anew only when something of it changed. */
export const StationCard = memo(function StationCard({
  station,
  setsPace,
}: {
  station: StationTile
  setsPace: boolean
}) {
  const { boards, field, reason, stationStatus: stationStatusWords } = useWords()
  const { count } = useFormats()
  const {
    stationNumber,
    stationName,
    stationStatus,
    silent,
    skipped,
    isRework,
    statusSince,
    lastHeartbeat,
    unitsHere,
    passesShift,
    ngShift,
  } = station
  const { tone, shape } = stateOf('stationStatus', stationStatus)
  return (
    <article
      className={css.card}
      data-tone={tone}
      aria-label={stationName === stationNumber ? stationNumber : `${stationNumber} ${stationName}`}
    >
      <h3 className={css.name}>
        <b>{stationNumber}</b>
        {stationName !== stationNumber && <span>{stationName}</span>}
      </h3>
      <p className={css.status}>
        <b>
          <StateShape shape={shape} />
          {stationStatus === 'unknown' && !silent && lastHeartbeat !== null
            ? boards.noStatus
            : stationStatusWords[stationStatus]}
        </b>
        {stationStatus === 'unknown' ? null : statusSince && <Since instant={statusSince} />}
      </p>
      {stationStatus === 'unknown' && (
        <p className={css.note}>
          <LastHeard at={lastHeartbeat} />
        </p>
      )}
      {isRework && <p className={css.note}>{boards.onlyRework}</p>}
      {skipped && <p className={css.note}>{reason.stepSkipped}</p>}
      <div className={css.work}>
        <CycleBars station={station} setsPace={setsPace} />
        <dl className={css.counts}>
          <div>
            <dt>{field.unitsHere}</dt>
            <dd>
              <Count of={unitsHere} />
            </dd>
          </div>
          <div data-bad={ngShift > 0}>
            <dt>{field.ngShift}</dt>
            <dd>
              <Count of={ngShift} /> <small>{fill(boards.of, { target: count(passesShift) })}</small>
            </dd>
          </div>
        </dl>
      </div>
      <StationAlarms alarms={station.alarms} />
    </article>
  )
})

function LastHeard({ at }: { at: string | null }) {
  const { boards } = useWords()
  const formats = useFormats()
  const now = useServerNow()
  return at === null
    ? boards.neverHeard
    : fill(boards.lastHeard, { ago: formats.ago(at, Math.max(now, Date.parse(at))) })
}
