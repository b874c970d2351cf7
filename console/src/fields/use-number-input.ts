import { useFormats } from './format.tsx'
import { plainNumber } from './typed-number.ts'

/** Makes the library's number input read and write with the decimal sign of the language: by itself it makes 25 of 2,5. */
export function useNumberInput() {
  const { decimal } = useFormats()
  return {
    decimalSeparator: decimal,
    // A text, as the library's own is, whatever type it gives it: '' is none, and not 0.
    parser: (typed?: string) => plainNumber(typed ?? '', decimal) as string & number,
  }
}
