import { useState } from 'react'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { canMove, definitionMoveNames, definitionMoves } from '@takt/contract/moves.ts'
import { type Processing, processings } from '@takt/contract/processings.ts'
import { faultsOf } from '@takt/contract/route-faults.ts'
import { useAsk, useCommand, useForbidden } from '~/api/hooks.ts'
import { sayFacts, sayRefusal, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Action } from '~/ui/Action.tsx'
import { useToast } from '~/ui/toast.ts'
import { RouteUses } from './RouteUses.tsx'
import { ReviseRoute } from './ReviseRoute.tsx'
import { type RouteKey, useIsReleased } from './versions.ts'

type ActionsProps = { route: Processing; unsaved: boolean; bare?: boolean; onMade: (made: RouteKey) => void; onCopy: (route: Processing) => void; onDeleted: () => void }
type OneProps = Pick<ActionsProps, 'route' | 'unsaved' | 'bare'>
type Move = (typeof definitionMoveNames)[number]

/** What is done with one version of a route, in its row and over its editor. */
export function RouteActions({ onMade, onCopy, onDeleted, ...of }: ActionsProps) {
  const { processings: said, say } = useWords()
  const forbidden = useForbidden(processings.create)
  const [using, setUsing] = useState(false)
  const { route, bare = false } = of
  return (
    <>
      {definitionMoveNames.map((move) => <MoveRoute key={move} move={move} {...of} />)}
      <ReviseRoute {...of} onMade={onMade} />
      <Action icon="copy" bare={bare} blocked={forbidden} onClick={() => onCopy(route)}>{say.copy}</Action>
      <Action icon="link" bare={bare} onClick={() => setUsing(true)}>{said.usedBy}</Action>
      <DeleteRoute {...of} onDeleted={onDeleted} />
      {using && <RouteUses route={route} onClose={() => setUsing(false)} />}
    </>
  )
}

/** A move of the table of moves; it says why it cannot be done now, a release with every fault at once. */
function MoveRoute({ route, unsaved, bare = false, move }: OneProps & { move: Move }) {
  const words = useWords()
  const { processings: said } = words
  const forbidden = useForbidden(processings.move)
  const make = useCommand(processings.move, said.moved[move])
  const isReleased = useIsReleased()
  const { processingNumber, processingVer, definitionStatus } = route
  const rule: { from: readonly (typeof definitionStatus)[] } = definitionMoves[move]
  const wrong = canMove(rule, definitionStatus) ? null : sayFacts(words, words.error['definition.wrong_status'], { definitionStatus })
  const faults = move === 'release' ? faultsOf(route.steps, isReleased).map(({ fault, steps }) => [words.routeFault[fault], steps.join(', ')].filter(Boolean).join(': ')) : []
  const faulty = faults.length > 0 ? fill(words.error['definition.faults'], { faults: faults.join('; ') }) : null
  return (
    <ConfirmButton icon={move === 'release' ? 'check' : 'stop'} look={move === 'release' || bare ? 'plain' : 'danger'} bare={bare} blocked={forbidden ?? wrong ?? (unsaved ? words.versions.saveFirst : faulty)}
      question={fill(said.questions[move], { processingNumber, processingVer })} onConfirm={() => make({ processingNumber, processingVer, move })}>
      {words.definitionMove[move]}
    </ConfirmButton>
  )
}

/** Only a draft goes away; what was released stays for whoever looks at old units. */
function DeleteRoute({ route: { processingNumber, processingVer, definitionStatus }, bare = false, onDeleted }: OneProps & { onDeleted: () => void }) {
  const words = useWords()
  const { processings: said, say } = words
  const toast = useToast()
  const forbidden = useForbidden(processings.delete)
  const { mutateAsync } = useAsk(processings.delete, onDeleted)
  const remove = async () => {
    try {
      await mutateAsync({ processingNumber, processingVer })
      toast.tell(say.deleteSuccess)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      toast.refuse(error.key === 'record.in_use' ? fill(said.deleteInUse, { by: error.facts.by ?? '' }) : sayRefusal(words, error), { id: error.key })
    }
    return true
  }
  return (
    <ConfirmButton icon="bin" look="danger" bare={bare} blocked={forbidden ?? (definitionStatus === 'draft' ? null : words.versions.onlyDraft)}
      question={fill(said.deleteQuestion, { processingNumber, processingVer })} onConfirm={remove}>
      {say.delete}
    </ConfirmButton>
  )
}
