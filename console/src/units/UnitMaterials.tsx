import { Link } from 'react-router'
import { fill } from '@takt/contract/errors.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { pages } from '@takt/contract/pages.ts'
import type { Unit } from '@takt/contract/units.ts'
import { withUnit } from '@takt/contract/with-unit.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Sideways } from '~/ui/Sideways.tsx'
import css from './units.module.css'

/** More than a passport can show is read in the genealogy. */
const most = 30

/** What the unit is made of; a lot or serial leads to wherever else it is. */
export function UnitMaterials({ unit: { productId, productSn } }: { unit: Unit }) {
  const words = useWords()
  const { measure, shortMinute } = useFormats()
  const { data, error } = useAnswer(genealogy.ofUnit, { productId }, { follows: 'units' })
  const may = useSession(({ grants }) => grants.bomSummary !== undefined)
  const { genealogy: genealogyWords, field } = words
  if (error) return <p role="alert">{sayRefusal(words, error)}</p>
  if (!data?.components.length) return null
  const to = (sought: Record<string, string>) => `${pages.bomSummary.path}?${new URLSearchParams(sought)}`
  const left = data.components.length - most
  return (
    <section>
      <h3>{genealogyWords.materials}</h3>
      <Sideways label={genealogyWords.materials}>
        <table className={css.values}>
          <thead>
            <tr>
              {[field.part, field.bomLot, field.quantity, field.stationNumber, field.componentTime].map(
                (head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {data.components
              .slice(0, most)
              .map(
                ({
                  componentId,
                  depth,
                  bomCode,
                  bomName,
                  bomLot,
                  serial,
                  quantity,
                  unit,
                  stationNumber,
                  componentTime,
                }) => {
                  const name = serial ?? bomLot
                  return (
                    <tr key={componentId}>
                      <th scope="row" style={{ paddingInlineStart: 8 + depth * 16 }}>
                        {bomCode}
                        {bomName && <small>{bomName}</small>}
                      </th>
                      <td>
                        {name === null ? (
                          '–'
                        ) : may ? (
                          <Link to={to(serial === null ? { bomLot: name, bomCode } : { serial: name })}>
                            {name}
                          </Link>
                        ) : (
                          name
                        )}
                      </td>
                      <td className="number">{withUnit(measure(quantity), unit)}</td>
                      <td>{stationNumber}</td>
                      <td>{shortMinute(componentTime)}</td>
                    </tr>
                  )
                },
              )}
          </tbody>
        </table>
      </Sideways>
      <p>
        {left > 0 && fill(genealogyWords.moreParts, { count: left })}{' '}
        {may && <Link to={to(productSn ? { productSn } : { productId })}>{genealogyWords.toTree}</Link>}
      </p>
    </section>
  )
}
