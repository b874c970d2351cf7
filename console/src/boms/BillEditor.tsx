import { useMemo, useState } from 'react'
import { Bom, BomDraft } from '@takt/contract/boms.ts'
import { fill } from '@takt/contract/errors.ts'
import { LooseField } from '~/fields/LooseField.tsx'
import { useWords } from '~/i18n/words.tsx'
import { DraftRows, useDraftTries } from '~/shapes/DraftRows.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { VersionNotes } from '~/shapes/VersionHead.tsx'
import { Action } from '~/ui/Action.tsx'
import { sideColumnsOf } from './side-columns.tsx'
import { type Bill, bills } from './bills.ts'
import css from './boms.module.css'
import { cells, cellsWith, inStep, rowChanges, type TypedRow } from './cells.ts'
import { ImportRows } from './ImportRows.tsx'
import type { Named } from './named.ts'
import { TypeInput } from './TypeInput.tsx'
import { useDraft, useSaveBill } from './use-draft.ts'

type BillEditorProps = { bill: Bill; named: Named | undefined; onUnsaved: (unsaved: boolean) => void }
const text = (value: unknown) => (value === null ? null : String(value))
const nameOf = ({ part }: TypedRow) => part

/** Head and rows of a bill, saved as one. Released or retired it is only read, with the reason. */
export function BillEditor({ bill, named, onUnsaved }: BillEditorProps) {
  const words = useWords()
  const { boms: bomWords } = words
  const draft = useDraft(bill, named, onUnsaved)
  const tries = useDraftTries(draft)
  const [importing, setImporting] = useState(false)
  const save = useSaveBill(draft, tries.setRefusal)
  const frozen = bills.useWhyFrozen(bill)
  const offering = useMemo(() => (named ? cellsWith(named) : cells), [named])
  const sideColumns = useMemo(() => sideColumnsOf(words, named), [words, named])

  const { rows, bomName, typeNo, validFrom, remark } = draft.typed
  const shown = [...draft.faults.filter(({ missing }) => tries.tried || !missing), ...draft.later]
  const change: typeof draft.change = (part) => {
    tries.setRefusal(null)
    draft.change(part)
  }
  const typeUnknown =
    named && typeNo && !named.types.has(typeNo) ? fill(bomWords.typeUnknown, { typeNo }) : null
  return (
    <div className={css.editor}>
      <VersionNotes frozen={frozen} overtaken={draft.overtaken} onTake={draft.takeTheirs} />
      {frozen && (
        <Facts of={Bom} row={bill} names={['typeNo', 'validFrom', 'remark', 'updateDate', 'updateAuthor']}>
          <Fact label={bomWords.name}>{bill.bomName}</Fact>
        </Facts>
      )}
      {!frozen && (
        <div className={css.head}>
          <LooseField
            name="bomName"
            label={bomWords.name}
            schema={BomDraft.shape.bomName}
            value={bomName}
            onChange={(value) => change({ bomName: text(value) ?? '' })}
          />
          <LooseField
            name="typeNo"
            schema={BomDraft.shape.typeNo}
            value={typeNo}
            onChange={(value) => change({ typeNo: text(value) ?? '' })}
            hint={typeUnknown}
            input={(input) => <TypeInput {...input} />}
          />
          <LooseField
            name="validFrom"
            schema={BomDraft.shape.validFrom}
            value={validFrom}
            onChange={(value) => change({ validFrom: text(value) })}
          />
          <LooseField
            name="remark"
            schema={BomDraft.shape.remark}
            value={remark}
            onChange={(value) => change({ remark: text(value) })}
          />
        </div>
      )}
      <DraftRows
        labels={bomWords}
        icon="bom"
        cells={offering}
        rows={rows}
        faults={shown}
        sideColumns={sideColumns}
        nameOf={nameOf}
        changes={rowChanges}
        onChange={(next) => change({ rows: inStep(rows, next) })}
        frozen={frozen !== null}
        refusal={tries.refusal}
        hint={draft.later.length > 0 ? bomWords.draftHint : rows.length > 0 ? words.grid.pasteHint : ''}
        aside={
          <Action icon="upload" onClick={() => setImporting(true)}>
            {bomWords.importRows}
          </Action>
        }
        unsaved={draft.unsaved}
        onDiscard={tries.discard}
        onSave={() => void tries.press(draft.readable, save)}
      />
      {importing && (
        <ImportRows
          bomCode={bill.bomCode}
          onTake={(next) => change({ rows: next })}
          onClose={() => setImporting(false)}
        />
      )}
    </div>
  )
}
