import { Segmented } from 'antd'
import { type EquipmentReport, reportSpans } from '@takt/contract/equipmentReports.ts'
import { instantOf } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './equipmentReport.module.css'
import { useSpanName } from './span-name.ts'

const aDay = 86_400_000
const dayBefore = (day: string) => instantOf(Date.parse(day) - aDay).slice(0, 10)
const dayAfter = (day: string) => instantOf(Date.parse(day) + aDay).slice(0, 10)

type SpanBarProps = { report: EquipmentReport; onAsk: (next: Record<string, unknown>) => void }

/** Which day, week or month. */
export function SpanBar({ report, onAsk }: SpanBarProps) {
  const words = useWords()
  const { equipmentReports: equipmentReportWords, field, reportSpan: spans } = words
  const nameOf = useSpanName()
  const { reportSpan, firstDay, lastDay, today } = report
  return (
    <div className={css.bar}>
      <Segmented
        aria-label={field.reportSpan}
        value={reportSpan}
        options={reportSpans.map((value) => ({ value, label: spans[value] }))}
        onChange={(next) => onAsk({ reportSpan: next })}
      />
      <span className={css.span}>
        <Action icon="left" bare onClick={() => onAsk({ day: dayBefore(firstDay) })}>
          {equipmentReportWords.before}
        </Action>
        <b>{nameOf({ ...report, stationNumber: null })}</b>
        <Action
          icon="right"
          bare
          blocked={lastDay >= today ? equipmentReportWords.toCome : null}
          onClick={() => onAsk({ day: dayAfter(lastDay) })}
        >
          {equipmentReportWords.after}
        </Action>
      </span>
    </div>
  )
}
