import type { ReactNode, Ref } from 'react'
import { Input as Text, Select, Switch } from 'antd'
import type { z } from 'zod'
import { sayChoice, useWords } from '~/i18n/words.tsx'
import css from './Field.module.css'
import { useFormats } from './format.tsx'
import { longestOf, lookOf, optionsOf, timesOf } from './look.ts'
import { NumberInput } from './NumberInput.tsx'
import { DayInput, InstantInput } from './TimeInput.tsx'

/** What every input is given; `onChange` takes the value itself, or what the contract calls empty. */
export type InputProps = {
  id: string
  name: string
  schema: z.ZodType
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  // Each input has its own element; the form only focuses it.
  ref: Ref<never>
  disabled: boolean
  invalid: boolean
  required: boolean
  describedBy: string | undefined
  /** The id of its head, where it has no label. */
  labelledBy?: string
}

/** The form's state of a field, in the words of the library's inputs and of the page. */
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

/** How each kind of field is typed in. */
export function Input({ value, onChange, ...rest }: InputProps): ReactNode {
  const { schema, name, required, labelledBy } = rest
  const words = useWords()
  const { second } = useFormats()
  const look = lookOf(schema)
  const controlProps = forLibrary(rest)
  const change = (next: unknown) => onChange(next === '' || next === undefined ? null : next)
  const options = () =>
    optionsOf(schema).map((option) => ({ value: option, label: sayChoice(words, name, option) }))
  switch (look) {
    case 'choice':
      return (
        <Select
          {...controlProps}
          className={css.whole}
          value={value ?? null}
          onChange={change}
          options={options()}
          allowClear={!required}
        />
      )
    case 'choices':
      return (
        <Select
          {...controlProps}
          className={css.whole}
          mode="multiple"
          value={asList(value)}
          onChange={(list) => change(list.length > 0 ? list : null)}
          options={options()}
          allowClear
          maxTagCount="responsive"
        />
      )
    case 'codes':
    case 'accounts':
      return (
        <Select
          {...controlProps}
          className={css.whole}
          mode="tags"
          value={asList(value)}
          onChange={onChange}
          tokenSeparators={[',', ' ']}
          open={false}
          suffixIcon={null}
        />
      )
    case 'count':
    case 'version':
    case 'measure':
    case 'seconds':
    case 'number':
    case 'id':
      return (
        <NumberInput<number | string>
          {...controlProps}
          className={css.whole}
          value={asNumber(value)}
          onChange={change}
          {...(look === 'seconds' && { suffix: second() })}
          controls={look === 'count' || look === 'version'}
        />
      )
    case 'share':
      return (
        <NumberInput<number | string>
          {...controlProps}
          className={css.whole}
          value={timesOf(asNumber(value), 100)}
          onChange={(percent) => change(timesOf(asNumber(percent), 0.01))}
          suffix="%"
        />
      )
    case 'flag':
      return (
        <span>
          <Switch
            id={rest.id}
            aria-labelledby={labelledBy}
            checked={value === true}
            onChange={onChange}
            disabled={rest.disabled}
          />
        </span>
      )
    case 'instant':
      return <InstantInput {...controlProps} value={asText(value)} onChange={change} />
    case 'day':
      return <DayInput {...controlProps} value={asText(value)} onChange={change} />
    case 'note':
      return (
        <Text.TextArea
          {...controlProps}
          value={asText(value) ?? ''}
          onChange={({ target }) => change(target.value)}
          autoSize={{ minRows: 2, maxRows: 8 }}
          maxLength={longestOf(schema)}
        />
      )
    case 'uuid':
    case 'code':
    case 'account':
    case 'name':
    case 'text':
      return (
        <Text
          {...controlProps}
          value={asText(value) ?? ''}
          onChange={({ target }) => change(target.value)}
          maxLength={longestOf(schema)}
          allowClear={!required}
          autoComplete="off"
        />
      )
    case 'parts':
      throw new Error(`${name} is a list of rows: it is edited with RowsEditor, not with Field`)
  }
}

const asText = (value: unknown) => (value === null || value === undefined ? null : String(value))
const asNumber = (value: unknown) => (typeof value === 'number' ? value : null)
const asList = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
