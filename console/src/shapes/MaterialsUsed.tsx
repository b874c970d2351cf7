import { Link } from 'react-router'
import { genealogy } from '@takt/contract/genealogy.ts'
import { pages } from '@takt/contract/pages.ts'
import { withUnit } from '@takt/contract/with-unit.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Sideways } from '~/ui/Sideways.tsx'
import css from './MaterialsUsed.module.css'
import { Panel } from './Panel.tsx'

/** The material lots an order consumed. A lot leads to wherever else it was used, for whoever may see that. */
export function MaterialsUsed({ orderCode }: { orderCode: string }) {
  const words = useWords()
  const { measure, count } = useFormats()
  const { genealogy: genealogyWords, field } = words
  const may = useSession(({ grants }) => grants.bomSummary !== undefined)
  const { data, error } = useAnswer(genealogy.materialsUsed, { orderCode }, { follows: 'units' })
  if (error) return <p role="alert">{sayRefusal(words, error)}</p>
  if (!data) return null
  const pathOf = (sought: Record<string, string>) => `${pages.bomSummary.path}?${new URLSearchParams(sought)}`
  const toAll = may && data.rows.length > 0 && <Link to={pathOf({ orderCode })}>{genealogyWords.toTree}</Link>
  return (
    <Panel title={genealogyWords.consumed} aside={toAll}>
      {data.rows.length === 0 ? (
        <p>{genealogyWords.noneConsumed}</p>
      ) : (
        <Sideways label={genealogyWords.consumed}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{field.part}</th>
                <th scope="col">{field.bomLot}</th>
                <th scope="col" className="number">
                  {field.quantity}
                </th>
                <th scope="col" className="number">
                  {field.units}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.rows.map(({ bomCode, bomName, bomLot, quantity, unit, units }) => (
                <tr key={`${bomCode} ${bomLot}`}>
                  <th scope="row">
                    {bomCode}
                    {bomName && <small>{bomName}</small>}
                  </th>
                  <td>
                    {bomLot !== null && may ? (
                      <Link to={pathOf({ bomLot, bomCode })}>{bomLot}</Link>
                    ) : (
                      (bomLot ?? '–')
                    )}
                  </td>
                  <td className="number">{withUnit(measure(quantity), unit)}</td>
                  <td className="number">{count(units)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Sideways>
      )}
    </Panel>
  )
}
