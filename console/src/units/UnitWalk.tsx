import type { Unit } from '@takt/contract/units.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'

/** The key of a passport and its links: the serial a person reads, else the id. */
export const nameOf = ({ productSn, productId }: Unit) => productSn ?? productId

/** The row of the table the focus came to. The head is row 1. */
export function rowAt(target: EventTarget, rows: readonly Unit[]): Unit | undefined {
  if (!(target instanceof Element) || target.closest('[role=gridcell]') === null) return undefined
  const at = Number(target.closest('[aria-rowindex]')?.getAttribute('aria-rowindex'))
  return rows[at - 2]
}

/** To the unit above and below in the list. */
export function UnitWalk({
  rows,
  at,
  onOpen,
}: {
  rows: readonly Unit[]
  at: number
  onOpen: (unit: string) => void
}) {
  const { units } = useWords()
  const above = at > 0 ? rows[at - 1] : undefined
  const below = at >= 0 ? rows[at + 1] : undefined
  return (
    <>
      <Action
        icon="up"
        bare
        blocked={above ? null : units.noneAbove}
        onClick={() => above && onOpen(nameOf(above))}
      >
        {units.previous}
      </Action>
      <Action
        icon="down"
        bare
        blocked={below ? null : units.noneBelow}
        onClick={() => below && onOpen(nameOf(below))}
      >
        {units.next}
      </Action>
    </>
  )
}
