import { fill, Refusal } from '@takt/contract/errors.ts'
import type { ImportVerdict, OrderFault } from '@takt/contract/order-import.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import css from './import.module.css'

const wholes = new Set<string>(['orderNumber', 'typeVer', 'bomVer', 'processRouteVer'])

/** What the server would do with the file, and what speaks against it, row by row. */
export function ImportFaults({ created, updated, unchanged, faulty, faults }: ImportVerdict) {
  const words = useWords()
  const said = words.orderImport
  const { count } = useFormats()
  return (
    <section className={css.stack} aria-live="polite">
      <p className={css.counts}>
        <span>{fill(said.willCreate, { count: count(created) })}</span>
        <span>{fill(said.willUpdate, { count: count(updated) })}</span>
        <span>{fill(said.willStay, { count: count(unchanged) })}</span>
        {faulty > 0 && <span className={css.bad}>{fill(said.faulty, { count: count(faulty) })}</span>}
      </p>
      <p className={css.quiet}>{faulty > 0 ? said.mend : said.noFaults}</p>
      {faults.length > 0 && (
        <div className={css.scroll} tabIndex={0} role="region" aria-label={said.fault}>
          <table className={css.table}>
            <thead><tr><th scope="col">{said.row}</th><th scope="col">{words.field.orderCode}</th><th scope="col">{said.column}</th><th scope="col">{said.fault}</th></tr></thead>
            <tbody>{faults.map((fault) => <Fault key={fault.row} fault={fault} />)}</tbody>
          </table>
        </div>
      )}
      {faulty > faults.length && <p className={css.quiet}>{fill(said.more, { count: count(faults.length) })}</p>}
    </section>
  )
}

/** The row as a spreadsheet counts it, with the heading as the first. */
function Fault({ fault: { row, orderCode, field, key, facts } }: { fault: OrderFault }) {
  const words = useWords()
  const fields: Record<string, string> = words.field
  return (
    <tr>
      <td className="number">{row + 1}</td>
      <td>{orderCode || '–'}</td>
      <td>{field ? fields[field] ?? field : '–'}</td>
      <td>{key === 'call.invalid' ? words.shell.issue[field !== null && wholes.has(field) ? 'whole' : 'wrong'] : sayRefusal(words, new Refusal(key, facts))}</td>
    </tr>
  )
}
