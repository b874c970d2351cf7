import { useState } from 'react'
import { Segmented } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { type LongStops, stops } from '@takt/contract/stops.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { StopReasons } from '~/shapes/StopReasons.tsx'
import { Action } from '~/ui/Action.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { StopCard } from './StopCard.tsx'
import css from './stops.module.css'

/** How many stops nobody has explained, and the way to them: a button of the page's head. */
export function StopsToExplain() {
  const { stops: stopWords } = useWords()
  const { count } = useFormats()
  const [isOpen, open] = useState(false)
  const [view, show] = useState<'each' | 'reasons'>('each')
  const phone = useNarrow(600)
  const { data, error, refetch } = useAnswer(stops.list, {}, { every: 60_000, keep: true })
  // On a telephone a number that comes later would break the row of buttons anew: the list shows it.
  const unexplained = phone ? 0 : (data?.unexplained ?? 0)
  return (
    <>
      <Action icon="edit" onClick={() => open(true)}>
        {unexplained > 0 ? `${stopWords.explain} (${count(unexplained)})` : stopWords.explain}
      </Action>
      {isOpen && (
        <SideSheet title={stopWords.title} size={560} onClose={() => open(false)}>
          <p className={css.about}>{stopWords.about}</p>
          <Segmented
            className={css.views}
            aria-label={stopWords.views}
            value={view}
            onChange={show}
            options={(['each', 'reasons'] as const).map((value) => ({ value, label: stopWords[value] }))}
          />
          {view === 'reasons' ? (
            <StopReasons />
          ) : data ? (
            <Stops found={data} />
          ) : (
            error && <NotRead error={error} again={refetch} />
          )}
        </SideSheet>
      )}
    </>
  )
}

function Stops({ found }: { found: LongStops }) {
  const { stops: stopWords } = useWords()
  const formats = useFormats()
  const { unexplained, unexplainedTime } = found
  if (found.stops.length === 0) return <p className={css.sum}>{stopWords.noStops}</p>
  return (
    <>
      <p className={css.sum}>
        {unexplained === 0
          ? stopWords.none
          : fill(stopWords.open, {
              count: formats.count(unexplained),
              time: formats.duration(Math.round(unexplainedTime / 1000)),
            })}
      </p>
      <ul className={css.list}>
        {found.stops.map((stop) => (
          <StopCard key={`${stop.stationNumber} ${stop.start}`} stop={stop} />
        ))}
      </ul>
    </>
  )
}
