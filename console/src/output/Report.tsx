import { fill } from '@takt/contract/errors.ts'
import type { Output } from '@takt/contract/output.ts'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { isoWeekOf } from '~/fields/iso-week.ts'
import { useWords } from '~/i18n/words.tsx'
import { useNow } from '~/ui/now.ts'
import css from './output.module.css'
import { OutputCells, OutputHead, OutputSum } from './rows.tsx'

/** The day on paper, for the board at the line. */
export function Report({ shown, line }: { shown: Output; line: string }) {
  const { output: outputWords, calendar, field } = useWords()
  const formats = useFormats()
  const now = useNow(60_000)
  return (
    <>
      <header className={css.paperHead}>
        <h1>{outputWords.report}</h1>
        <p>
          {[
            line,
            formats.longDay(shown.day),
            fill(calendar.week, { week: isoWeekOf(shown.day) }),
            shown.shiftName ?? outputWords.wholeDay,
            ...(shown.typeNo ? [shown.typeNo] : []),
          ].join(' · ')}
        </p>
        <p>{fill(outputWords.printed, { at: formats.minute(instantOf(now)) })}</p>
      </header>
      <table className={css.rows}>
        <thead>
          <tr>
            <OutputHead />
            <th scope="col">{field.reason}</th>
          </tr>
        </thead>
        <tbody>
          {shown.rows.map((row) => (
            <tr key={row.start} data-planned={row.planned}>
              <OutputCells row={row} />
              <td className={css.reason}>{row.reason}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <OutputSum shown={shown} />
            <td />
          </tr>
        </tfoot>
      </table>
    </>
  )
}
