import { useId, useState, type MouseEvent } from 'react'
import type { EquipmentTimes } from '@takt/contract/equipmentStatistics.ts'
import { fill } from '@takt/contract/errors.ts'
import { stationStatuses } from '@takt/contract/stations.ts'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './equipment.module.css'
import { SaidSheet, type StripOf } from './SaidSheet.tsx'

const width = 1000
const height = 22
type StripProps = { strip: StripOf; report: Pick<EquipmentTimes, 'stripSince' | 'until' | 'work'> }

/** What one station said; pressed, it is told in rows from that moment on. Hatched: work time of which nobody knows. */
export function StatusStrip({ strip, report: { stripSince, until, work } }: StripProps) {
  const words = useWords()
  const id = useId()
  const [pressed, press] = useState<number | null>(null)
  const { stationNumber, spans } = strip
  const [from, to] = [Date.parse(stripSince), Date.parse(until)]
  const x = (at: number) => ((at - from) / (to - from)) * width
  const rects = (some: readonly { start: number; end: number }[]) =>
    some.map(({ start, end }) => `M${x(start)} 0H${x(end)}V${height}H${x(start)}Z`).join('')
  const momentOf = ({ clientX, currentTarget, detail }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect()
    // By the keyboard there is no place: the newest is shown.
    return detail === 0 || box.width === 0 ? to : from + ((clientX - box.left) / box.width) * (to - from)
  }
  return (
    <>
      <button
        type="button"
        className={css.strip}
        aria-label={fill(words.equipmentStatistics.saidOf, { station: stationNumber })}
        onClick={(event) => press(momentOf(event))}
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
        </svg>
      </button>
      {pressed !== null && <SaidSheet strip={strip} at={pressed} onClose={() => press(null)} />}
    </>
  )
}
