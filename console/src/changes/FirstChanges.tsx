import type { ChangeRow } from '@takt/contract/changes.ts'
import { fill } from '@takt/contract/errors.ts'
import { useWords } from '~/i18n/words.tsx'
import { useSaidValue } from '~/shapes/said-value.ts'
import { useChangedField } from './changed-field.ts'

/** The first fields that became different, in one line. */
export function FirstChanges({ of: { fieldChanges, changeCount } }: { of: ChangeRow }) {
  const { changes: said } = useWords()
  const value = useSaidValue()
  const fieldName = useChangedField()
  const more = changeCount - fieldChanges.length
  const told = fieldChanges.map((change) => {
    const now = value(change.field, change.after)
    return change.before === null
      ? `${fieldName(change)}: ${now}`
      : `${fieldName(change)}: ${value(change.field, change.before)} → ${now}`
  })
  return [...told, ...(more > 0 ? [fill(said.more, { count: more })] : [])].join(' · ')
}
