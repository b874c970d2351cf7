import type { z } from 'zod'
import { fill, Refusal } from '@takt/contract/errors.ts'
import type { ImportFault, users } from '@takt/contract/users.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import css from './people.module.css'

/** What the server would do with the file, or what keeps it from it, row by row. */
export function ImportVerdict({ created, updated, unchanged, faults }: z.output<typeof users.import.output>) {
  const words = useWords()
  const { people } = words
  const { count } = useFormats()
  return (
    <section className={css.stack} aria-live="polite">
      <p className={css.counts}>
        <span>{fill(people.willCreate, { count: count(created) })}</span>
        <span>{fill(people.willUpdate, { count: count(updated) })}</span>
        <span>{fill(people.willStay, { count: count(unchanged) })}</span>
        {faults.length > 0 && <span className={css.bad}>{fill(people.faults, { count: count(faults.length) })}</span>}
      </p>
      <p className={css.quiet}>{faults.length > 0 ? people.mend : people.noFaults}</p>
      {faults.length > 0 && (
        <div className={css.scroll} tabIndex={0} role="region" aria-label={people.fault}>
          <table className={css.faults}>
            <thead><tr><th scope="col">{people.row}</th><th scope="col">{words.field.userName}</th><th scope="col">{people.column}</th><th scope="col">{people.fault}</th></tr></thead>
            <tbody>{faults.map((fault, i) => <Fault key={i} fault={fault} />)}</tbody>
          </table>
        </div>
      )}
    </section>
  )
}

/** The row as a spreadsheet counts it, with the heading as the first. */
function Fault({ fault: { row, userName, field, key, facts } }: { fault: ImportFault }) {
  const words = useWords()
  const fields: Record<string, string> = words.field
  const said = key === 'call.invalid' ? words.shell.issue.wrong : sayRefusal(words, new Refusal(key, facts))
  return (
    <tr>
      <td className="number">{row + 1}</td>
      <td>{userName ?? '–'}</td>
      <td>{field ? fields[field] ?? field : '–'}</td>
      <td>{said}</td>
    </tr>
  )
}
