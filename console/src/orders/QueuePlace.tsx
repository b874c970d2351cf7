import { fill } from '@takt/contract/errors.ts'
import type { Order } from '@takt/contract/orders.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { StaysInRow } from '~/ui/row-part.tsx'
import { useQueue } from './use-queue.ts'

/** Moves an order one place up or down in the queue as it is shown. */
export function QueuePlace({
  order,
  rows,
  blocked: never,
}: {
  order: Order
  rows: Order[]
  blocked: string | null
}) {
  const { orders: orderWords } = useWords()
  const { at, moveTo, blocked } = useQueue(order, rows, never)
  const { orderCode } = order
  return (
    <StaysInRow>
      <Action
        icon="up"
        bare
        blocked={blocked ?? (at === 0 ? orderWords.firstAlready : null)}
        onClick={() => moveTo(at - 1)}
      >
        {fill(orderWords.moveUp, { orderCode })}
      </Action>
      <Action
        icon="down"
        bare
        blocked={blocked ?? (at === rows.length - 1 ? orderWords.lastAlready : null)}
        onClick={() => moveTo(at + 1)}
      >
        {fill(orderWords.moveDown, { orderCode })}
      </Action>
    </StaysInRow>
  )
}
