import { useState } from 'react'
import { bomDefs, type PartRow } from '@takt/contract/bomDefs.ts'
import { fill } from '@takt/contract/errors.ts'
import { labels } from '@takt/contract/labels.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { PrintPart } from '~/shapes/PrintLabels.tsx'
import { Action } from '~/ui/Action.tsx'

type PartMovesProps = {
  part: PartRow
  bare?: boolean
  onWrite: (part: PartRow) => void
  onDeleted?: () => void
}

/** What is done with one part. */
export function PartMoves({ part, bare = false, onWrite, onDeleted }: PartMovesProps) {
  const { bomDefs: bomDefWords, say } = useWords()
  const { count } = useFormats()
  const { bomCode, bomState, billCount } = part
  const forbidden = useForbidden(bomDefs.update)
  const block = useCommand(bomDefs.block, fill(bomDefWords.blocked, { bomCode }))
  const unblock = useCommand(bomDefs.unblock, fill(bomDefWords.unblocked, { bomCode }))
  const remove = useCommand(bomDefs.delete, say.deleteSuccess, { onDone: onDeleted })
  const inBills = billCount > 0 ? fill(bomDefWords.inBills, { count: count(billCount) }) : null
  return (
    <>
      <Action
        icon="edit"
        word={bare ? say.edit : undefined}
        blocked={forbidden}
        onClick={() => onWrite(part)}
      >
        {bare ? fill(bomDefWords.editOne, { bomCode }) : say.edit}
      </Action>
      {bomState === 'active' ? (
        <ConfirmButton
          icon="lock"
          bare={bare}
          blocked={forbidden}
          question={fill(bomDefWords.blockQuestion, { bomCode })}
          reason="required"
          onConfirm={(reason) => block({ bomCode, reason })}
        >
          {bomDefWords.block}
        </ConfirmButton>
      ) : (
        <ConfirmButton
          icon="check"
          bare={bare}
          blocked={forbidden}
          question={fill(bomDefWords.unblockQuestion, { bomCode })}
          reason="required"
          onConfirm={(reason) => unblock({ bomCode, reason })}
        >
          {bomDefWords.unblock}
        </ConfirmButton>
      )}
      <PrintOne bomCode={bomCode} bare={bare} />
      <ConfirmButton
        icon="bin"
        look="danger"
        bare={bare}
        blocked={forbidden ?? inBills}
        question={fill(bomDefWords.deleteQuestion, { bomCode })}
        onConfirm={() => remove({ bomCode })}
      >
        {say.delete}
      </ConfirmButton>
    </>
  )
}

function PrintOne({ bomCode, bare }: { bomCode: string; bare: boolean }) {
  const { labels: labelWords } = useWords()
  const forbidden = useForbidden(labels.printPart)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Action icon="print" bare={bare} blocked={forbidden} onClick={() => setOpen(true)}>
        {labelWords.printOne}
      </Action>
      {open && <PrintPart bomCode={bomCode} onClose={() => setOpen(false)} />}
    </>
  )
}
