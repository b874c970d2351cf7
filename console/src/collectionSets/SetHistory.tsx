import { CharacteristicDraft, type CollectionSet } from '@takt/contract/collectionSets.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayLimits } from '~/fields/limits.ts'
import { lookOf } from '~/fields/look.ts'
import { Shown } from '~/fields/Shown.tsx'
import { useWords } from '~/i18n/words.tsx'
import { History } from '~/shapes/History.tsx'
import css from './collectionSets.module.css'
import { compareCharacteristics } from './compare.ts'

const hidden = () => null
const tell = { characteristics: tellRows, charCount: hidden, colSetId: hidden, colSetVersion: hidden }

/** Who changed the set; of its characteristics only what became different. */
export const SetHistory = ({ set: { colSetId, colSetVersion } }: { set: CollectionSet }) =>
  <History entity="collectionSet" entityKey={`${colSetId} ${colSetVersion}`} lineNumber={null} tell={tell} />

function tellRows(before: unknown, after: unknown) {
  const rowsOf = (rows: unknown) => (Array.isArray(rows) ? (rows as CharacteristicDraft[]) : []) // the change history keeps what the server stored
  const different = compareCharacteristics(rowsOf(before), rowsOf(after)).filter(({ difference }) => difference !== 'same')
  return <ul className={css.told}>{different.map((one) => <li key={one.key}><Told of={one} /></li>)}</ul>
}

/** One line a characteristic: what it was and became, or by what it is judged if it came or went as a whole. */
function Told({ of: { row, difference, cells } }: { of: ReturnType<typeof compareCharacteristics>[number] }) {
  const { versions: said, field } = useWords()
  const formats = useFormats()
  const judged = row.targetText ?? sayLimits(formats, row.lowerSpecLimit, row.upperSpecLimit)
  return (
    <>
      <i className={css.difference} data-difference={difference}>{said.difference[difference]}</i> <b>{row.resultCode}</b> {row.resultName}
      {difference !== 'changed' && <span> {judged} {row.resultUnit}</span>}
      {difference === 'changed' && cells.filter(({ same }) => !same).map(({ name, before, after }) => (
        <span key={name}> {field[name]} <del><Shown look={lookOf(CharacteristicDraft.shape[name])} field={name} value={before} /></del> <ins><Shown look={lookOf(CharacteristicDraft.shape[name])} field={name} value={after} /></ins></span>
      ))}
    </>
  )
}
