import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { type ChartInput, type ChartReport, chartSigns, ruleSign } from '@takt/contract/charts.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { ruleOf } from '@takt/contract/rule-of.ts'
import { Action } from '~/ui/Action.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './charts.module.css'
import { useExclude } from './ExcludedPoints.tsx'

/** As many as are read at first, and at most; the table of the chart has all. */
const [few, most] = [5, 100]

type SignalsProps = {
  report: ChartReport
  /** Null: a frozen report, of which nothing is taken out. */
  chartInput: ChartInput | null
  onPick: (at: number) => void
}

/** Which rules were broken and by which points, the newest first. */
export function Signals({ report, chartInput, onPick }: SignalsProps) {
  const words = useWords()
  const formats = useFormats()
  const excludeAt = useExclude(chartInput)
  const { broken, times, chartKind, rules, runLength } = report
  const [all, showAll] = useState(false)
  const newest = broken.toSorted((a, b) => b.at - a.at).slice(0, all ? most : few)
  const more = Math.min(broken.length, most) - newest.length
  return (
    <Panel title={words.charts.signals} aside={formats.count(broken.length)}>
      {runLength !== null && (
        <p className={css.quiet}>
          {`${words.field.rules} ${rules.map((rule) => ruleSign(Number(rule))).join(' + ')} · ${fill(words.charts.runLength, { count: formats.count(runLength) })}`}
        </p>
      )}
      {newest.length === 0 && <p className={css.quiet}>{words.charts.noSignals}</p>}
      <ol className={css.signals}>
        {newest.map(({ chart, rule, at }) => (
          <li key={`${chart} ${rule} ${at}`}>
            <button type="button" className={css.signal} onClick={() => onPick(at)}>
              <StatusDot tone={rule === 1 ? 'bad' : 'warn'}>{ruleOf(words, rule)}</StatusDot>
              <span className={css.quiet}>
                {`${chartSigns[chartKind][chart]} · ${formats.when(times[at]!)}`}
              </span>
            </button>
            {excludeAt(times[at]!)}
          </li>
        ))}
      </ol>
      {all && broken.length > most && (
        <p className={css.quiet}>{fill(words.charts.signalsCut, { count: formats.count(most) })}</p>
      )}
      {more > 0 && (
        <Action look="quiet" onClick={() => showAll(true)}>
          {fill(words.boards.more, { count: formats.count(more) })}
        </Action>
      )}
    </Panel>
  )
}
