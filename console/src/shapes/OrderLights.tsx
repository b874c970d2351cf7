import { createContext, use, useMemo, type ReactNode } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { orders } from '@takt/contract/orders.ts'
import { type OrderLight as Light } from '@takt/contract/order-readiness.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import type { z } from 'zod'
import css from './OrderLights.module.css'

type Lights = ReadonlyMap<number, z.output<typeof Light>>
/** Null: not read yet. */
const LightsContext = createContext<Lights | null>(null)

/** Whether the orders of a page could start, in one query. Readiness follows the definitions, not every piece that is counted; a light is at most a minute old. */
export function OrderLights({ ids, children }: { ids: number[]; children: ReactNode }) {
  const orderIds = useMemo(() => [...new Set(ids)].toSorted((a, b) => a - b), [ids])
  const { data } = useAnswer(
    orders.lights,
    { ids: orderIds },
    { ready: orderIds.length > 0, follows: 'types', every: 60_000 },
  )
  const lights = useMemo(() => data && new Map(data.map((light) => [light.id, light])), [data])
  return <LightsContext value={lights ?? null}>{children}</LightsContext>
}

/** Green, amber where something is only warned of, red with how much of it. */
export function OrderLight({ id }: { id: number }) {
  const { orders: orderWords } = useWords()
  const lights = use(LightsContext)
  const warned = (count: number) => <StatusDot tone="warn">{fill(orderWords.warned, { count })}</StatusDot>
  if (!lights) return <span className={css.unknown}>{warned(1)}</span>
  const light = lights.get(id)
  if (!light) return '–'
  if (light.red > 0)
    return <StatusDot tone="bad">{fill(orderWords.notReady, { count: light.red })}</StatusDot>
  return light.warnings > 0 ? warned(light.warnings) : <StatusDot tone="good">{orderWords.ready}</StatusDot>
}
