import type { z } from 'zod'
import type { Query } from '@takt/contract/endpoint.ts'
import { fill } from '@takt/contract/errors.ts'
import type { VersionUses as Uses } from '@takt/contract/uses.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './Versions.module.css'
import { NotRead } from './NotRead.tsx'

type VersionUsesProps<Key extends object> = {
  by: { keyOf: (of: Key) => Key; say: (sentence: string, of: Key) => string }
  of: Key
  uses: Query<z.ZodType<unknown, Key>, z.ZodType<Uses>>
  onClose: () => void
}

/** Which types name this version, and the newest orders that take it. */
export function VersionUses<Key extends object>({ by, of, uses, onClose }: VersionUsesProps<Key>) {
  const words = useWords()
  const { versions: versionWords, field } = words
  const { minute } = useFormats()
  const { data, error, refetch } = useAnswer(uses, by.keyOf(of), { follows: 'orders' })
  return (
    <SideSheet title={by.say(versionWords.usesOf, of)} size={620} onClose={onClose} bodyClass={css.uses}>
      {error && <NotRead error={error} again={refetch} />}
      {!error && !data && <Waiting label={words.say.loading} />}
      {data && (
        <>
          <h3>{field.typeCount}</h3>
          {data.types.length === 0 && <p>{versionWords.noTypes}</p>}
          <ul>
            {data.types.map(({ typeNo, typeVer, typeName, definitionStatus }) => (
              <li key={`${typeNo} ${typeVer}`}>
                <b>{typeNo}</b>
                <span>{fill(versionWords.versionHead, { version: typeVer })}</span>
                <span>{typeName}</span>
                <StatusDot {...stateOf('definitionStatus', definitionStatus)}>
                  {words.definitionStatus[definitionStatus]}
                </StatusDot>
              </li>
            ))}
          </ul>
          <h3>{field.orderCount}</h3>
          {data.orders.length === 0 && <p>{versionWords.noOrders}</p>}
          {data.orders.length < data.orderCount && (
            <p>{fill(versionWords.newest, { count: data.orders.length, total: data.orderCount })}</p>
          )}
          <ul>
            {data.orders.map(({ lineNumber, orderCode, orderName, orderStatus, planStart }) => (
              <li key={`${lineNumber} ${orderCode}`}>
                <b>{orderCode}</b>
                <span>{lineNumber}</span>
                <span>{orderName}</span>
                <time dateTime={planStart}>{minute(planStart)}</time>
                <StatusDot {...stateOf('orderStatus', orderStatus)}>
                  {words.orderStatus[orderStatus]}
                </StatusDot>
              </li>
            ))}
          </ul>
        </>
      )}
    </SideSheet>
  )
}
