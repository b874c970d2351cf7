import { Spin } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { processings } from '@takt/contract/processings.ts'
import { useAnswer } from '~/api/hooks.ts'
import { toneOf } from '~/fields/tone-of.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './processings.module.css'
import type { RouteKey } from './versions.ts'

/** Which types name this version, and which orders take it, by themselves or through their type. */
export function RouteUses({ route: { processingNumber, processingVer }, onClose }: { route: RouteKey; onClose: () => void }) {
  const words = useWords()
  const { processings: said, field } = words
  const formats = useFormats()
  const { data, error } = useAnswer(processings.uses, { processingNumber, processingVer })
  return (
    <SideSheet title={fill(said.uses, { processingNumber, processingVer })} size={620} onClose={onClose} bodyClass={css.uses}>
      {error && <EmptyState title={sayRefusal(words, error)} icon="warning" role="alert" />}
      {!error && !data && <Spin aria-label={words.say.loading} />}
      {data && (
        <>
          <h3>{field.typeCount}</h3>
          {data.types.length === 0 ? <p>{said.noTypes}</p> : (
            <ul>
              {data.types.map(({ typeNo, typeVer, typeName, definitionStatus }) => (
                <li key={`${typeNo} ${typeVer}`}>
                  <b>{typeNo}</b><span>{fill(words.versions.versionHead, { version: typeVer })}</span><span>{typeName}</span>
                  <StatusDot tone={toneOf('definitionStatus', definitionStatus)}>{words.definitionStatus[definitionStatus]}</StatusDot>
                </li>
              ))}
            </ul>
          )}
          <h3>{field.orderCount}</h3>
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
