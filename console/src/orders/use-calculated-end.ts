import type { Order } from '@takt/contract/orders.ts'
import { orders } from '@takt/contract/orders.ts'
import { planEndOf } from '@takt/contract/plan-end.ts'
import { useAnswer } from '~/api/hooks.ts'
import { instantOf } from '~/fields/format.tsx'

type Planned = Pick<
  Order,
  'typeNo' | 'typeVer' | 'processRoute' | 'processRouteVer' | 'orderNumber' | 'planStart'
>

/** Quantity × what the line plans for a unit of the type, after the start. `cycle`: null where nothing is planned, undefined while it is loading. */
export function useCalculatedEnd({
  typeNo,
  typeVer,
  processRoute,
  processRouteVer,
  orderNumber,
  planStart,
}: Planned) {
  const { data } = useAnswer(
    orders.proposal,
    { typeNo, typeVer, processRoute: processRoute ?? null, processRouteVer: processRouteVer ?? null },
    { ready: Boolean(typeNo && typeVer), follows: 'stations' },
  )
  const cycle = data?.pace
  // A quantity is typed digit by digit, and some are beyond any calendar.
  const time = cycle && planStart ? planEndOf(planStart, orderNumber, cycle) : null
  return { cycle, end: time === null ? null : instantOf(time) }
}
