import { fill } from '@takt/contract/errors.ts'
import { operators, type OperatorRow } from '@takt/contract/operators.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import css from './operators.module.css'
import { useStanding } from './Trained.tsx'

/** What somebody is trained for on this line, station by station, and until when. */
export function TrainingRows({ operator: { operatorNo, name, qualifications } }: { operator: OperatorRow }) {
  const { operators: operatorWords, field } = useWords()
  const formats = useFormats()
  const standing = useStanding()
  const forbidden = useForbidden(operators.disqualify)
  const remove = useCommand(operators.disqualify, operatorWords.removed)
  if (qualifications.length === 0) return <p className={css.quiet}>{operatorWords.trainedNone}</p>
  const notes = { good: null, soon: operatorWords.endsSoon, ended: operatorWords.ended }
  return (
    <table className={css.rows}>
      <thead>
        <tr>
          <th scope="col">{field.stationNumber}</th>
          <th scope="col">{field.level}</th>
          <th scope="col">{field.validUntil}</th>
          <th scope="col" aria-label={operatorWords.remove} />
        </tr>
      </thead>
      <tbody>
        {qualifications.map(({ stationNumber, level, validUntil }) => {
          const stands = standing({ validUntil })
          return (
            <tr key={stationNumber}>
              <td>{stationNumber}</td>
              <td className="number">{level}</td>
              <td data-standing={stands}>
                {validUntil === null ? operatorWords.forGood : formats.day(validUntil)} {notes[stands]}
              </td>
              <td>
                <ConfirmButton
                  icon="bin"
                  bare
                  blocked={forbidden}
                  destroys
                  question={fill(operatorWords.removeQuestion, { name, stationNumber })}
                  onConfirm={() => remove({ operatorNo, stationNumber })}
                >
                  {operatorWords.remove}
                </ConfirmButton>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
