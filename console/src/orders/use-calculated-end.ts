import { type Order, OrderDraft, orders } from '@takt/contract/orders.ts'
import { useAnswer } from '~/api/hooks.ts'

type Planned = Pick<
  Order,
  'typeNo' | 'typeVer' | 'processRoute' | 'processRouteVer' | 'orderNumber' | 'planStart'
>
// A form begins without them.
const Plan = OrderDraft.pick({ orderNumber: true, planStart: true })

/** Quantity × what the line plans for a unit of the type, in the time it works after the start. `cycle`: null where nothing is planned, undefined while it is loading. */
export function useCalculatedEnd({ typeNo, typeVer, processRoute, processRouteVer, ...planned }: Planned): {
  cycle: number | null | undefined
  end: string | null
} {
  const { data: proposal } = useAnswer(
    orders.proposal,
    { typeNo, typeVer, processRoute: processRoute ?? null, processRouteVer: processRouteVer ?? null },
    { ready: Boolean(typeNo && typeVer), follows: 'stations' },
  )
  const cycle = proposal?.pace
  const plan = Plan.safeParse(planned)
  const { data } = useAnswer(
    orders.plannedEnd,
    { ...plan.data!, pace: cycle! },
    { ready: plan.success && Boolean(cycle), follows: 'plant' },
  )
  return { cycle, end: data?.planEnd ?? null }
}
