import {
  type Concession,
  type ConcessionMove,
  concessionMoveNames,
  concessions,
  mayMoveConcession,
} from '@takt/contract/concessions.ts'
import { fill } from '@takt/contract/errors.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import type { IconName } from '~/ui/Icon.tsx'

const icons: Record<ConcessionMove, IconName> = { approve: 'check', refuse: 'stop', withdraw: 'undo' }

/** What may be done about it now; who requested it cannot decide. */
export function ConcessionMoves({ concession, bare = false }: { concession: Concession; bare?: boolean }) {
  const { concessions: concessionWords, error } = useWords()
  const forbidden = useForbidden(concessions.approve)
  const me = useSession((session) => session.info?.userId)
  const approve = useCommand(concessions.approve, concessionWords.moved)
  const refuse = useCommand(concessions.refuse, concessionWords.moved)
  const withdraw = useCommand(concessions.withdraw, concessionWords.moved)
  const { concessionCode: code, revision, concessionState, askedBy } = concession
  const named = { concessionCode: code, revision }
  const play = {
    approve: () => approve(named),
    refuse: (reason: string) => refuse({ ...named, reason }),
    withdraw: (reason: string) => withdraw({ ...named, reason }),
  }
  const questions = {
    approve: concessionWords.approveQuestion,
    refuse: concessionWords.refuseQuestion,
    withdraw: concessionWords.withdrawQuestion,
  }
  const own = me === askedBy ? error['concessions.same_person'] : null
  return concessionMoveNames
    .filter((move) => mayMoveConcession(move, concessionState))
    .map((move) => (
      <ConfirmButton
        key={move}
        icon={icons[move]}
        bare={bare}
        blocked={forbidden ?? (move === 'withdraw' ? null : own)}
        question={fill(questions[move], { code })}
        reason={move === 'approve' ? 'none' : 'required'}
        onConfirm={(reason) => play[move](reason)}
      >
        {concessionWords[move]}
      </ConfirmButton>
    ))
}
