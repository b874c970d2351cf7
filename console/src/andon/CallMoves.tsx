import { type AndonCall, andon, type CallMove, callMoves } from '@takt/contract/andon.ts'
import { fill } from '@takt/contract/errors.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { whoIs } from '~/api/people.ts'
import { useSession } from '~/api/session.ts'
import { sayFacts, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import type { IconName } from '~/ui/Icon.tsx'

const icons: Record<CallMove, IconName> = {
  arrive: 'play',
  solve: 'check',
  confirm: 'check',
  cancel: 'close',
}

/** What may be done about a call now: the next step, and while nobody has come also taking it back. */
export function CallMoves({ call, bare = false }: { call: AndonCall; bare?: boolean }) {
  const words = useWords()
  const andonWords = words.andon
  const forbidden = useForbidden(andon.move)
  const step = useCommand(andon.move, andonWords.moved)
  const cancel = useCommand(andon.cancel, andonWords.moved)
  const { id, callState, stationNumber } = call
  const look = bare ? 'quiet' : 'plain'
  const wrong = sayFacts(words, words.error['andon.wrong_state'], { callState })
  const moves = ['arrive', 'solve', 'confirm', 'cancel'] as const
  const next = moves.find((move) => callMoves[move].from === callState)
  const takeOver = useCommand(andon.takeOver, andonWords.moved)
  const own = useSession(({ info }) => info?.userId)
  const owner = call.ownedBy ?? call.arrivedBy
  const steps = moves
    .filter((move) => move === 'cancel' || move === (next ?? 'confirm'))
    .map((move) => (
      <ConfirmButton
        key={move}
        icon={icons[move]}
        bare={bare && move === 'cancel'}
        look={move === 'cancel' ? 'danger' : look}
        blocked={forbidden ?? (callMoves[move].from === callState ? null : wrong)}
        question={fill(andonWords.question[move], { stationNumber })}
        reason={move === 'cancel' ? 'required' : 'none'}
        onConfirm={(reason) => (move === 'cancel' ? cancel({ id, reason }) : step({ id, move }))}
      >
        {andonWords.move[move]}
      </ConfirmButton>
    ))
  if (callState !== 'arrived' || owner === own) return steps
  return (
    <>
      {steps}
      <ConfirmButton
        icon="user"
        bare={bare}
        look={look}
        blocked={forbidden}
        question={fill(andonWords.takeOverQuestion, { stationNumber, by: whoIs(owner ?? '') })}
        onConfirm={() => takeOver({ id })}
      >
        {andonWords.takeOver}
      </ConfirmButton>
    </>
  )
}
