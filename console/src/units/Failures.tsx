import { Failure } from '@takt/contract/units.ts'
import type { z } from 'zod'
import { lookOf } from '~/fields/look.ts'
import { Shown } from '~/fields/Shown.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ShortTime } from './ShortTime.tsx'
import css from './units.module.css'

type OneFailure = z.infer<typeof Failure>
const shown = [
  'failTime',
  'stationNumber',
  'stepSeq',
  'passNo',
  'resultCode',
  'defectCode',
  'resultValue',
  'failStatus',
  'closedTime',
] as const

/** What was wrong with the unit, and what was decided about it. */
export function Failures({ failures }: { failures: readonly OneFailure[] }) {
  const { field } = useWords()
  // A station that only says NG names no characteristic, a person no value: a column nobody filled says nothing.
  const filled = shown.filter((name) => failures.some((failure) => failure[name] !== null))
  return (
    <div className={css.wide}>
      <table className={css.values}>
        <thead>
          <tr>
            {filled.map((name) => (
              <th key={name} scope="col">
                {field[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {failures.map((failure) => (
            <tr key={failure.failId}>
              {filled.map((name) => (
                <td key={name}>
                  <Said name={name} failure={failure} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Said({ name, failure }: { name: (typeof shown)[number]; failure: OneFailure }) {
  if (name === 'failTime' || name === 'closedTime') return <ShortTime at={failure[name]} />
  return <Shown look={lookOf(Failure.shape[name])} field={name} value={failure[name]} />
}
