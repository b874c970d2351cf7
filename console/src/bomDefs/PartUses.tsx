import { Link } from 'react-router'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { fill } from '@takt/contract/errors.ts'
import type { DefinitionStatus } from '@takt/contract/moves.ts'
import { pages } from '@takt/contract/pages.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { sayChoice, useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Sideways } from '~/ui/Sideways.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './bomDefs.module.css'

/** The bills that name the part, each leading there. */
export function PartUses({ bomCode }: { bomCode: string }) {
  const words = useWords()
  const { bomDefs: bomDefWords, field, versions } = words
  const { measure } = useFormats()
  const { data, error, refetch } = useAnswer(bomDefs.uses, { bomCode }, { follows: 'boms' })
  if (error) return <NotRead error={error} again={refetch} />
  if (!data) return <Waiting label={words.say.loading} />
  if (data.length === 0) return <p>{bomDefWords.noUses}</p>
  return (
    <Sideways label={bomDefWords.uses}>
      <table className={css.table}>
        <thead>
          <tr>
            {[bomDefWords.bill, field.typeNo, field.definitionStatus, field.bomQty, field.stationNumber].map(
              (head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {data.map((use) => (
            <tr key={`${use.bomCode} ${use.bomVer} ${use.stationNumber} ${use.bomQty}`}>
              <td>
                <Link
                  to={`${pages.bomSet.path}?${new URLSearchParams({ bill: use.bomCode, version: String(use.bomVer) })}`}
                >
                  {fill(versions.of, { code: use.bomCode, version: use.bomVer })}
                </Link>
              </td>
              <td>{use.typeNo}</td>
              <td>
                <StatusDot {...stateOf('definitionStatus', use.definitionStatus as DefinitionStatus)}>
                  {sayChoice(words, 'definitionStatus', use.definitionStatus)}
                </StatusDot>
              </td>
              <td className="number">{measure(use.bomQty)}</td>
              <td>{use.stationNumber}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}
