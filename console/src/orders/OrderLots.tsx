import { Link } from 'react-router'
import { lots } from '@takt/contract/lots.ts'
import type { Order } from '@takt/contract/orders.ts'
import { pages } from '@takt/contract/pages.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './orders.module.css'

/** The lots an order was divided into, for whoever may see lots. The list finds parts of a code, so others are left out here. */
export function OrderLots({ of: { orderCode } }: { of: Pick<Order, 'orderCode'> }) {
  const { orders: orderWords, lotStatus: statuses } = useWords()
  const { count } = useFormats()
  const ready = useSession(({ grants }) => grants.mesProcess !== undefined)
  const { data } = useAnswer(lots.list, { orderCode, limit: 200 }, { ready })
  const own = data?.rows.filter((lot) => lot.orderCode === orderCode) ?? []
  if (own.length === 0) return null
  return (
    <Panel title={orderWords.lotsOf}>
      <ul className={css.lots}>
        {own.map(({ id, lotNo, lotStatus, doneNumber, number }) => (
          <li key={id}>
            <Link to={`${pages.mesProcess.path}?lot=${encodeURIComponent(lotNo)}`}>{lotNo}</Link>
            <StatusDot {...stateOf('lotStatus', lotStatus)}>{statuses[lotStatus]}</StatusDot>
            <span className="number">{`${count(doneNumber)} / ${count(number)}`}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
