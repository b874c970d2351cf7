import { fill } from '@takt/contract/errors.ts'
import { type Lot, type lotActions, lotMoves, lots, type LotStatus } from '@takt/contract/lots.ts'
import { canMove } from '@takt/contract/moves.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { sayFacts, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import type { IconName } from '~/ui/Icon.tsx'

export type LotAction = (typeof lotActions)[number]
const icons: Record<LotAction, IconName> = {
  takeIn: 'play',
  refuse: 'close',
  hold: 'pause',
  release: 'play',
  finish: 'stop',
  scrap: 'bin',
}

/** Why a lot cannot do this now, in words; null: it can. */
export function useLotBlock(
  { lotStatus }: Pick<Lot, 'lotStatus'>,
  may: readonly LotStatus[],
  command: Parameters<typeof useForbidden>[0] = lots.move,
): string | null {
  const words = useWords()
  const forbidden = useForbidden(command)
  return (
    forbidden ?? (may.includes(lotStatus) ? null : sayFacts(words, words.lots.wrongStatus, { lotStatus }))
  )
}

/** One move of the table of moves: its word, its question, its reason where the plant requires one. */
export function MoveLot({ lot, move, bare = false }: { lot: Lot; move: LotAction; bare?: boolean }) {
  const words = useWords()
  const { lots: lotWords } = words
  const blocked = useLotBlock(lot, lotMoves[move].from)
  const make = useCommand(lots.move, lotWords.done[move])
  const { id, lotNo, doneNumber, number } = lot
  return (
    <ConfirmButton
      icon={icons[move]}
      bare={bare}
      look={move === 'scrap' || move === 'refuse' ? 'danger' : 'quiet'}
      blocked={blocked}
      question={fill(lotWords.questions[move], { lotNo, done: doneNumber, number })}
      reason={'reason' in lotMoves[move] ? 'required' : 'none'}
      onConfirm={(reason) => make({ id, move, ...(reason && { reason }) })}
    >
      {words.lotMove[move]}
    </ConfirmButton>
  )
}

/** What a running lot most likely waits for. */
export function HoldOrRelease({ lot }: { lot: Lot }) {
  return <MoveLot lot={lot} move={canMove<LotStatus>(lotMoves.release, lot.lotStatus) ? 'release' : 'hold'} />
}
