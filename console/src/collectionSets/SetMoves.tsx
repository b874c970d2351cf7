import { collectionSets } from '@takt/contract/collectionSets.ts'
import { fill } from '@takt/contract/errors.ts'
import { canMove, definitionMoveNames, definitionMoves } from '@takt/contract/moves.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { sayFacts, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { releaseFaults, withoutLimits } from './release.ts'
import type { WholeSet } from './whole-set.ts'

type Move = (typeof definitionMoveNames)[number]
type MoveProps = { whole: WholeSet; unsaved: boolean }

/** The moves of the table of moves; each says why it cannot be done now, a release with every fault at once. */
export const SetMoves = (props: MoveProps) => definitionMoveNames.map((move) => <MoveSet key={move} move={move} {...props} />)

function MoveSet({ whole, unsaved, move }: MoveProps & { move: Move }) {
  const words = useWords()
  const { collectionSets: said } = words
  const forbidden = useForbidden(collectionSets.move)
  const make = useCommand(collectionSets.move, said.moved[move])
  const { colSetId, colSetVersion, definitionStatus } = whole.set
  const rule: { from: readonly (typeof definitionStatus)[] } = definitionMoves[move]
  const wrong = canMove(rule, definitionStatus) ? null : sayFacts(words, words.error['definition.wrong_status'], { definitionStatus })
  const faults = move === 'release' ? releaseFaults(whole, words) : null
  const loose = move === 'release' ? withoutLimits(whole) : []
  const question = [fill(said.questions[move], { colSetId, colSetVersion }), loose.length > 0 && fill(said.withoutLimits, { codes: loose.join(', ') })].filter(Boolean).join(' ')
  return (
    <ConfirmButton icon={move === 'release' ? 'check' : 'stop'} look={move === 'release' ? 'plain' : 'danger'} blocked={forbidden ?? wrong ?? (unsaved ? words.versions.saveFirst : faults)} question={question}
      onConfirm={() => make({ colSetId, colSetVersion, move })}>
      {words.definitionMove[move]}
    </ConfirmButton>
  )
}
