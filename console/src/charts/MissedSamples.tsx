import { useState } from 'react'
import { Link } from 'react-router'
import { type ChartInput, charts } from '@takt/contract/charts.ts'
import { fill } from '@takt/contract/errors.ts'
import type { MissedSamples as Missed } from '@takt/contract/missed-samples.ts'
import { useAnswer } from '~/api/hooks.ts'
import { type Formats, useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { chartPath } from '~/shapes/chart-path.ts'
import { PlainTable } from '~/shapes/PlainTable.tsx'
import { Action } from '~/ui/Action.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { periodOf } from './ChartFilters.tsx'
import css from './charts.module.css'

type Shift = Missed['shifts'][number]
const sayShift = ({ productionDay, shiftName }: Shift, formats: Formats) =>
  [formats.day(productionDay), shiftName].filter(Boolean).join(' ')

/** In one line what the newest shift missed, and the way to those before it. */
export function MissedSamples({ query }: { query: Partial<ChartInput> }) {
  const { charts: chartWords } = useWords()
  const formats = useFormats()
  const [shown, show] = useState(false)
  const { data } = useAnswer(charts.missed, periodOf(query), { every: 300_000, keep: true })
  const newest = data?.shifts.at(-1)
  if (!data || !newest) return null
  const line = fill(chartWords.missedNow, {
    shift: sayShift(newest, formats),
    missed: formats.count(newest.missed),
    asked: formats.count(newest.asked),
  })
  return (
    <div className={css.missed}>
      <StatusDot tone={newest.asked === 0 ? 'none' : newest.missed > 0 ? 'warn' : 'good'}>{line}</StatusDot>
      <Action look="quiet" icon="table" onClick={() => show(true)}>
        {chartWords.missedPer}
      </Action>
      {shown && (
        <SideSheet title={chartWords.missedPer} size={900} onClose={() => show(false)}>
          {data.characteristics.length === 0 ? <p>{chartWords.missedNone}</p> : <PerShift of={data} />}
          <p className={css.quiet}>{chartWords.missedHint}</p>
        </SideSheet>
      )}
    </div>
  )
}

/** A shift a column, the newest first; those that missed most on top. */
function PerShift({ of: { shifts, characteristics } }: { of: Missed }) {
  const { charts: chartWords } = useWords()
  const formats = useFormats()
  const newestFirst = shifts.map((_, at) => at).toReversed()
  const cell = (missed: number, expected: number) => {
    if (expected === 0) return '–'
    const text = fill(chartWords.missedOf, { missed: formats.count(missed), asked: formats.count(expected) })
    return missed > 0 ? <StatusDot tone="warn">{text}</StatusDot> : text
  }
  return (
    <PlainTable
      label={chartWords.missedPer}
      head={[chartWords.characteristic, ...newestFirst.map((at) => sayShift(shifts[at]!, formats))]}
      rows={[
        [chartWords.missedAll, ...newestFirst.map((at) => cell(shifts[at]!.missed, shifts[at]!.asked))],
        ...characteristics.map((one) => [
          <span key="name">
            <Link to={chartPath(one)}>{`${one.stationNumber} · ${one.resultCode}`}</Link>
            {` ${one.colSetId} v${one.colSetVersion} (${chartWords.sampleIs[one.subgroupBy]})`}
          </span>,
          ...newestFirst.map((at) => cell(one.missed[at]!, one.asked[at]!)), // one a shift
        ]),
      ]}
    />
  )
}
