import type { ChangeRow } from '@takt/contract/changes.ts'
import { fill } from '@takt/contract/errors.ts'
import { useWords } from '~/i18n/words.tsx'
import { useSayValue } from '~/shapes/use-say-value.ts'
import { useChangedField } from './changed-field.ts'

/** The first fields that became different, in one line. */
export function FirstChanges({ of: { fieldChanges, changeCount } }: { of: ChangeRow }) {
  const { changes: changeWords } = useWords()
  const value = useSayValue()
  const fieldName = useChangedField()
  const more = changeCount - fieldChanges.length
  const changeTexts = fieldChanges.map((change) => {
    const now = value(change.field, change.after)
    return change.before === null
      ? `${fieldName(change)}: ${now}`
      : `${fieldName(change)}: ${value(change.field, change.before)} → ${now}`
  })
  return [...changeTexts, ...(more > 0 ? [fill(changeWords.more, { count: more })] : [])].join(' · ')
}
