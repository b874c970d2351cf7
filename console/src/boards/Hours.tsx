import { useMemo } from 'react'
import type { LineBoard } from '@takt/contract/boards.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import css from './boards.module.css'
import { hoursChart, reachedAt, wholeHours } from './hours-chart.ts'
import { HoursLegend } from './HoursLegend.tsx'

/** The shift hour by hour. Drawn anew only when a whole piece of it changed. */
export function Hours({ hours, now, hasPace }: { hours: LineBoard['hours']; now: string; hasPace: boolean }) {
  const words = useWords()
  const formats = useFormats()
  const { begun, running } = reachedAt(now, hours)
  const reasons = hours.filter(({ reason }) => reason)
  const seen = JSON.stringify(wholeHours(hours))
  const drawn = useMemo(
    () => hoursChart(JSON.parse(seen) as LineBoard['hours'], { begun, running }, words, formats), // written from bars, two lines above
    [seen, begun, running, words, formats],
  )
  return (
    <Panel title={words.boards.hours}>
      {!hasPace && <p className={css.note}>{words.boards.noPace}</p>}
      {(hasPace || hours.some(({ made }) => made > 0)) && (
        <>
          <HoursLegend hasPace={hasPace} />
          <Chart label={words.boards.hoursAbout} height={340} {...drawn} />
          {reasons.length > 0 && (
            <ul className={css.reasons} aria-label={words.field.reason}>
              {reasons.map(({ start, end, reason }) => (
                <li key={start}>
                  <b>{formats.clockSpan(start, end)}</b> {reason}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Panel>
  )
}
