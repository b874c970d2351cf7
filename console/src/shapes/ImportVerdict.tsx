import { fill, Refusal, type ErrorKey, type Facts } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import css from './Import.module.css'

type RowFault = { row: number; about: string | null; field: string | null; key: ErrorKey; facts: Facts }
type Verdict = { created: number; updated: number; unchanged: number; faults: readonly RowFault[] }
const most = 200

/** What the server would do with the rows, or what keeps it from it, row by row. `head`: of what tells the rows apart; `fieldOf`: what a field is called here. */
export function ImportVerdict({
  verdict: { created, updated, unchanged, faults },
  head,
  fieldOf = () => undefined,
}: {
  verdict: Verdict
  head: string
  fieldOf?: (field: string) => string | undefined
}) {
  const words = useWords()
  const { imports: importWords } = words
  const { count } = useFormats()
  const fields: Record<string, string> = words.field
  const counts = [
    fill(importWords.willCreate, { count: count(created) }),
    fill(importWords.willUpdate, { count: count(updated) }),
    fill(importWords.willStay, { count: count(unchanged) }),
  ]
  // The row as a spreadsheet counts it, with the heading as the first.
  const sayFault = ({ key, facts }: RowFault) =>
    key === 'call.invalid' ? words.shell.issue.wrong : sayRefusal(words, new Refusal(key, facts))
  return (
    <section className={css.stack} aria-live="polite">
      <p className={css.counts}>
        {counts.map((one) => (
          <span key={one}>{one}</span>
        ))}
        {faults.length > 0 && (
          <span className={css.bad}>{fill(importWords.faults, { count: count(faults.length) })}</span>
        )}
      </p>
      <p className={css.quiet}>
        {faults.length > 0 ? importWords.mend : importWords.noFaults}
        {faults.length > most && ` ${fill(importWords.first, { count: most })}`}
      </p>
      {faults.length > 0 && (
        <div className={css.scroll} tabIndex={0} role="region" aria-label={importWords.fault}>
          <table className={css.faults}>
            <thead>
              <tr>
                {[importWords.row, head, importWords.column, importWords.fault].map((one) => (
                  <th key={one} scope="col">
                    {one}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {faults.slice(0, most).map((fault) => (
                <tr key={`${fault.row} ${fault.field} ${fault.key}`}>
                  <td className="number">{count(fault.row + 1)}</td>
                  <td>{fault.about ?? '–'}</td>
                  <td>{fault.field ? (fieldOf(fault.field) ?? fields[fault.field] ?? fault.field) : '–'}</td>
                  <td>{sayFault(fault)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
