import { fill } from '@takt/contract/errors.ts'
import { types, type ProductType, usesShown } from '@takt/contract/types.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { Sideways } from '~/ui/Sideways.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './types.module.css'

/** The newest orders that make this version. */
export function UsedBy({ typeNo, typeVer }: Pick<ProductType, 'typeNo' | 'typeVer'>) {
  const { types: typeWords, field, orderStatus: statuses, orders, say } = useWords()
  const { minute, count } = useFormats()
  const { data } = useAnswer(types.uses, { typeNo, typeVer })
  if (!data) return <Waiting label={say.loading} />
  if (data.length === 0) return <p>{typeWords.notUsed}</p>
  return (
    <Sideways label={typeWords.usedBy}>
      <table className={css.uses}>
        <thead>
          <tr>
            {[field.orderCode, field.lineNumber, field.orderStatus, orders.progress, field.planStart].map(
              (head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {data.map(
            ({ lineNumber, orderCode, orderName, orderStatus, orderNumber, actualNumber, planStart }) => (
              <tr key={`${lineNumber} ${orderCode}`}>
                <td title={orderName}>{orderCode}</td>
                <td>{lineNumber}</td>
                <td>
                  <StatusDot {...stateOf('orderStatus', orderStatus)}>{statuses[orderStatus]}</StatusDot>
                </td>
                <td>{fill(say.progressOf, { made: count(actualNumber), ordered: count(orderNumber) })}</td>
                <td>{minute(planStart)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {data.length === usesShown && <small>{fill(typeWords.newest, { count: usesShown })}</small>}
    </Sideways>
  )
}
