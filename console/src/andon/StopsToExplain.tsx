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
  const { stops: said } = useWords()
  const { count } = useFormats()
  const [isOpen, open] = useState(false)
  const [view, show] = useState<'each' | 'reasons'>('each')
  const phone = useNarrow(600)
  const { data, error, refetch } = useAnswer(stops.list, {}, { every: 60_000, keep: true })
  // On a telephone a number that comes later would break the row of buttons anew: the list says it.
  const unexplained = phone ? 0 : (data?.unexplained ?? 0)
  return (
    <>
      <Action icon="edit" onClick={() => open(true)}>
        {unexplained > 0 ? `${said.explain} (${count(unexplained)})` : said.explain}
      </Action>
      {isOpen && (
        <SideSheet title={said.title} size={560} onClose={() => open(false)}>
          <p className={css.about}>{said.about}</p>
          <Segmented
            className={css.views}
            aria-label={said.views}
            value={view}
            onChange={show}
            options={(['each', 'reasons'] as const).map((value) => ({ value, label: said[value] }))}
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
  const { stops: said } = useWords()
  const formats = useFormats()
  const { unexplained, unexplainedTime } = found
  if (found.stops.length === 0) return <p className={css.sum}>{said.noStops}</p>
  return (
    <>
      <p className={css.sum}>
        {unexplained === 0
          ? said.none
          : fill(said.open, {
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
