import type { FieldChange } from '@takt/contract/changes.ts'
import { useWords } from '~/i18n/words.tsx'

/** `TORQUE › Upper limit`: the field in its word, after the rows around it. */
export function useChangedField() {
  const fields: Record<string, string> = useWords().field
  return ({ within, field }: Pick<FieldChange, 'within' | 'field'>) =>
    [...within.map((one) => fields[one] ?? one), fields[field] ?? field].join(' › ')
}
