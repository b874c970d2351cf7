import { useMemo, useState, type ReactNode } from 'react'
import type { Refusal } from '@takt/contract/errors.ts'
import { ParameterSet, type StationRecipe } from '@takt/contract/recipes.ts'
import { useFormats } from '~/fields/format.tsx'
import { LooseField } from '~/fields/LooseField.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Facts } from '~/shapes/Facts.tsx'
import { TypedGrid } from '~/shapes/TypedGrid.tsx'
import { VersionNotes } from '~/shapes/VersionHead.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { sideColumnsOf } from './side-columns.tsx'
import { cells, rowChanges } from './cells.ts'
import css from './recipes.module.css'
import type { RecipePlace } from './place.ts'
import { useDraft } from './use-draft.ts'
import { useSave } from './use-save.ts'

type RecipeEditorProps = {
  place: RecipePlace
  row: StationRecipe
  /** Null: none exists yet. */
  set: ParameterSet | null
  /** Why nothing can be changed here; null: it can. */
  frozen: string | null
  /** What comes of a change, shown before it is made. */
  note: ReactNode
  onUnsaved: (unsaved: boolean) => void
  onSaved: (saved: ParameterSet) => void
}

/** The parameters of a station, typed like a spreadsheet and saved as one. */
export function RecipeEditor({ place, row, set, frozen, note, onUnsaved, onSaved }: RecipeEditorProps) {
  const words = useWords()
  const { recipes: recipeWords, say } = words
  const formats = useFormats()
  const draft = useDraft(set, onUnsaved)
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const save = useSave(draft, place, setRefusal)
  const sideColumns = useMemo(
    () => sideColumnsOf(words, formats, place.typeNo, row, set?.parameters ?? []),
    [words, formats, place.typeNo, row, set],
  )

  const shown = [
    ...draft.faults.filter(({ missing }) => tried || !missing),
    ...draft.later.filter(({ missing }) => !missing),
  ]
  const change: typeof draft.change = (part) => {
    setRefusal(null)
    draft.change(part)
  }
  const press = async () => {
    setTried(true)
    if (draft.faults.length > 0) return
    const saved = await save()
    if (!saved) return
    setTried(false)
    onSaved(saved)
  }
  const { rows, remark } = draft.typed
  return (
    <div className={css.editor}>
      <VersionNotes frozen={frozen} overtaken={draft.overtaken} onTake={draft.takeTheirs} />
      {note && <p className={css.note}>{note}</p>}
      {frozen && set && (
        <Facts of={ParameterSet} row={set} names={['remark', 'basedOn', 'updateDate', 'updateAuthor']} />
      )}
      {!frozen && (
        <LooseField
          name="remark"
          schema={ParameterSet.shape.remark}
          value={remark}
          onChange={(value) => change({ remark: value === null ? null : String(value) })}
        />
      )}
      {rows.length === 0 && (
        <EmptyState title={recipeWords.noRows} icon="recipe">
          {frozen ? null : recipeWords.noRowsNext}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <TypedGrid
          label={recipeWords.rows}
          cells={cells}
          rows={rows}
          faults={frozen ? [] : shown}
          sideColumns={sideColumns}
          nameOf={({ paraCode }) => paraCode}
          editing={frozen ? null : { changes: rowChanges, onChange: (rows) => change({ rows }) }}
        />
      )}
      {refusal && (
        <p className={css.refused} role="alert">
          {sayRefusal(words, refusal)}
        </p>
      )}
      {!frozen && (
        <footer className={css.foot}>
          <Action icon="plus" onClick={() => change({ rows: rowChanges.add(rows) })}>
            {recipeWords.add}
          </Action>
          <small className={css.quiet}>{words.grid.pasteHint}</small>
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
