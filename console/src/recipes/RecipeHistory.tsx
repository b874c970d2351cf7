import type { Parameter, ParameterSet } from '@takt/contract/recipes.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { History } from '~/shapes/History.tsx'
import { settings, type CellName } from './cells.ts'
import { compareParameters } from './compare.ts'
import css from './recipes.module.css'

const hidden = () => null
const tell = { parameters: tellRows, lineNumber: hidden, typeNo: hidden, stationNumber: hidden, paraVer: hidden }

/** Who changed the set; of its parameters only what became different. */
export const RecipeHistory = ({ set: { typeNo, stationNumber, paraVer }, line }: { set: ParameterSet; line: string | null }) =>
  <History entity="parameterSet" entityKey={`${typeNo} ${stationNumber} ${paraVer}`} lineNumber={line} tell={tell} />

function tellRows(before: unknown, after: unknown) {
  const rowsOf = (rows: unknown) => (Array.isArray(rows) ? (rows as Parameter[]) : []) // the change history keeps what the server stored
  const different = compareParameters(rowsOf(before), rowsOf(after)).filter(({ difference }) => difference !== 'same')
  return <ul className={css.told}>{different.map((one) => <li key={one.key}><Told of={one} /></li>)}</ul>
}

function Told({ of: { row, difference, cells } }: { of: ReturnType<typeof compareParameters>[number] }) {
  const { versions: said, field } = useWords()
  const { decimal } = useFormats()
  const changed = cells.filter(({ same, name }) => !same && (difference === 'changed' || name === 'value'))
  const label = (name: CellName) => field[name]
  return (
    <>
      <i data-difference={difference}>{said.difference[difference]}</i> <b>{row.paraCode}</b> {row.paraName}
      {changed.map(({ name, before, after }) => <span key={name}> {label(name)} <del>{settings.write(before, decimal)}</del> <ins>{settings.write(after, decimal)}</ins></span>)}
    </>
  )
}
