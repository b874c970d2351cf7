import { fill } from '@takt/contract/errors.ts'
import { orders, type Order } from '@takt/contract/orders.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { undoing } from '~/api/undo.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'

/** Moves an order one place up or down in the queue as it is shown. */
export function QueuePlace({ order: { id, orderCode }, rows, blocked }: { order: Order; rows: Order[]; blocked: string | null }) {
  const { orders: said } = useWords()
  const at = rows.findIndex((row) => row.id === id)
  const forbidden = useForbidden(orders.queue)
  const queue = useCommand(orders.queue, fill(said.queued, { orderCode }), {
    undo: (done) => undoing(orders.queue, { id, before: rows[at + 1]?.id ?? null, seen: done.sequence }),
  })
  const never = forbidden ?? blocked
  const up = never ?? (at === 0 ? said.firstAlready : null)
  const down = never ?? (at === rows.length - 1 ? said.lastAlready : null)
  return (
    <>
      <Action icon="up" bare blocked={up} onClick={() => void queue({ id, before: rows[at - 1]?.id ?? null })}>{fill(said.moveUp, { orderCode })}</Action>
      <Action icon="down" bare blocked={down} onClick={() => void queue({ id, before: rows[at + 2]?.id ?? null })}>{fill(said.moveDown, { orderCode })}</Action>
    </>
  )
}
