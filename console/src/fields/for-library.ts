import type { InputProps } from './Input.tsx'

/** What the form says of a field, in the words of the library's inputs and of the page. */
export function forLibrary<Given extends Omit<InputProps, 'value' | 'onChange'>>({
  schema: _,
  name: __,
  invalid,
  required,
  describedBy,
  labelledBy,
  ...rest
}: Given) {
  return {
    ...rest,
    ...(invalid && { status: 'error' as const }),
    'aria-invalid': invalid,
    'aria-required': required,
    'aria-describedby': describedBy,
    'aria-labelledby': labelledBy,
  }
}
