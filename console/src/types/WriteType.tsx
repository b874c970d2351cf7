import { fill } from '@takt/contract/errors.ts'
import { types, type ProductType } from '@takt/contract/types.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Action } from '~/ui/Action.tsx'
import type { Writing } from './TypeSheet.tsx'

type WriteProps = { type: ProductType; onWrite: (writing: Writing) => void; bare?: boolean }

export function EditType({ type, onWrite, bare = false }: WriteProps) {
  const { types: said, say } = useWords()
  const forbidden = useForbidden(types.update)
  const frozen = type.definitionStatus === 'draft' ? null : said.onlyDraft
  return <Action icon="edit" bare={bare} blocked={forbidden ?? frozen} onClick={() => onWrite({ type, as: 'edit' })}>{bare ? fill(said.editOne, { typeNo: type.typeNo, typeVer: type.typeVer }) : say.edit}</Action>
}

export function CopyType({ type, onWrite, bare = false }: WriteProps) {
  const { types: said, say } = useWords()
  const forbidden = useForbidden(types.create)
  return <Action icon="copy" bare={bare} blocked={forbidden} onClick={() => onWrite({ type, as: 'copy' })}>{bare ? fill(said.copyOf, { typeNo: type.typeNo }) : say.copy}</Action>
}

/** A change of what is released is a new version, begun as a copy. */
export function ReviseType({ type: { typeNo, typeVer } }: { type: ProductType }) {
  const { types: said } = useWords()
  const forbidden = useForbidden(types.revise)
  const revise = useCommand(types.revise, said.revised)
  return (
    <ConfirmButton icon="plus" blocked={forbidden} question={fill(said.reviseQuestion, { typeNo, typeVer })} onConfirm={() => revise({ typeNo, typeVer })}>
      {said.revise}
    </ConfirmButton>
  )
}

export function DeleteType({ type: { typeNo, typeVer, definitionStatus } }: { type: ProductType }) {
  const { types: said, say } = useWords()
  const forbidden = useForbidden(types.delete)
  const remove = useCommand(types.delete, say.deleteSuccess)
  return (
    <ConfirmButton icon="bin" bare look="danger" blocked={forbidden ?? (definitionStatus === 'draft' ? null : said.onlyDraftGoes)} question={fill(said.deleteQuestion, { typeNo, typeVer })}
      onConfirm={() => remove({ typeNo, typeVer })}>
      {say.delete}
    </ConfirmButton>
  )
}
