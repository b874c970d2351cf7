import { Input as AntInput } from 'antd'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import type { GaugeStudy } from '@takt/contract/gauges.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './gauges.module.css'
import { parseReadings } from './parse-readings.ts'

const examples: Record<GaugeStudy['studyKind'], string> = {
  type1: '10.01\n10.02\n9.99',
  crossed: '1; A; 10.01\n1; A; 10.02\n1; B; 9.99',
  attribute: '1; A; OK; OK\n1; B; OK; OK\n2; A; NG; OK',
}

/** All readings of a study as lines of text; what was understood of them is shown below. */
export function ReadingsInput({ id, onChange, onBlur, disabled, invalid }: InputProps) {
  const { gauges: gaugeWords } = useWords()
  const { decimal } = useFormats()
  const { control } = useFormContext()
  const kind = useWatch({ control, name: 'studyKind' }) as GaugeStudy['studyKind'] // a field of the same form
  const [text, setText] = useState('')
  const { readings, unread } = parseReadings(text, kind)
  const countOf = (name: 'part' | 'operator') => new Set(readings.map((one) => one[name])).size
  const counted = {
    readings: readings.length,
    parts: countOf('part'),
    operators: countOf('operator'),
  }
  return (
    <>
      <AntInput.TextArea
        id={id}
        rows={10}
        value={text}
        disabled={disabled}
        status={invalid ? 'error' : ''}
        placeholder={examples[kind].replaceAll('.', decimal)}
        onBlur={onBlur}
        onChange={({ target }) => {
          setText(target.value)
          const read = parseReadings(target.value, kind)
          // A study is kept for good: while a line of it is not understood it is no list of readings, and is not saved.
          onChange(read.unread.length > 0 ? target.value : read.readings)
        }}
      />
      <p className={css.quiet} role="status">
        {fill(kind === 'type1' ? gaugeWords.countedType1 : gaugeWords.counted, counted)}
      </p>
      {unread.slice(0, 3).map((one) => (
        <p key={one.line} className={css.bad}>
          {fill(gaugeWords.unread, one)}
        </p>
      ))}
    </>
  )
}
