import type { EquipmentTimes } from '@takt/contract/equipmentStatistics.ts'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './equipment.module.css'

const width = 1000
const height = 22

/** When each station was the bottleneck, on the axis of the strips above; pale where it shifts. */
export function BottleneckStrip({ report }: { report: EquipmentTimes }) {
  const { equipmentStatistics: said } = useWords()
  const formats = useFormats()
  const { stripSince, until, strips, bottleneck } = report
  const [from, to] = [Date.parse(stripSince), Date.parse(until)]
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
              aria-label={fill(said.leadsOf, { station: stationNumber })}
            >
              <path className={css.lead} d={rects(stationNumber, false)} />
              <path className={css.shift} d={rects(stationNumber, true)} />
            </svg>
          </li>
        ))}
      <li aria-hidden>
        <span />
        <p className={css.ticks}>
          <span>{formats.shortMinute(stripSince)}</span>
          <span>{formats.shortMinute(until)}</span>
        </p>
      </li>
    </ul>
  )
}
