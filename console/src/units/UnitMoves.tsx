import { fill } from '@takt/contract/errors.ts'
import { canMove } from '@takt/contract/moves.ts'
import { unitMoveNames, unitMoves, units, type ProcessStatus, type Unit } from '@takt/contract/units.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { sayFacts, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import type { IconName } from '~/ui/Icon.tsx'

type Move = (typeof unitMoveNames)[number]
export const moveIcons: Record<Move, IconName> = { hold: 'pause', release: 'play', scrap: 'bin' }

/** What a person may do to a unit; each asks why. */
export const UnitMoves = ({ unit }: { unit: Unit }) =>
  unitMoveNames.map((move) => <MoveUnit key={move} unit={unit} move={move} />)

function MoveUnit({ unit: { productId, productSn, processStatus }, move }: { unit: Unit; move: Move }) {
  const words = useWords()
  const forbidden = useForbidden(units.move)
  const make = useCommand(units.move, words.units.moved[move])
  const possible = canMove<ProcessStatus>(unitMoves[move], processStatus)
  return (
    <ConfirmButton
      icon={moveIcons[move]}
      look={move === 'scrap' ? 'danger' : 'plain'}
      blocked={
        forbidden ?? (possible ? null : sayFacts(words, words.error['units.wrong_status'], { processStatus }))
      }
      question={fill(words.units.questions[move], { unit: productSn ?? productId })}
      reason="required"
      onConfirm={(reason) => make({ productId, move, reason })}
    >
      {words.unitMove[move]}
    </ConfirmButton>
  )
}
