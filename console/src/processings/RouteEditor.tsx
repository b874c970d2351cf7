import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { fill, type Refusal } from '@takt/contract/errors.ts'
import { Processing, ProcessingDraft, type ProcessingRow } from '@takt/contract/processings.ts'
import { LooseField } from '~/fields/LooseField.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Facts } from '~/shapes/Facts.tsx'
import { VersionNotes } from '~/shapes/VersionHead.tsx'
import { Action } from '~/ui/Action.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { EditorBar } from './EditorBar.tsx'
import css from './processings.module.css'
import { RouteFaults } from './RouteFaults.tsx'
import { RouteGraph } from './RouteGraph.tsx'
import { StepForm } from './StepForm.tsx'
import { StepList } from './StepList.tsx'
import { findFaults } from './step-faults.ts'
import { useEditing } from './use-editing.ts'
import { useRouteDraft } from './use-route-draft.ts'
import { useSaveRoute } from './use-save-route.ts'
import { routes, useIsReleased } from './versions.ts'

type RouteEditorProps = { route: ProcessingRow; onUnsaved: (unsaved: boolean) => void }

/** Name, remark and steps of a route, saved as one: drawn, listed, and the chosen step in full. Released or retired it is only read, with the reason. */
export function RouteEditor({ route, onUnsaved }: RouteEditorProps) {
  const words = useWords()
  const { processings: processingWords, versions: versionWords } = words
  const narrow = useNarrow(992)
  const root = useRef<HTMLDivElement>(null)
  const draft = useRouteDraft(route, onUnsaved)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { save, saving } = useSaveRoute(draft, setRefusal)
  const frozen = routes.useWhyFrozen(route)
  const editing = useEditing(draft, frozen !== null, root)
  const isReleased = useIsReleased()
  const faults = useMemo(() => findFaults(draft.typed, isReleased, words), [draft.typed, isReleased, words])
  const { typed, change } = draft
  const parts = { steps: typed.steps, faults, frozen: frozen !== null, editing }

  const undoByKey = (event: KeyboardEvent) => {
    if (frozen || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    const take = event.shiftKey ? draft.redo : draft.undo
    take?.()
  }
  const unsavable = faults.find((fault) => fault.unsavable)
  const blocked = !draft.unsaved
    ? versionWords.nothingToSave
    : draft.overtaken
      ? versionWords.changedMeanwhile
      : unsavable
        ? [
            ...unsavable.steps.map(({ stepSeq }) => fill(processingWords.step, { stepSeq })),
            unsavable.text,
          ].join(' · ')
        : null
  const form = <StepForm {...parts} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- undo is pressed in whatever field has the focus
    <div ref={root} className={css.editor} onKeyDown={undoByKey}>
      <VersionNotes
        frozen={frozen}
        overtaken={draft.overtaken}
        onTake={() => {
          setRefusal(null)
          draft.takeTheirs()
        }}
        onKeep={() => {
          setRefusal(null)
          draft.keepMine()
        }}
      />
      {frozen ? (
        <Facts
          of={Processing}
          row={route}
          names={['processingName', 'remark', 'updateDate', 'updateAuthor']}
        />
      ) : (
        <div className={css.names}>
          <LooseField
            name="processingName"
            schema={ProcessingDraft.shape.processingName}
            value={typed.processingName}
            onChange={(value) => change({ processingName: String(value ?? '') }, 'processingName')}
          />
          <LooseField
            name="remark"
            schema={ProcessingDraft.shape.remark}
            value={typed.remark}
            onChange={(value) => change({ remark: value === null ? null : String(value) }, 'remark')}
          />
        </div>
      )}
      {route.definitionStatus === 'draft' && <RouteFaults faults={faults} onJump={editing.edit} />}
      {!frozen && <EditorBar draft={draft} editing={editing} />}
      <div className={css.body}>
        <RouteGraph {...parts} />
        <StepList {...parts} form={narrow ? form : null} />
        {!narrow && form}
      </div>
      {refusal && !draft.overtaken && (
        <p className={css.refused} role="alert">
          {sayRefusal(words, refusal)}
        </p>
      )}
      {!frozen && (
        <footer className={css.foot}>
          {draft.unsaved && (
            <Action
              onClick={() => {
                setRefusal(null)
                draft.reset()
              }}
            >
              {versionWords.discard}
            </Action>
          )}
          <Action look="main" busy={saving} blocked={blocked} onClick={() => void save()}>
            {words.say.save}
          </Action>
        </footer>
      )}
    </div>
  )
}
