import { useMemo } from 'react'
import { ToolSet, ToolSetDraft } from '@takt/contract/toolSets.ts'
import { LooseField } from '~/fields/LooseField.tsx'
import { Shown } from '~/fields/Shown.tsx'
import { useWords } from '~/i18n/words.tsx'
import { DraftRows, useDraftTries } from '~/shapes/DraftRows.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { TypesPicker } from '~/shapes/TypesPicker.tsx'
import { VersionNotes } from '~/shapes/VersionHead.tsx'
import { cellsWith, rowChanges, type TypedRow } from './cells.ts'
import { useNamed } from './named.ts'
import { sets } from './sets.ts'
import css from './toolSets.module.css'
import { useDraft, useSaveToolSet } from './use-draft.ts'

type ToolSetEditorProps = { set: ToolSet; onUnsaved: (unsaved: boolean) => void }
const nameOf = ({ toolCode, toolType }: TypedRow) => toolCode || toolType

/** Head and members of a set, saved as one. Released or retired it is only read, with the reason. */
export function ToolSetEditor({ set, onUnsaved }: ToolSetEditorProps) {
  const words = useWords()
  const { toolSets: toolSetWords } = words
  const draft = useDraft(set, onUnsaved)
  const tries = useDraftTries(draft)
  const save = useSaveToolSet(draft, tries.setRefusal)
  const frozen = sets.useWhyFrozen(set)
  const named = useNamed()
  const cells = useMemo(() => cellsWith(named), [named])
  const { rows, toolSetName, typeNos, remark } = draft.typed
  const change: typeof draft.change = (part) => {
    tries.setRefusal(null)
    draft.change(part)
  }
  return (
    <div className={css.editor}>
      <VersionNotes frozen={frozen} overtaken={draft.overtaken} onTake={draft.takeTheirs} />
      {frozen && (
        <Facts of={ToolSet} row={set} names={['toolSetName', 'remark', 'updateDate', 'updateAuthor']}>
          <Fact label={toolSetWords.types}>
            <Shown look="codes" field="typeNos" value={set.typeNos} />
          </Fact>
        </Facts>
      )}
      {!frozen && (
        <div className={css.head}>
          <LooseField
            name="toolSetName"
            schema={ToolSetDraft.shape.toolSetName}
            value={toolSetName}
            onChange={(value) => change({ toolSetName: String(value ?? '') })}
          />
          <LooseField
            name="typeNos"
            label={toolSetWords.types}
            schema={ToolSetDraft.shape.typeNos}
            value={typeNos}
            onChange={(value) => change({ typeNos: ToolSetDraft.shape.typeNos.parse(value ?? []) })}
            input={(input) => <TypesPicker {...input} many />}
          />
          <LooseField
            name="remark"
            schema={ToolSetDraft.shape.remark}
            value={remark}
            onChange={(value) => change({ remark: value === null ? null : String(value) })}
          />
        </div>
      )}
      <DraftRows
        labels={toolSetWords}
        icon="package"
        cells={cells}
        rows={rows}
        faults={[...draft.faults.filter(({ missing }) => tries.tried || !missing), ...draft.later]}
        nameOf={nameOf}
        changes={rowChanges}
        onChange={(next) => change({ rows: next })}
        frozen={frozen !== null}
        refusal={tries.refusal}
        hint={draft.later.length > 0 ? toolSetWords.draftHint : toolSetWords.memberHint}
        unsaved={draft.unsaved}
        onDiscard={tries.discard}
        onSave={() => void tries.press(draft.readable, save)}
      />
    </div>
  )
}
