import { useState } from 'react'
import { Segmented } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { type StopReasonsQuery, stops } from '@takt/contract/stops.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { NotRead } from './NotRead.tsx'
import { stopReasonName } from './stop-reason-name.ts'
import css from './Waterfall.module.css'

/** What the reasons of long stops cost, the worst first, and how much of the whole the first of them are (Pareto). */
export function StopReasons(query: Partial<StopReasonsQuery>) {
  const words = useWords()
  const { stops: stopWords, field } = words
  const formats = useFormats()
  const [by, order] = useState<'length' | 'parts'>('length')
  const { data, error, refetch } = useAnswer(stops.reasons, query, { keep: true })
  if (error && !data) return <NotRead error={error} again={refetch} />
  if (!data) return <Waiting delay={200} label={words.say.loading} />
  const reasons = data.reasons.toSorted((a, b) => b[by] - a[by])
  const most = Math.max(1, ...reasons.map((one) => one[by]))
  const sums = reasons.map((_, place) => reasons.slice(0, place + 1).reduce((sum, one) => sum + one[by], 0))
  return (
    <>
      <Segmented
        aria-label={stopWords.reasons}
        value={by}
        onChange={order}
        options={[
          { value: 'length', label: stopWords.byTime },
          { value: 'parts', label: stopWords.byCount },
        ]}
      />
      <table className={css.waterfall}>
        <caption>
          {fill(stopWords.reasonsOf, { from: formats.minute(data.from), to: formats.minute(data.to) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{field.reason}</th>
            <th scope="col">{field.duration}</th>
            <th scope="col">{stopWords.times}</th>
            <th scope="col">{words.equipmentStatistics.pieces}</th>
            <th scope="col">{stopWords.cumulative}</th>
          </tr>
        </thead>
        <tbody>
          {reasons.map((one, place) => (
            <tr key={JSON.stringify([one.stopCause, one.lossType, one.causeStation, one.alarmCode])}>
              <th scope="row">
                {stopReasonName(one, words)}
                <i
                  aria-hidden
                  data-step={one.stopCause ? undefined : 'undivided'}
                  style={{ inlineSize: `${(one[by] / most) * 100}%` }}
                />
              </th>
              <td>{formats.duration(Math.round(one.length / 1000))}</td>
              <td>{formats.count(one.parts)}</td>
              <td>{one.lostPieces === null ? '–' : formats.count(one.lostPieces)}</td>
              <td>{formats.share((sums[place] ?? 0) / (data[by] || 1))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {reasons.length === 0 && <p>{stopWords.noStops}</p>}
    </>
  )
}
