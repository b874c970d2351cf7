import { useFormContext, useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import { type OrderDraft, orders } from '@takt/contract/orders.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import css from './orders.module.css'

/** The same type planned at the same time may be the same order written twice: it is shown, and may be right. */
export function Overlaps({ except }: { except: number | undefined }) {
  const words = useWords()
  const formats = useFormats()
  const { control } = useFormContext<OrderDraft>()
  const [typeNo, planStart, planEnd] = useWatch({ control, name: ['typeNo', 'planStart', 'planEnd'] })
  const ready = Boolean(typeNo && planStart && planEnd) && Date.parse(planEnd) > Date.parse(planStart)
  const { data } = useAnswer(
    orders.overlaps,
    { typeNo, planStart, planEnd, ...(except !== undefined && { except }) },
    { ready },
  )
  if (!ready || !data?.length) return null
  const text = formats.list(
    data.map(
      (order) =>
        `${order.orderCode} (${formats.shortMinute(order.planStart)} – ${formats.shortMinute(order.planEnd)})`,
    ),
  )
  return (
    <Wide>
      <p role="status" className={css.warning}>
        {fill(words.orders.overlap, { orders: text })}
      </p>
    </Wide>
  )
}
