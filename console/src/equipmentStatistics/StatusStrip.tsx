import { useId, useState, type MouseEvent } from 'react'
import type { EquipmentTimes } from '@takt/contract/equipmentStatistics.ts'
import { fill } from '@takt/contract/errors.ts'
import { stationStatuses } from '@takt/contract/stations.ts'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './equipment.module.css'
import { StatusSheet, type StripOf } from './StatusSheet.tsx'
import type { Zoom } from './use-zoom.ts'

const width = 1000
const height = 22
type StripProps = { strip: StripOf; report: Pick<EquipmentTimes, 'work'>; zoom: Zoom }

/** The statuses of one station; pressed, they are listed in rows from that moment on, drawn over, it is enlarged. Hatched: unknown work time. */
export function StatusStrip({ strip, report: { work }, zoom }: StripProps) {
  const words = useWords()
  const id = useId()
  const [pressed, press] = useState<number | null>(null)
  const { stationNumber, spans } = strip
  const { from, to } = zoom.shown
  const x = (at: number) => ((at - from) / (to - from)) * width
  const rects = (some: readonly { start: number; end: number }[]) =>
    some.map(({ start, end }) => `M${x(start)} 0H${x(end)}V${height}H${x(start)}Z`).join('')
  const pressAt = (event: MouseEvent) => {
    if (zoom.wasDrawn()) return
    // By the keyboard there is no place: the newest is shown.
    press(event.detail === 0 ? to : zoom.momentAt(event))
  }
  return (
    <>
      <button
        type="button"
        className={css.strip}
        aria-label={fill(words.equipmentStatistics.saidOf, { station: stationNumber })}
        aria-keyshortcuts="+ - ArrowLeft ArrowRight Escape"
        onClick={pressAt}
        {...zoom.hand}
      >
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
          <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
            <path className={css.hatch} d="M-1 7L7 -1M-1 1L1 -1M5 7L7 5" />
          </pattern>
          <path
            fill={`url(#${id})`}
            d={rects(work.map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) })))}
          />
          {stationStatuses.map((status) => {
            const some = spans.filter(({ stationStatus }) => stationStatus === status)
            return (
              some.length > 0 && (
                <path
                  key={status}
                  data-tone={stateOf('stationStatus', status).tone}
                  data-status={status}
                  d={rects(some)}
                />
              )
            )
          })}
          {zoom.marked && (
            <path className={css.marked} d={rects([{ start: zoom.marked.from, end: zoom.marked.to }])} />
          )}
        </svg>
      </button>
      {pressed !== null && <StatusSheet strip={strip} at={pressed} onClose={() => press(null)} />}
    </>
  )
}
