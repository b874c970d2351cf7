import { useId, useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { longestRework } from '@takt/contract/rework.ts'
import { FieldNote } from '~/fields/FieldNote.tsx'
import { NumberInput } from '~/fields/NumberInput.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useNow } from '~/ui/now.ts'
import css from './rework.module.css'
import type { TheReport } from './use-report.ts'

const most = longestRework / 60

/** Why no report can have the minutes that were typed, or that ran since the scan; else null. */
export function useWrongMinutes({ minutesAt }: TheReport) {
  const { issue } = useWords().shell
  const formats = useFormats()
  const minutes = minutesAt(useNow(6000))
  if (minutes > most) return fill(issue.tooBig, { most: formats.count(most) })
  return minutes < 0 ? fill(issue.tooSmall, { least: formats.count(0) }) : null
}

/** How long the rework took. Without limits of the input: it would turn what is typed into the limit, and say nothing. */
export function MinutesSpent({ report }: { report: TheReport }) {
  const { rework: reworkWords } = useWords()
  const id = useId()
  const noteId = `${id}-said`
  const wrong = useWrongMinutes(report)
  const now = useNow(6000)
  // Emptied, it counts by the clock again; not while the next number is typed into it.
  const [isEmptied, setIsEmptied] = useState(false)
  return (
    <div className={css.field}>
      <label htmlFor={id}>{reworkWords.spent}</label>
      <NumberInput
        id={id}
        className={css.minutes ?? ''}
        precision={1}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : noteId}
        status={wrong === null ? '' : 'error'}
        value={isEmptied ? null : report.minutesAt(now)}
        onChange={(minutes) => {
          setIsEmptied(minutes === null)
          report.type({ minutes })
        }}
        onBlur={() => setIsEmptied(false)}
      />
      <FieldNote id={noteId} wrong={wrong} hint={null} />
    </div>
  )
}
