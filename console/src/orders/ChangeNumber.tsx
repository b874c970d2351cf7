import { fill } from '@takt/contract/errors.ts'
import { type Order, orders, type OrderStatus } from '@takt/contract/orders.ts'
import { useForbidden } from '~/api/hooks.ts'
import { undoing } from '~/api/undo.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { sayFacts, useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { Action } from '~/ui/Action.tsx'
import { EndOfQuantity } from './PlanEnd.tsx'

const Field = fieldsOf(orders.changeNumber.input)
const open: readonly OrderStatus[] = ['created', 'released', 'producing', 'paused']

/** The ordered quantity may change until the order is finished, but not below what is begun. */
export function ChangeNumber({ order: { orderStatus }, onOpen }: { order: Order; onOpen: () => void }) {
  const words = useWords()
  const forbidden = useForbidden(orders.changeNumber)
  const finished = open.includes(orderStatus)
    ? null
    : sayFacts(words, words.orders.wrongStatus, { orderStatus })
  return (
    <Action icon="edit" bare blocked={forbidden ?? finished} onClick={onOpen}>
      {words.orders.changeNumber}
    </Action>
  )
}

ChangeNumber.Sheet = function ChangeNumberSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const words = useWords()
  const { id, orderCode, orderNumber, planEnd, startedNumber } = order
  return (
    <Sheet
      title={fill(words.orders.changeNumberOf, { orderCode })}
      command={orders.changeNumber}
      start={{ ...order, planEnd: null }}
      success={words.say.updateSuccess}
      undo={(done) =>
        undoing(orders.changeNumber, {
          id,
          orderNumber,
          reason: words.lists.undo,
          seen: done.orderNumber,
          ...(done.planEnd !== planEnd && { planEnd }),
        })
      }
      onClose={onClose}
    >
      <Field name="orderNumber" hint={fill(words.orders.numberHint, { startedNumber })} />
      <EndOfQuantity order={order} />
      <Wide>
        <Field name="reason" />
      </Wide>
    </Sheet>
  )
}
