import type { z } from 'zod'
import { fill, Refusal } from '@takt/contract/errors.ts'
import type { ParameterRowFault, recipes } from '@takt/contract/recipes.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import css from './recipes.module.css'

/** What the server would do with the file, or what keeps it from it, row by row. */
export function ImportVerdict({ created, updated, unchanged, faults }: z.output<typeof recipes.import.output>) {
  const { recipes: said } = useWords()
  const { count } = useFormats()
  const counts = [fill(said.willCreate, { count: count(created) }), fill(said.willUpdate, { count: count(updated) }), fill(said.willStay, { count: count(unchanged) })]
  const wrong = faults.length > 0 ? fill(said.faults, { count: count(faults.length) }) : null
  return (
    <section className={css.editor} aria-live="polite">
      <p className={css.marks}>{counts.map((one) => <span key={one}>{one}</span>)}{wrong && <b className={css.drift}>{wrong}</b>}</p>
      <p className={css.quiet}>{faults.length > 0 ? said.mend : said.noFaults}</p>
      {faults.length > 0 && (
        <div className={css.wide} tabIndex={0} role="region" aria-label={said.fault}>
          <table className={css.compare}>
            <thead><tr><th scope="col">{said.row}</th><th scope="col">{said.rows}</th><th scope="col">{said.column}</th><th scope="col">{said.fault}</th></tr></thead>
            <tbody>{faults.map((fault) => <RowFault key={`${fault.row} ${fault.field} ${fault.key}`} of={fault} />)}</tbody>
          </table>
        </div>
      )}
    </section>
  )
}

/** The row as a spreadsheet counts it, with the heading as the first. */
function RowFault({ of: { row, about, field, key, facts } }: { of: ParameterRowFault }) {
  const words = useWords()
  const fields: Record<string, string> = words.field
  const said = key === 'call.invalid' ? words.shell.issue.wrong : sayRefusal(words, new Refusal(key, facts))
  return <tr><td className="number">{row + 1}</td><td>{about ?? '–'}</td><td>{field ? fields[field] ?? field : '–'}</td><td>{said}</td></tr>
}
