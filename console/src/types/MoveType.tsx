import { useState } from 'react'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { canMove, definitionMoves, type definitionMoveNames } from '@takt/contract/moves.ts'
import { types, type ProductType } from '@takt/contract/types.ts'
import { useAsk, useForbidden } from '~/api/hooks.ts'
import { sayFacts, sayRefusal, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { useToast } from '~/ui/toast.ts'
import { Faults } from './Faults.tsx'

type MoveProps = { type: ProductType; move: (typeof definitionMoveNames)[number]; bare?: boolean }

/** A move of the table of moves. A release that is refused names every fault and leads to where it is mended. */
export function MoveType({ type, move, bare = false }: MoveProps) {
  const words = useWords()
  const { types: said } = words
  const toast = useToast()
  const forbidden = useForbidden(types.move)
  const { mutateAsync } = useAsk(types.move)
  const [faults, setFaults] = useState<Refusal | null>(null)
  const { typeNo, typeVer, definitionStatus } = type
  const rule: { from: readonly (typeof definitionStatus)[] } = definitionMoves[move]
  const wrong = canMove(rule, definitionStatus) ? null : sayFacts(words, words.error['definition.wrong_status'], { definitionStatus })

  const make = async () => {
    try {
      await mutateAsync({ typeNo, typeVer, move })
      toast.tell(said.moved[move])
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.key === 'types.faults') setFaults(error)
      else toast.refuse(sayRefusal(words, error), { id: error.key })
    }
    return true
  }
  return (
    <>
      <ConfirmButton icon={move === 'release' ? 'check' : 'stop'} bare={bare} look={move === 'release' ? 'plain' : 'danger'} blocked={forbidden ?? wrong}
        question={fill(said.questions[move], { typeNo, typeVer })} onConfirm={make}>
        {words.definitionMove[move]}
      </ConfirmButton>
      {faults && <Faults title={fill(said.cannotRelease, { typeNo, typeVer })} refusal={faults} onClose={() => setFaults(null)} />}
    </>
  )
}
