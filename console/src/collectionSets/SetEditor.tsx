import { useState } from 'react'
import { CollectionSet, CollectionSetDraft, collectionSets } from '@takt/contract/collectionSets.ts'
import { fill, type Refusal } from '@takt/contract/errors.ts'
import { useForbidden } from '~/api/hooks.ts'
import { LooseField } from '~/fields/LooseField.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Facts } from '~/shapes/Facts.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { CharacteristicGrid } from './CharacteristicGrid.tsx'
import css from './collectionSets.module.css'
import { addRow } from './rows.ts'
import { useDraft } from './use-draft.ts'
import { useSaveSet } from './use-save-set.ts'
import type { WholeSet } from './whole-set.ts'

type SetEditorProps = { whole: WholeSet; onUnsaved: (unsaved: boolean) => void }

/** Name, remark and characteristics of a set, saved as one. Released or retired it is only read, and says why. */
export function SetEditor({ whole, onUnsaved }: SetEditorProps) {
  const words = useWords()
  const { collectionSets: said, say } = words
  const draft = useDraft(whole, onUnsaved)
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const save = useSaveSet(draft, setRefusal)
  const forbidden = useForbidden(collectionSets.update)
  const frozen = whyFrozen(whole.set, said) ?? forbidden

  const shown = draft.faults.filter(({ missing }) => tried || !missing)
  const change: typeof draft.change = (part) => {
    setRefusal(null)
    draft.change(part)
  }
  const press = async () => {
    setTried(true)
    if (draft.faults.length === 0 && await save()) setTried(false)
  }
  return (
    <div className={css.editor}>
      {frozen && <p className={css.frozen}>{frozen}</p>}
      {draft.overtaken && (
        <div className={css.overtaken} role="status">
          <span>{said.changedMeanwhile}</span>
          <Action onClick={draft.takeTheirs}>{words.versions.takeTheirs}</Action>
        </div>
      )}
      {frozen && <Facts of={CollectionSet} row={whole.set} names={['colSetName', 'remark', 'updateDate', 'updateAuthor']} />}
      {!frozen && <div className={css.names}>
        <LooseField name="colSetName" schema={CollectionSetDraft.shape.colSetName} value={draft.typed.colSetName} onChange={(value) => change({ colSetName: String(value ?? '') })} />
        <LooseField name="remark" schema={CollectionSetDraft.shape.remark} value={draft.typed.remark} onChange={(value) => change({ remark: value === null ? null : String(value) })} />
      </div>}
      {draft.typed.rows.length === 0 && <EmptyState title={said.noRows} icon="measure">{frozen ? null : said.noRowsNext}</EmptyState>}
      {draft.typed.rows.length > 0 && <CharacteristicGrid rows={draft.typed.rows} faults={shown} frozen={frozen !== null} onChange={(rows) => change({ rows })} />}
      {refusal && <p className={css.refused} role="alert">{sayRefusal(words, refusal)}</p>}
      {!frozen && (
        <footer className={css.foot}>
          <Action icon="plus" onClick={() => change({ rows: addRow(draft.typed.rows) })}>{said.add}</Action>
          <small className={css.hint}>{said.pasteHint}</small>
          <span className={css.gap} />
          {draft.unsaved && <Action onClick={() => { setTried(false); setRefusal(null); draft.reset() }}>{words.versions.discard}</Action>}
          <Action look="main" blocked={draft.unsaved ? null : words.versions.nothingToSave} onClick={() => void press()}>{say.save}</Action>
        </footer>
      )}
    </div>
  )
}

function whyFrozen({ definitionStatus, colSetId, colSetVersion }: CollectionSet, { frozenReleased, frozenObsolete }: { frozenReleased: string; frozenObsolete: string }) {
  const of = (sentence: string) => fill(sentence, { colSetId, colSetVersion })
  switch (definitionStatus) {
    case 'draft': return null
    case 'released': return of(frozenReleased)
    case 'obsolete': return of(frozenObsolete)
  }
}
