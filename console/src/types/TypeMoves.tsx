import { useState } from 'react'
import { fill, type Refusal } from '@takt/contract/errors.ts'
import { types, type ProductType } from '@takt/contract/types.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { MoveVersion } from '~/shapes/VersionMoves.tsx'
import { Action } from '~/ui/Action.tsx'
import { Faults } from './Faults.tsx'
import type { Writing } from './TypeSheet.tsx'
import { typeVersions } from './versions.ts'

type WriteProps = { type: ProductType; onWrite: (writing: Writing) => void; bare?: boolean }

export function EditType({ type, onWrite, bare = false }: WriteProps) {
  const { types: typeWords, say } = useWords()
  const forbidden = useForbidden(types.update)
  const frozen = type.definitionStatus === 'draft' ? null : typeWords.onlyDraft
  return (
    <Action
      icon="edit"
      word={bare ? say.edit : undefined}
      blocked={forbidden ?? frozen}
      onClick={() => onWrite({ type, as: 'edit' })}
    >
      {bare ? fill(typeWords.editOne, { typeNo: type.typeNo, typeVer: type.typeVer }) : say.edit}
    </Action>
  )
}

export function CopyType({ type, onWrite, bare = false }: WriteProps) {
  const { types: typeWords, say } = useWords()
  const forbidden = useForbidden(types.create)
  return (
    <Action icon="copy" bare={bare} blocked={forbidden} onClick={() => onWrite({ type, as: 'copy' })}>
      {bare ? fill(typeWords.copyOf, { typeNo: type.typeNo }) : say.copy}
    </Action>
  )
}

/** A release that is refused names every fault and leads to its correction. */
export function ReleaseType({ type, bare = false }: { type: ProductType; bare?: boolean }) {
  const { types: typeWords } = useWords()
  const [faults, setFaults] = useState<Refusal | null>(null)
  const tell = (refusal: Refusal) => {
    if (refusal.key !== 'types.faults') return false
    setFaults(refusal)
    return true
  }
  return (
    <>
      <MoveVersion by={typeVersions} of={type} move="release" bare={bare} onRefused={tell} />
      {faults && (
        <Faults
          title={fill(typeWords.cannotRelease, { typeNo: type.typeNo, typeVer: type.typeVer })}
          refusal={faults}
          onClose={() => setFaults(null)}
        />
      )}
    </>
  )
}
