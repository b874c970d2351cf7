import { useState } from 'react'
import { CollectionSet, CollectionSetDraft } from '@takt/contract/collectionSets.ts'
import type { Refusal } from '@takt/contract/errors.ts'
import { LooseField } from '~/fields/LooseField.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Facts } from '~/shapes/Facts.tsx'
import { TypedGrid } from '~/shapes/TypedGrid.tsx'
import { VersionNotes } from '~/shapes/VersionHead.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { cells } from './cells.ts'
import css from './collectionSets.module.css'
import { rowChanges } from './rows.ts'
import { headNames, useDraft } from './use-draft.ts'
import { useSaveSet } from './use-save-set.ts'
import { sets, type WholeSet } from './whole-set.ts'

type SetEditorProps = { whole: WholeSet; onUnsaved: (unsaved: boolean) => void }

/** Name, remark and characteristics of a set, saved as one. Released or retired it is only read, and says why. */
export function SetEditor({ whole, onUnsaved }: SetEditorProps) {
  const words = useWords()
  const { collectionSets: said, say } = words
  const draft = useDraft(whole, onUnsaved)
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const save = useSaveSet(draft, setRefusal)
  const frozen = sets.useWhyFrozen(whole.set)

  const shown = draft.faults.filter(({ missing }) => tried || !missing)
  const change: typeof draft.change = (part) => {
    setRefusal(null)
    draft.change(part)
  }
  const press = async () => {
    setTried(true)
    if (draft.faults.length === 0 && (await save())) setTried(false)
  }
  return (
    <div className={css.editor}>
      <VersionNotes frozen={frozen} overtaken={draft.overtaken} onTake={draft.takeTheirs} />
      {frozen && (
        <Facts of={CollectionSet} row={whole.set} names={[...headNames, 'updateDate', 'updateAuthor']} />
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
      {draft.typed.rows.length === 0 && (
        <EmptyState title={said.noRows} icon="measure">
          {frozen ? null : said.noRowsNext}
        </EmptyState>
      )}
      {draft.typed.rows.length > 0 && (
        <TypedGrid
          label={said.rows}
          cells={cells}
          rows={draft.typed.rows}
          faults={shown}
          nameOf={({ resultCode }) => resultCode}
          editing={frozen === null ? { changes: rowChanges, onChange: (rows) => change({ rows }) } : null}
        />
      )}
      {refusal && (
        <p className={css.refused} role="alert">
          {sayRefusal(words, refusal)}
        </p>
      )}
      {!frozen && (
        <footer className={css.foot}>
          <Action icon="plus" onClick={() => change({ rows: rowChanges.add(draft.typed.rows) })}>
            {said.add}
          </Action>
          <small className={css.hint}>{words.grid.pasteHint}</small>
          <span className={css.gap} />
          {draft.unsaved && (
            <Action
              onClick={() => {
                setTried(false)
                setRefusal(null)
                draft.reset()
              }}
            >
              {words.versions.discard}
            </Action>
          )}
          <Action
            look="main"
            blocked={draft.unsaved ? null : words.versions.nothingToSave}
            onClick={() => void press()}
          >
            {say.save}
          </Action>
        </footer>
      )}
    </div>
  )
}
