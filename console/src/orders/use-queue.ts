import { fill } from '@takt/contract/errors.ts'
import { orders, type Order } from '@takt/contract/orders.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { undoing } from '~/api/undo.ts'
import { useWords } from '~/i18n/words.tsx'

/** Puts an order at another place of the queue as it is shown; 0 is its head. */
export function useQueue({ id, orderCode }: Order, rows: Order[], blocked: string | null) {
  const { orders: orderWords } = useWords()
  const at = rows.findIndex((row) => row.id === id)
  const forbidden = useForbidden(orders.queue)
  const queue = useCommand(orders.queue, fill(orderWords.queued, { orderCode }), {
    undo: (done) => undoing(orders.queue, { id, before: rows[at + 1]?.id ?? null, seen: done.sequence }),
  })
  const moveTo = (place: number) => {
    if (place === at || place < 0 || place >= rows.length) return
    void queue({ id, before: (place < at ? rows[place] : rows[place + 1])?.id ?? null })
  }
  return { at, moveTo, blocked: forbidden ?? blocked }
}
