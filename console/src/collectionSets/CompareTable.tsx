import { CharacteristicDraft, CollectionSet } from '@takt/contract/collectionSets.ts'
import { fill } from '@takt/contract/errors.ts'
import { lookOf } from '~/fields/look.ts'
import { Shown } from '~/fields/Shown.tsx'
import { useWords } from '~/i18n/words.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import css from './collectionSets.module.css'
import { compareRows, type Compared, type Difference } from './compare.ts'
import type { WholeSet } from './whole-set.ts'

const ofSet = ['colSetName', 'remark'] as const
const counted: readonly Difference[] = ['changed', 'added', 'removed', 'same']

/** What differs, field by field; with `all` also what does not. */
export function CompareTable({ before, after, all }: { before: WholeSet; after: WholeSet; all: boolean }) {
  const words = useWords()
  const { collectionSets: said, field } = words
  const compared = compareRows(before.characteristics, after.characteristics)
  const names = ofSet.filter((name) => all || before.set[name] !== after.set[name])
  const shown = compared.filter(({ difference }) => all || difference !== 'same')
  const counts = counted.map((difference) => `${said.difference[difference]} ${compared.filter((one) => one.difference === difference).length}`)
  return (
    <>
      <p className={css.summary} role="status">{counts.join(' · ')}</p>
      {names.length === 0 && shown.length === 0 ? <EmptyState title={said.noDifference} icon="check" /> : (
        <div className={css.wide}>
          <table className={css.compare}>
            <thead><tr><th scope="col">{field.resultCode}</th><th scope="col">{said.fieldHead}</th>{[before, after].map(({ set: { colSetVersion } }, side) => <th key={side === 0 ? 'before' : 'after'} scope="col">{fill(said.versionHead, { colSetVersion })}</th>)}</tr></thead>
            {names.length > 0 && (
              <tbody>
                {names.map((name, at) => (
                  <tr key={name} data-same={before.set[name] === after.set[name]}>
                    {at === 0 && <th scope="rowgroup" rowSpan={names.length}>{words.entity.collectionSet}</th>}
                    <td>{field[name]}</td>
                    {[before, after].map(({ set }, side) => <td key={side === 0 ? 'before' : 'after'} data-side={side}><Shown look={lookOf(CollectionSet.shape[name])} field={name} value={set[name]} /></td>)}
                  </tr>
                ))}
              </tbody>
            )}
            {shown.map((one) => <Characteristic key={one.resultCode} {...one} all={all} />)}
          </table>
        </div>
      )}
    </>
  )
}

function Characteristic({ resultCode, resultName, difference, cells, all }: Compared & { all: boolean }) {
  const { collectionSets: said, field } = useWords()
  // Of what is new or gone, the empty fields say nothing.
  const shown = cells.filter(({ same, before, after }) => all || (!same && (before ?? after) !== null))
  return (
    <tbody data-difference={difference}>
      {shown.map(({ name, before, after, same }, at) => (
        <tr key={name} data-same={same}>
          {at === 0 && <th scope="rowgroup" rowSpan={shown.length}><b>{resultCode}</b><small>{resultName}</small><i className={css.difference} data-difference={difference}>{said.difference[difference]}</i></th>}
          <td>{field[name]}</td>
          {[before, after].map((value, side) => <td key={side === 0 ? 'before' : 'after'} data-side={side}><Shown look={lookOf(CharacteristicDraft.shape[name])} field={name} value={value} /></td>)}
        </tr>
      ))}
    </tbody>
  )
}
