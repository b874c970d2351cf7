import { operators } from '@takt/contract/operators.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { Person } from '~/fields/Person.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './operators.module.css'

/** Where somebody was on this line, the last 50 times. */
export function Logins({ operatorNo }: { operatorNo: string }) {
  const { operators: operatorWords, field, say } = useWords()
  const formats = useFormats()
  const { data } = useAnswer(operators.logins, { operatorNo, limit: 50 })
  if (!data)
    return (
      <p className={css.quiet} role="status">
        {say.loading}
      </p>
    )
  if (data.rows.length === 0) return <p className={css.quiet}>{operatorWords.historyNone}</p>
  return (
    <table className={css.rows}>
      <thead>
        <tr>
          {[field.stationNumber, field.since, field.until, field.duration, field.loggedInBy].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.map(({ stationNumber, since, until, duration, loggedInBy }) => (
          <tr key={since}>
            <td>{stationNumber}</td>
            <td>{formats.shortMinute(since)}</td>
            <td>{until === null ? operatorWords.stillThere : formats.shortMinute(until)}</td>
            <td>{duration === null ? '–' : formats.duration(duration)}</td>
            <td>{loggedInBy === null ? operatorWords.byBadge : <Person userName={loggedInBy} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
