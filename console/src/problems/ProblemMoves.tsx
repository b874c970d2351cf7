import { fill } from '@takt/contract/errors.ts'
import { canMove } from '@takt/contract/moves.ts'
import { type ProblemMove, problemMoves, problems, type ProblemRow } from '@takt/contract/problems.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { sayFacts, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { useSayDefect } from '~/shapes/use-say-defect.ts'
import { Action } from '~/ui/Action.tsx'
import type { IconName } from '~/ui/Icon.tsx'

const icons: Record<ProblemMove, IconName> = { act: 'check', close: 'stop', reopen: 'undo' }
const moves = ['act', 'close', 'reopen'] as const

type ProblemMovesProps = { problem: ProblemRow; bare?: boolean; onEdit: () => void }

/** What may be done about it now. */
export function ProblemMoves({ problem, bare = false, onEdit }: ProblemMovesProps) {
  const words = useWords()
  const { problems: problemWords, say } = words
  const forbidden = useForbidden(problems.update)
  const sayDefect = useSayDefect()
  const act = useCommand(problems.act, problemWords.moved)
  const close = useCommand(problems.close, problemWords.moved)
  const reopen = useCommand(problems.reopen, problemWords.moved)
  const { problemId, revision, problemState, defectCode, cause, correctiveAction } = problem
  const code = sayDefect({ defectCode, subDefectCode: null }) ?? defectCode
  const wrong = sayFacts(words, words.error['problems.wrong_state'], { problemState })
  const isReady = cause && correctiveAction
  const unready = isReady ? null : sayFacts(words, words.error['problems.not_ready'], {})
  const named = { problemId, revision }
  const play = {
    act: () => act(named),
    close: (reason: string) => close({ ...named, reason }),
    reopen: (reason: string) => reopen({ ...named, reason }),
  }
  const questions = {
    act: problemWords.actQuestion,
    close: problemWords.closeQuestion,
    reopen: problemWords.reopenQuestion,
  }
  return (
    <>
      <Action
        icon="edit"
        bare={bare}
        blocked={forbidden ?? (problemState === 'closed' ? wrong : null)}
        onClick={onEdit}
      >
        {bare ? fill(problemWords.editOne, { code }) : say.edit}
      </Action>
      {moves
        .filter((move) => canMove<ProblemRow['problemState']>(problemMoves[move], problemState))
        .map((move) => (
          <ConfirmButton
            key={move}
            icon={icons[move]}
            bare={bare}
            blocked={forbidden ?? (move === 'act' ? unready : null)}
            question={fill(questions[move], { code })}
            reason={move === 'act' ? 'none' : 'required'}
            onConfirm={(reason) => play[move](reason)}
          >
            {problemWords[move]}
          </ConfirmButton>
        ))}
    </>
  )
}
