import type { LineTile } from '@takt/contract/boards.ts'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './boards.module.css'

/** What the line works on: the first order of the queue, how many more there are, its type, and how far it is. */
export function OrderLine({
  tile: { orderCode, orderName, typeNo, orderNumber, actualNumber, orderCount },
}: {
  tile: LineTile
}) {
  const { boards, field, say } = useWords()
  const { count } = useFormats()
  if (orderCode === null) return <p className={css.noOrder}>{boards.noOrder}</p>
  return (
    <p className={css.order}>
      <b title={orderName ?? undefined}>{orderCode}</b>
      {orderCount > 1 && `+${orderCount - 1}`}
      <span>
        <span className="unseen">{field.typeNo} </span>
        {typeNo}
      </span>
      <span className={css.progress}>
        {fill(say.progressOf, { made: count(actualNumber ?? 0), ordered: count(orderNumber ?? 0) })}
      </span>
    </p>
  )
}
