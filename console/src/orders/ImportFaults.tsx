import { fill, Refusal } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { ImportVerdict, OrderFault, OrderRow } from '@takt/contract/order-import.ts'
import { OrderDraft } from '@takt/contract/orders.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayIssue, sayMessage } from '~/fields/issue.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import css from './import.module.css'
import { isSkipped } from './order-columns.ts'

const wholes = new Set<string>(['orderNumber', 'typeVer', 'bomVer', 'processRouteVer'])
const times = new Set<string>(['planStart', 'planEnd'])
const shape: Record<string, (typeof OrderDraft.shape)[keyof typeof OrderDraft.shape] | undefined> =
  OrderDraft.shape

/** What is wrong with a cell, in the words of a form. */
function sayCell(words: Words, field: string, cell: OrderRow[string] | undefined): string {
  const [issue] =
    shape[field]?.safeParse(cell, { error: (found) => sayIssue(words, found) }).error?.issues ?? []
  if (cell !== null && cell !== '' && times.has(field))
    return isSkipped(cell) ? words.orderImport.noSuchTime : words.orderImport.wrongTime
  return typeof cell === 'string' && wholes.has(field)
    ? words.shell.issue.whole
    : issue
      ? sayMessage(words, issue.message)
      : words.shell.issue.wrong
}

/** What the server would do with the file, and what is wrong with it, row by row. */
export function ImportFaults({
  created,
  updated,
  unchanged,
  faulty,
  faults,
  rows,
  places,
}: ImportVerdict & { rows: readonly OrderRow[]; places: readonly number[] }) {
  const words = useWords()
  const orderImportWords = words.orderImport
  const { count } = useFormats()
  return (
    <section className={css.stack} aria-live="polite">
      <p className={css.counts}>
        <span>{fill(orderImportWords.willCreate, { count: count(created) })}</span>
        <span>{fill(orderImportWords.willUpdate, { count: count(updated) })}</span>
        <span>{fill(orderImportWords.willStay, { count: count(unchanged) })}</span>
        {faulty > 0 && (
          <span className={css.bad}>{fill(orderImportWords.faulty, { count: count(faulty) })}</span>
        )}
      </p>
      <p className={css.quiet}>{faulty > 0 ? orderImportWords.mend : orderImportWords.noFaults}</p>
      {faults.length > 0 && (
        <div className={css.scroll} tabIndex={0} role="region" aria-label={orderImportWords.fault}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{orderImportWords.row}</th>
                <th scope="col">{words.field.orderCode}</th>
                <th scope="col">{orderImportWords.column}</th>
                <th scope="col">{orderImportWords.fault}</th>
              </tr>
            </thead>
            <tbody>
              {faults.map((fault) => (
                <Fault
                  key={`${fault.row} ${fault.field}`}
                  fault={fault}
                  place={places[fault.row - 1] ?? fault.row}
                  cell={rows[fault.row - 1]?.[fault.field ?? '']}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {faulty > faults.length && (
        <p className={css.quiet}>{fill(orderImportWords.more, { count: count(faults.length) })}</p>
      )}
    </section>
  )
}

/** `place`: the row as a spreadsheet counts it. */
function Fault({
  fault: { orderCode, field, key, facts },
  place,
  cell,
}: {
  fault: OrderFault
  place: number
  cell: OrderRow[string] | undefined
}) {
  const words = useWords()
  const fields: Record<string, string> = words.field
  return (
    <tr>
      <td className="number">{place}</td>
      <td className={css.code}>{orderCode || '–'}</td>
      <td>{field ? (fields[field] ?? field) : '–'}</td>
      <td>
        {key === 'call.invalid'
          ? sayCell(words, field ?? '', cell)
          : sayRefusal(words, new Refusal(key, facts))}
      </td>
    </tr>
  )
}
