import { BomRow } from '@takt/contract/boms.ts'
import { lookOf } from '~/fields/look.ts'
import { Shown } from '~/fields/Shown.tsx'
import { useWords } from '~/i18n/words.tsx'
import { History } from '~/shapes/History.tsx'
import { type Bill, bills } from './bills.ts'
import css from './boms.module.css'
import { compareBillRows } from './compare.ts'

const hidden = () => null
const tell = { rows: tellRows, bomName: (before: unknown, after: unknown) => <Name before={before} after={after} />, bomCode: hidden, bomVer: hidden, orderCount: hidden }

/** Who changed the bill; of its rows only what became different. */
export const BillHistory = ({ bill }: { bill: Bill }) => <History entity="bom" entityKey={`${bills.codeOf(bill)} ${bills.numberOf(bill)}`} lineNumber={null} tell={tell} />

function Name({ before, after }: { before: unknown; after: unknown }) {
  const { boms: said } = useWords()
  return <span>{said.name} {before !== null && <del>{String(before)}</del>} {after !== null && <ins>{String(after)}</ins>}</span>
}

function tellRows(before: unknown, after: unknown) {
  const rowsOf = (rows: unknown) => (Array.isArray(rows) ? (rows as BomRow[]) : []) // the change history keeps what the server stored
  const different = compareBillRows(rowsOf(before), rowsOf(after)).filter(({ difference }) => difference !== 'same')
  return <ul className={css.told}>{different.map(({ key, ...one }) => <li key={key}><Told {...one} /></li>)}</ul>
}

/** One line a row: what it was and became, or how much of it came or went. */
function Told({ row, difference, cells }: Omit<ReturnType<typeof compareBillRows>[number], 'key'>) {
  const { versions: said, field } = useWords()
  const shown = (name: keyof typeof BomRow.shape, value: unknown) => <Shown look={lookOf(BomRow.shape[name])} field={name} value={value} />
  return (
    <>
      <i className={css.difference} data-difference={difference}>{said.difference[difference]}</i> <b>{row.part}</b> {row.stationNumber}
      {difference !== 'changed' && <span> {shown('bomQty', row.bomQty)}</span>}
      {difference === 'changed' && cells.filter(({ same }) => !same).map(({ name, before, after }) => <span key={name}> {field[name]} <del>{shown(name, before)}</del> <ins>{shown(name, after)}</ins></span>)}
    </>
  )
}
