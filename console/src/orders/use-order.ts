import { orders } from '@takt/contract/orders.ts'
import { useAnswer } from '~/api/hooks.ts'

/** One order as it is now, whatever page and filter the table shows; `missing`: there is none of that code. */
export function useOrder(orderCode: string) {
  const { data, refetch, error } = useAnswer(orders.list, { orderCode, limit: 200 })
  const order = data?.rows.find((order) => order.orderCode === orderCode)
  return { order, missing: data !== undefined && !order, error, ask: refetch }
}
