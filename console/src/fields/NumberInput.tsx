import type { ComponentProps } from 'react'
// oxlint-disable-next-line no-restricted-imports -- the one place that may
import { InputNumber } from 'antd'
import { useFormats } from './format.tsx'
import { plainNumber } from './typed-number.ts'

type Props<V extends number | string> = Omit<
  ComponentProps<typeof InputNumber<V>>,
  'decimalSeparator' | 'parser'
>

/** The library's input for numbers, which reads and writes the decimal sign of the language: by itself it makes 25 of 2,5. */
export function NumberInput<V extends number | string = number>(props: Props<V>) {
  const { decimal } = useFormats()
  return (
    <InputNumber<V>
      {...props}
      decimalSeparator={decimal}
      // A text, as the library's own is, whatever type it gives it: '' is none, and not 0.
      parser={(typed) => plainNumber(typed ?? '', decimal) as string & V}
    />
  )
}
