import { useState } from 'react'
import { type Defect, defectKey, defects } from '@takt/contract/defects.ts'
import { fill } from '@takt/contract/errors.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Action } from '~/ui/Action.tsx'
import type { Writing } from './DefectSheet.tsx'
import { MergeSheet } from './MergeSheet.tsx'

type DefectMovesProps = { defect: Defect; bare: boolean; onWrite: (writing: Writing) => void }

export function DefectMoves({ defect, bare, onWrite }: DefectMovesProps) {
  const { defects: defectWords, say } = useWords()
  const forbidden = useForbidden(defects.update)
  const [merging, setMerging] = useState(false)
  const { defectCode, subDefectCode, revision, enabled } = defect
  const code = defectKey(defect)
  const retire = useCommand(defects.retire, fill(defectWords.retired, { code }))
  const blocked = forbidden ?? (enabled ? null : defectWords.alreadyRetired)
  return (
    <>
      <Action icon="edit" bare={bare} blocked={forbidden} onClick={() => onWrite({ defect })}>
        {bare ? fill(defectWords.editOne, { code }) : say.edit}
      </Action>
      {subDefectCode === null && (
        <Action
          icon="plus"
          bare={bare}
          blocked={blocked}
          onClick={() => onWrite({ start: { defectCode }, sub: true })}
        >
          {defectWords.addSub}
        </Action>
      )}
      {!bare && (
        <Action icon="merge" blocked={blocked} onClick={() => setMerging(true)}>
          {defectWords.merge}
        </Action>
      )}
      <ConfirmButton
        icon="stop"
        bare={bare}
        blocked={blocked}
        question={fill(defectWords.retireQuestion, { code })}
        onConfirm={() => retire({ defectCode, subDefectCode, revision })}
      >
        {defectWords.retire}
      </ConfirmButton>
      {merging && <MergeSheet defect={defect} onClose={() => setMerging(false)} />}
    </>
  )
}
