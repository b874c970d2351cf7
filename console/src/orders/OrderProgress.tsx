import { fill } from '@takt/contract/errors.ts'
import type { Order } from '@takt/contract/orders.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Bar } from '~/ui/Bar.tsx'

/** Good and scrapped of what was ordered. */
export function OrderProgress({
  order: { actualNumber, orderNumber, ngNumber },
}: {
  order: Pick<Order, 'actualNumber' | 'orderNumber' | 'ngNumber'>
}) {
  const { orders, field, say } = useWords()
  const { count } = useFormats()
  return (
    <Bar
      label={`${field.actualNumber}, ${fill(orders.scrapped, { count: count(ngNumber) })}`}
      value={actualNumber}
      bad={ngNumber}
      most={orderNumber}
    >
      {fill(say.progressOf, { made: count(actualNumber), ordered: count(orderNumber) })}
    </Bar>
  )
}
