import { Spin } from 'antd'
import { boms } from '@takt/contract/boms.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { toneOf } from '~/fields/tone-of.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { type Bill, bills } from './bills.ts'
import css from './boms.module.css'

/** The type this version is for, and the newest orders that take it. */
export function BillUses({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const words = useWords()
  const { boms: said } = words
  const formats = useFormats()
  const { data, error } = useAnswer(boms.uses, bills.keyOf(bill), { follows: 'orders' })
  return (
    <SideSheet title={bills.say(said.usesOf, bill)} size={620} onClose={onClose} bodyClass={css.uses}>
      {error && <EmptyState title={sayRefusal(words, error)} icon="warning" role="alert" />}
      {!error && !data && <Spin aria-label={words.say.loading} />}
      {data && (
        <>
          <h3>{said.typesOf}</h3>
          {data.types.length === 0 && <p>{said.noTypes}</p>}
          <ul>
            {data.types.map(({ typeNo, typeVer, typeName, definitionStatus }) => (
              <li key={typeVer}>
                <b>{typeNo}</b><span>{fill(words.versions.versionHead, { version: typeVer })}</span><span>{typeName}</span>
                <StatusDot tone={toneOf('definitionStatus', definitionStatus)}>{words.definitionStatus[definitionStatus]}</StatusDot>
              </li>
            ))}
          </ul>
          <h3>{said.ordersTake}</h3>
          {data.orders.length === 0 && <p>{said.noOrders}</p>}
          {data.orders.length < data.orderCount && <p>{fill(said.newest, { count: data.orders.length, total: data.orderCount })}</p>}
          <ul>
            {data.orders.map(({ lineNumber, orderCode, orderName, orderStatus, planStart }) => (
              <li key={`${lineNumber} ${orderCode}`}>
                <b>{orderCode}</b><span>{lineNumber}</span><span>{orderName}</span><time dateTime={planStart}>{formats.minute(planStart)}</time>
                <StatusDot tone={toneOf('orderStatus', orderStatus)}>{words.orderStatus[orderStatus]}</StatusDot>
              </li>
            ))}
          </ul>
        </>
      )}
    </SideSheet>
  )
}
