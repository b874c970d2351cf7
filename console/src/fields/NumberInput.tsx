import { useLayoutEffect, useRef, type ComponentProps, type ComponentRef } from 'react'
// oxlint-disable-next-line no-restricted-imports -- the one place that may
import { InputNumber } from 'antd'
import { useWords } from '~/i18n/words.tsx'
import { useFormats } from './format.tsx'
import { plainNumber } from './typed-number.ts'

type Props<V extends number | string> = Omit<
  ComponentProps<typeof InputNumber<V>>,
  'decimalSeparator' | 'parser' | 'ref'
>

/** The library's input for numbers, which reads and writes the decimal sign of the language: by itself it makes 25 of 2,5. */
export function NumberInput<V extends number | string = number>(props: Props<V>) {
  const { decimal } = useFormats()
  const { grid } = useWords()
  const input = useRef<ComponentRef<typeof InputNumber>>(null)
  // The library knows them in English only, and takes no other name.
  useLayoutEffect(() => {
    const box = input.current?.nativeElement
    box?.querySelector('.ant-input-number-action-up')?.setAttribute('aria-label', grid.increase)
    box?.querySelector('.ant-input-number-action-down')?.setAttribute('aria-label', grid.decrease)
  })
  return (
    <InputNumber<V>
      {...props}
      ref={input}
      decimalSeparator={decimal}
      // A text, as the library's own is, whatever type it gives it: '' is none, and not 0.
      parser={(typed) => plainNumber(typed ?? '', decimal) as string & V}
    />
  )
}
