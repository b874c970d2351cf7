import { symptomOf } from '@takt/contract/failures.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './rework.module.css'
import { useSayFound } from './use-say-found.ts'
import type { TheReport } from './use-report.ts'

/** Of a unit with several defects: which of them was repaired. */
export function WhichFailure({ report: { open, about, type } }: { report: TheReport }) {
  const { rework: reworkWords } = useWords()
  const sayFound = useSayFound()
  const bySymptom = [...new Map(open.map((failure) => [symptomOf(failure), failure])).values()]
  if (bySymptom.length < 2) return null
  return (
    <fieldset className={css.codes}>
      <legend>{reworkWords.which}</legend>
      {bySymptom.map((failure) => (
        <button
          key={failure.failId}
          type="button"
          aria-pressed={about !== null && symptomOf(failure) === symptomOf(about)}
          onClick={() => type({ failId: failure.failId })}
        >
          {sayFound(failure)}
        </button>
      ))}
    </fieldset>
  )
}
