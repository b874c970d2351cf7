import { fill } from '@takt/contract/errors.ts'
import type { Order } from '@takt/contract/orders.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useNow } from '~/ui/now.ts'
import css from './orders.module.css'

/** How long until the planned end, or how late it is. A finished order has no countdown. */
export function Countdown({ order: { planEnd, actualEnd } }: { order: Order }) {
  const { orders } = useWords()
  const formats = useFormats()
  const now = useNow(10_000)
  if (actualEnd) return '–'
  // It moves every ten seconds, so only the last minute is shown in seconds.
  const exact = Math.round((Date.parse(planEnd) - now) / 1000)
  const seconds = Math.abs(exact) < 60 ? exact : Math.round(exact / 60) * 60
  const text = fill(seconds < 0 ? orders.overdue : orders.left, {
    duration: formats.duration(Math.abs(seconds)),
  })
  return <span className={seconds < 0 ? css.late : undefined}>{text}</span>
}
