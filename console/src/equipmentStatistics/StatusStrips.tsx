import type { EquipmentTimes } from '@takt/contract/equipmentStatistics.ts'
import { stationStatuses } from '@takt/contract/stations.ts'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './equipment.module.css'

const width = 1000
const height = 22

/** What every station said, one under the other on one axis of time; what nobody said is hatched, what is not worked is empty. */
export function StatusStrips({ report }: { report: EquipmentTimes }) {
  const words = useWords()
  const formats = useFormats()
  const { stripSince, until, strips, work, since } = report
  const [from, to] = [Date.parse(stripSince), Date.parse(until)]
  const x = (instant: string) => ((Date.parse(instant) - from) / (to - from)) * width
  const said = stationStatuses.filter((status) =>
    strips.some(({ spans }) => spans.some(({ stationStatus }) => stationStatus === status)),
  )
  const rects = (spans: readonly { start: string; end: string }[]) =>
    spans.map(({ start, end }) => `M${x(start)} 0H${x(end)}V${height}H${x(start)}Z`).join('')
  const days = Math.round((to - from) / 86_400_000)
  return (
    <Panel
      title={words.equipmentStatistics.strip}
      aside={stripSince === since ? undefined : fill(words.equipmentStatistics.stripCut, { days })}
    >
      <ul className={css.strips}>
        {strips.map(({ stationNumber, spans }) => (
          <li key={stationNumber}>
            <b>{stationNumber}</b>
            <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
              <path className={css.unseen} d={rects(work)} />
              {said.map((status) => (
                <path
                  key={status}
                  data-tone={stateOf('stationStatus', status).tone}
                  data-status={status}
                  d={rects(spans.filter(({ stationStatus }) => stationStatus === status))}
                />
              ))}
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
      {said.length === 0 ? (
        <p>{words.equipmentStatistics.noneSaid}</p>
      ) : (
        <ul className={css.legend}>
          {said.map((status) => (
            <li key={status}>
              <StatusDot {...stateOf('stationStatus', status)}>{words.stationStatus[status]}</StatusDot>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
