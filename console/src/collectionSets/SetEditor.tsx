import { CollectionSet, CollectionSetDraft } from '@takt/contract/collectionSets.ts'
import { LooseField } from '~/fields/LooseField.tsx'
import { useWords } from '~/i18n/words.tsx'
import { DraftRows, useDraftTries } from '~/shapes/DraftRows.tsx'
import { Facts } from '~/shapes/Facts.tsx'
import { VersionNotes } from '~/shapes/VersionHead.tsx'
import { cells } from './cells.ts'
import css from './collectionSets.module.css'
import { rowChanges } from './rows.ts'
import { headNames, useDraft } from './use-draft.ts'
import { useSaveSet } from './use-save-set.ts'
import { sets, type WholeSet } from './whole-set.ts'

type SetEditorProps = { whole: WholeSet; onUnsaved: (unsaved: boolean) => void }

/** Name, remark and characteristics of a set, saved as one. Released or retired it is only read, with the reason. */
export function SetEditor({ whole, onUnsaved }: SetEditorProps) {
  const words = useWords()
  const { collectionSets: collectionSetWords } = words
  const draft = useDraft(whole, onUnsaved)
  const tries = useDraftTries(draft)
  const save = useSaveSet(draft, tries.setRefusal)
  const frozen = sets.useWhyFrozen(whole.set)

  const shown = draft.faults.filter(({ missing }) => tries.tried || !missing)
  const change: typeof draft.change = (part) => {
    tries.setRefusal(null)
    draft.change(part)
  }
  return (
    <div className={css.editor}>
      <VersionNotes frozen={frozen} overtaken={draft.overtaken} onTake={draft.takeTheirs} />
      {frozen && (
        <Facts
          of={CollectionSet}
          row={whole.set}
          names={[
            ...headNames.filter((name) => name !== 'subgroupMinutes' || whole.set.subgroupBy === 'time'),
            'updateDate',
            'updateAuthor',
          ]}
        />
      )}
      {!frozen && (
        <div className={css.names}>
          <LooseField
            name="colSetName"
            schema={CollectionSetDraft.shape.colSetName}
            value={draft.typed.colSetName}
            onChange={(value) => change({ colSetName: String(value ?? '') })}
          />
          <LooseField
            name="remark"
            schema={CollectionSetDraft.shape.remark}
            value={draft.typed.remark}
            onChange={(value) => change({ remark: value === null ? null : String(value) })}
          />
          <LooseField
            name="subgroupBy"
            schema={CollectionSet.shape.subgroupBy}
            value={draft.typed.subgroupBy}
            onChange={(value) => change({ subgroupBy: CollectionSet.shape.subgroupBy.parse(value) })}
          />
          {draft.typed.subgroupBy === 'time' && (
            <LooseField
              name="subgroupMinutes"
              schema={CollectionSet.shape.subgroupMinutes}
              value={draft.typed.subgroupMinutes}
              onChange={(value) => value !== null && change({ subgroupMinutes: Number(value) })}
            />
          )}
        </div>
      )}
      <DraftRows
        labels={collectionSetWords}
        icon="measure"
        cells={cells}
        rows={draft.typed.rows}
        faults={shown}
        nameOf={({ resultCode }) => resultCode}
        changes={rowChanges}
        onChange={(rows) => change({ rows })}
        frozen={frozen !== null}
        refusal={tries.refusal}
        hint={words.grid.pasteHint}
        unsaved={draft.unsaved}
        onDiscard={tries.discard}
        onSave={() => void tries.press(draft.faults.length === 0, save)}
      />
    </div>
  )
}
