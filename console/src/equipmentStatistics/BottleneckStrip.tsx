import type { EquipmentTimes } from '@takt/contract/equipmentStatistics.ts'
import { fill } from '@takt/contract/errors.ts'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './equipment.module.css'
import type { Window } from './use-zoom.ts'

const width = 1000
const height = 22

/** When each station was the bottleneck, on the axis of the strips above; pale where it shifts. */
export function BottleneckStrip({ report, shown: { from, to } }: { report: EquipmentTimes; shown: Window }) {
  const { equipmentStatistics: equipmentStatisticsWords } = useWords()
  const formats = useFormats()
  const { strips, bottleneck } = report
  const x = (instant: string) => ((Date.parse(instant) - from) / (to - from)) * width
  const rects = (stationNumber: string, isShifting: boolean) =>
    bottleneck.leads
      .filter((lead) => lead.stationNumber === stationNumber && lead.isShifting === isShifting)
      .map(({ start, end }) => `M${x(start)} 0H${x(end)}V${height}H${x(start)}Z`)
      .join('')
  const leading = new Set(bottleneck.led.map(({ stationNumber }) => stationNumber))
  return (
    <ul className={css.strips}>
      {strips
        .filter(({ stationNumber }) => leading.has(stationNumber))
        .map(({ stationNumber }) => (
          <li key={stationNumber}>
            <b>{stationNumber}</b>
            <svg
              viewBox={`0 0 ${width} ${height}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={fill(equipmentStatisticsWords.leadsOf, { station: stationNumber })}
            >
              <path className={css.lead} d={rects(stationNumber, false)} />
              <path className={css.shift} d={rects(stationNumber, true)} />
            </svg>
          </li>
        ))}
      <li aria-hidden>
        <span />
        <p className={css.ticks}>
          <span>{formats.shortMinute(instantOf(from))}</span>
          <span>{formats.shortMinute(instantOf(to))}</span>
        </p>
      </li>
    </ul>
  )
}
