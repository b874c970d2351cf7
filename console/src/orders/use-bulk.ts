import { fill } from '@takt/contract/errors.ts'
import { orders, type Order } from '@takt/contract/orders.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { bulkOf } from '~/shapes/bulk.ts'

const each = bulkOf<Order>()
const nameOf = ({ orderCode }: Order) => orderCode

/** What can be done to several orders at once. */
export function useOrderBulk() {
  const words = useWords()
  const formats = useFormats()
  const questionOf = (question: string) => (count: number) => fill(question, { count: formats.count(count) })
  const { bulk } = words.orders
  return {
    nameOf,
    actions: [
      each(orders.move, {
        label: words.orderMove.release,
        icon: 'check',
        question: questionOf(bulk.release),
        input: ({ id }) => ({ id, move: 'release' as const }),
      }),
      each(orders.move, {
        label: words.orderMove.cancel,
        icon: 'close',
        look: 'danger',
        question: questionOf(bulk.cancel),
        reason: 'required',
        input: ({ id }, reason) => ({ id, move: 'cancel' as const, reason }),
      }),
      each(orders.delete, {
        label: words.say.delete,
        icon: 'bin',
        look: 'danger',
        question: questionOf(bulk.delete),
        input: ({ id }) => ({ id }),
      }),
    ],
  }
}
