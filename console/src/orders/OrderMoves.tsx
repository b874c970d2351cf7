import { fill } from '@takt/contract/errors.ts'
import { canMove } from '@takt/contract/moves.ts'
import { orderMoves, orders, type Order, type OrderMove } from '@takt/contract/orders.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { sayFacts, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import type { IconName } from '~/ui/Icon.tsx'

const icons: Record<OrderMove, IconName> = {
  release: 'check',
  start: 'play',
  pause: 'pause',
  resume: 'play',
  complete: 'stop',
  close: 'check',
  cancel: 'close',
}

/** Why this move is not possible now, in words; null: it is. */
export function useMoveBlock(order: Order, move: OrderMove): string | null {
  const words = useWords()
  const forbidden = useForbidden(orders.move)
  if (forbidden) return forbidden
  const { orderStatus } = order
  return canMove(orderMoves[move], orderStatus)
    ? null
    : sayFacts(words, words.orders.wrongStatus, { orderStatus })
}

/** One move of the table of moves: its word, its question, its reason where the plant requires one. */
export function MoveOrder({ order, move, bare = false }: { order: Order; move: OrderMove; bare?: boolean }) {
  const words = useWords()
  const blocked = useMoveBlock(order, move)
  const make = useCommand(orders.move, move === 'release' ? words.orders.released : words.orders.moved)
  const { id, orderCode, startedNumber, actualNumber } = order
  const isShort = move === 'complete' && startedNumber > actualNumber
  return (
    <ConfirmButton
      icon={icons[move]}
      bare={bare}
      look={move === 'cancel' ? 'danger' : 'quiet'}
      blocked={blocked}
      question={[
        ...(isShort ? [fill(words.orders.underWay, { startedNumber, actualNumber })] : []),
        fill(words.orders.questions[move], { orderCode }),
      ].join(' ')}
      reason={'reason' in orderMoves[move] ? 'required' : 'none'}
      onConfirm={(reason) => make({ id, move, ...(reason && { reason }) })}
    >
      {words.orderMove[move]}
    </ConfirmButton>
  )
}

export function DeleteOrder({ order: { id, orderCode, orderStatus, startedNumber } }: { order: Order }) {
  const words = useWords()
  const forbidden = useForbidden(orders.delete)
  const remove = useCommand(orders.delete, words.say.deleteSuccess)
  const producing = orderStatus !== 'created' || startedNumber > 0 ? words.error['orders.producing'] : null
  return (
    <ConfirmButton
      icon="bin"
      bare
      blocked={forbidden ?? producing}
      destroys
      question={fill(words.orders.deleteQuestion, { orderCode })}
      onConfirm={() => remove({ id })}
    >
      {words.say.delete}
    </ConfirmButton>
  )
}
