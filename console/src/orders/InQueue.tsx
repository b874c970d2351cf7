import { orders } from '@takt/contract/orders.ts'
import { useAnswer } from '~/api/hooks.ts'
import { unfinished } from './queue.ts'

/** The place in the line's queue as people count: 1, 2, 3, whatever the table is filtered or sorted by. */
export function InQueue({ id }: { id: number }) {
  const { data } = useAnswer(orders.list, unfinished())
  const at = data?.rows.findIndex((order) => order.id === id) ?? -1
  return at < 0 ? '–' : at + 1
}
