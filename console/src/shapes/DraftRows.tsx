import { useState, type ReactNode } from 'react'
import type { Refusal } from '@takt/contract/errors.ts'
import type { FieldName } from '@takt/contract/field-names.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import type { IconName } from '~/ui/Icon.tsx'
import css from './DraftRows.module.css'
import type { SideColumn } from './typed-columns.tsx'
import { TypedGrid } from './TypedGrid.tsx'
import type { RowChanges } from './TypedMoves.tsx'
import type { Cells, Fault, TypedRow } from './typed-rows.ts'

type DraftRowsProps<Name extends FieldName> = {
  labels: { rows: string; noRows: string; noRowsNext: string; add: string }
  icon: IconName
  cells: Cells<Name>
  rows: TypedRow<Name>[]
  faults: readonly Fault<Name>[]
  nameOf: (row: TypedRow<Name>) => string
  sideColumns?: readonly SideColumn<Name>[]
  changes: RowChanges<Name>
  onChange: (rows: TypedRow<Name>[]) => void
  frozen: boolean
  refusal: Refusal | null
  hint: string
  /** Another way to rows, besides the one that adds one. */
  aside?: ReactNode
  unsaved: boolean
  onDiscard: () => void
  onSave: () => void
}

/** The rows of a draft, why they were refused, and what is done with them; frozen they are only read. */
export function DraftRows<Name extends FieldName>({
  labels,
  icon,
  rows,
  faults,
  changes,
  onChange,
  frozen,
  refusal,
  hint,
  aside,
  unsaved,
  onDiscard,
  onSave,
  ...grid
}: DraftRowsProps<Name>) {
  const words = useWords()
  /** Who adds a row goes on to write it. */
  const [added, setAdded] = useState<number | null>(null)
  const add = () => {
    const more = changes.add(rows)
    setAdded(more.find(({ id }) => rows.every((row) => row.id !== id))?.id ?? null)
    onChange(more)
  }
  return (
    <>
      {rows.length === 0 && (
        <EmptyState title={labels.noRows} icon={icon}>
          {frozen ? null : labels.noRowsNext}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <TypedGrid
          label={labels.rows}
          rows={rows}
          faults={frozen ? [] : faults}
          editing={frozen ? null : { changes, onChange }}
          added={added}
          {...grid}
        />
      )}
      {refusal && (
        <p className={css.refused} role="alert">
          {sayRefusal(words, refusal)}
        </p>
      )}
      {!frozen && (
        <footer className={css.foot}>
          <Action icon="plus" onClick={add}>
            {labels.add}
          </Action>
          {aside}
          <small className={css.hint}>{hint}</small>
          {unsaved && <Action onClick={onDiscard}>{words.versions.discard}</Action>}
          <Action look="main" blocked={unsaved ? null : words.versions.nothingToSave} onClick={onSave}>
            {words.say.save}
          </Action>
        </footer>
      )}
    </>
  )
}

/** What an editor keeps besides its draft: whether saving was tried, and how it was refused. */
export function useDraftTries(draft: { reset: () => void }) {
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  return {
    tried,
    refusal,
    setRefusal,
    /** Saves what can be read. */
    press: async (readable: boolean, save: () => Promise<unknown>) => {
      setTried(true)
      if (readable && (await save())) setTried(false)
    },
    discard: () => {
      setTried(false)
      setRefusal(null)
      draft.reset()
    },
  }
}
