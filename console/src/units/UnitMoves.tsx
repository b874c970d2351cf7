import { fill } from '@takt/contract/errors.ts'
import { holdsOf, unitMoveNames, unitMoveRefusal, units, type Unit } from '@takt/contract/units.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { sayFacts, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import type { IconName } from '~/ui/Icon.tsx'

type Move = (typeof unitMoveNames)[number]
export const moveIcons: Record<Move, IconName> = { hold: 'pause', release: 'play', scrap: 'bin' }

/** What a person may do to a unit; each requires a reason. */
export const UnitMoves = ({ unit }: { unit: Unit }) =>
  unitMoveNames.flatMap((move) => {
    const holds = holdsOf(unit)
    if (move !== 'release' || holds.length < 2) return <MoveUnit key={move} unit={unit} move={move} />
    return holds.map((hold) => <MoveUnit key={`${move} ${hold}`} unit={unit} move={move} hold={hold} />)
  })

/** `hold`: of several, the one that is lifted. */
function MoveUnit({ unit, move, hold }: { unit: Unit; move: Move; hold?: string }) {
  const words = useWords()
  const forbidden = useForbidden(units.move)
  const make = useCommand(units.move, words.units.moved[move])
  const { productId, productSn, processStatus } = unit
  const refused = unitMoveRefusal(move, unit)
  const question =
    hold === undefined
      ? words.units.questions[move === 'hold' && processStatus === 'finished' ? 'quarantine' : move]
      : words.units.releaseOne
  return (
    <ConfirmButton
      icon={moveIcons[move]}
      look={move === 'scrap' ? 'danger' : 'plain'}
      blocked={forbidden ?? (refused && sayFacts(words, words.error[refused], { processStatus }))}
      question={fill(question, { unit: productSn ?? productId, hold: hold ?? '' })}
      reason="required"
      onConfirm={(reason) => make({ productId, move, reason, ...(hold !== undefined && { hold }) })}
    >
      {hold === undefined ? words.unitMove[move] : fill(words.units.releaseOneOf, { hold })}
    </ConfirmButton>
  )
}
