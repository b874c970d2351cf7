import { useEffect, useState, type RefObject } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'

const requiredFields = ['[data-field]', '[data-missing]']
  .map((one) => `${one}:has(> label[data-required="true"])`)
  .join()
const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** How many required fields of a form are empty; pressed, the first of them has the cursor. */
export function MissingFields({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { shell } = useWords()
  const { control } = useFormContext()
  const values = useWatch({ control })
  const [missing, setMissing] = useState<HTMLElement[]>([])
  // Which fields there are depends on the form itself: a picker may fill several, some come and go.
  useEffect(() => {
    const timer = setTimeout(() => {
      const fields = form.current?.querySelectorAll<HTMLElement>(requiredFields) ?? []
      setMissing(
        [...fields].filter(({ dataset: { field, look, missing } }) =>
          // A group within a field knows itself whether it is empty.
          field === undefined ? missing === 'true' : look !== 'flag' && isEmpty(values[field]),
        ),
      )
    })
    return () => clearTimeout(timer)
  }, [form, values])
  if (missing.length === 0) return null
  const jump = () => {
    const [field] = missing
    field?.scrollIntoView({ block: 'center' })
    field?.querySelector<HTMLElement>('input, textarea, [role=combobox]')?.focus()
  }
  return (
    <Action look="quiet" icon="warning" onClick={jump}>
      {fill(shell.missingFields, { count: missing.length })}
    </Action>
  )
}
