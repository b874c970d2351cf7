import type { EquipmentTimes } from '@takt/contract/equipmentStatistics.ts'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { BottleneckStrip } from './BottleneckStrip.tsx'
import css from './equipment.module.css'
import type { Window } from './use-zoom.ts'

/** Which station held the line up, next to the one that is planned to. */
export function BottleneckPanel({ report, shown }: { report: EquipmentTimes; shown: Window }) {
  const { equipmentStatistics: equipmentStatisticsWords, field } = useWords()
  const formats = useFormats()
  const { leads, led, shifting } = report.bottleneck
  const last = leads.at(-1)
  const duration = (ms: number) => formats.duration(Math.round(ms / 1000))
  if (!last)
    return (
      <Panel title={equipmentStatisticsWords.bottleneck}>
        <p>{equipmentStatisticsWords.noLead}</p>
      </Panel>
    )
  const planned = report.stations.find(({ isPacing }) => isPacing)?.stationNumber ?? '–'
  const sentence =
    last.end === report.until
      ? equipmentStatisticsWords.bottleneckNow
      : equipmentStatisticsWords.bottleneckLast
  return (
    <Panel title={equipmentStatisticsWords.bottleneck}>
      <p>
        <b>{fill(sentence, { now: last.stationNumber, planned })}</b>
      </p>
      <BottleneckStrip report={report} shown={shown} />
      <table className={css.led}>
        <thead>
          <tr>
            <th scope="col">{field.stationNumber}</th>
            <th scope="col">{equipmentStatisticsWords.leading}</th>
            <th scope="col">{equipmentStatisticsWords.sole}</th>
          </tr>
        </thead>
        <tbody>
          {led.map(({ stationNumber, leading, sole }) => (
            <tr key={stationNumber}>
              <th scope="row">{stationNumber}</th>
              <td>{duration(leading)}</td>
              <td>{duration(sole)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.about}>
        {fill(equipmentStatisticsWords.bottleneckAbout, { shifting: duration(shifting) })}
      </p>
    </Panel>
  )
}
