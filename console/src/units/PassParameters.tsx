import type { UsedParameter } from '@takt/contract/units.ts'
import { withUnit } from '@takt/contract/with-unit.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './units.module.css'

/** The parameters one pass was made with. */
export function PassParameters({ parameters }: { parameters: readonly UsedParameter[] }) {
  const { field } = useWords()
  const { measure } = useFormats()
  return (
    <table className={css.values}>
      <thead>
        <tr>
          <th scope="col">{field.paraName}</th>
          <th scope="col">{field.value}</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map(({ paraCode, paraName, value, unit }) => (
          <tr key={paraCode}>
            <th scope="row">
              {paraName}
              {paraName !== paraCode && <small>{paraCode}</small>}
            </th>
            <td className="number">{withUnit(typeof value === 'number' ? measure(value) : value, unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
