import { fill } from '@takt/contract/errors.ts'
import { lotMoves, lots, type LotRow } from '@takt/contract/lots.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { bulkOf } from '~/shapes/bulk.ts'
import type { IconName } from '~/ui/Icon.tsx'

const each = bulkOf<LotRow>()
const icons = { takeIn: 'play', refuse: 'close', hold: 'pause', release: 'play' } as const satisfies Record<
  string,
  IconName
>
type BulkMove = keyof typeof icons

/** What can be done to several lots at once. */
export function useLotBulk(moves: readonly BulkMove[]) {
  const words = useWords()
  const formats = useFormats()
  return {
    nameOf: ({ lotNo }: LotRow) => lotNo,
    actions: moves.map((move) =>
      each(lots.move, {
        label: words.lotMove[move],
        icon: icons[move],
        question: (count) => fill(words.lots.bulk[move], { count: formats.count(count) }),
        reason: 'reason' in lotMoves[move] ? 'required' : 'none',
        input: ({ id }, reason) => ({ id, move, ...(reason && { reason }) }),
      }),
    ),
  }
}
