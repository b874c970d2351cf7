import { fill } from '@takt/contract/errors.ts'
import { unitMoveNames, units, type Unit } from '@takt/contract/units.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { bulkOf } from '~/shapes/bulk.ts'
import { moveIcons } from './UnitMoves.tsx'
import { nameOf } from './UnitWalk.tsx'

const each = bulkOf<Unit>()

/** What can be done to several units at once, for one reason. */
export function useUnitBulk() {
  const words = useWords()
  const formats = useFormats()
  return {
    nameOf,
    actions: unitMoveNames.map((move) =>
      each(units.move, {
        label: words.unitMove[move],
        icon: moveIcons[move],
        look: move === 'scrap' ? 'danger' : 'plain',
        reason: 'required',
        question: (count) => fill(words.units.bulk[move], { count: formats.count(count) }),
        input: ({ productId }, reason) => ({ productId, move, reason }),
      }),
    ),
  }
}
