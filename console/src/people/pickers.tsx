import { Select } from 'antd'
import { lines } from '@takt/contract/lines.ts'
import { roleInWords } from '@takt/contract/first-roles.ts'
import { users } from '@takt/contract/users.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './people.module.css'

type PickerProps = InputProps & { several?: boolean; placeholder?: string }
type Choice = { value: string | boolean; label: string }

function Picker({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  invalid,
  required,
  describedBy,
  several = false,
  placeholder,
  choices,
  loading,
}: PickerProps & { choices: Choice[]; loading: boolean }) {
  return (
    <Select
      id={id}
      className={css.whole}
      disabled={disabled}
      loading={loading}
      status={invalid ? 'error' : ''}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      placeholder={placeholder}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear
      options={choices}
      onBlur={onBlur}
      popupMatchSelectWidth={false}
      onChange={(next: unknown) => onChange(next ?? (several ? [] : null))}
      {...(several
        ? { mode: 'multiple' as const, value: Array.isArray(value) ? value.map(String) : [] }
        : { value: value ?? null })}
    />
  )
}

/** A role, or `several`, by name and key. */
export function RolePicker(input: PickerProps) {
  const words = useWords()
  const { data = [], isPending } = useAnswer(users.roles, {})
  return (
    <Picker
      {...input}
      loading={isPending}
      choices={data
        .map((role) => roleInWords(role, words))
        .map(({ roleKey, roleName }) => ({
          value: roleKey,
          label: roleName === roleKey ? roleKey : `${roleName} (${roleKey})`,
        }))}
    />
  )
}

/** A line, or `several`, by number and name. */
export function LinePicker(input: PickerProps) {
  const { data = [], isPending } = useAnswer(lines.list, {})
  return (
    <Picker
      {...input}
      loading={isPending}
      choices={data.map(({ lineNumber, lineName }) => ({
        value: lineNumber,
        label: lineName === lineNumber ? lineNumber : `${lineNumber} · ${lineName}`,
      }))}
    />
  )
}

/** Yes, no, or both: a switch could not express that it does not matter. */
export function YesNoPicker(input: PickerProps) {
  const { say } = useWords()
  return (
    <Picker
      {...input}
      loading={false}
      choices={[
        { value: true, label: say.yes },
        { value: false, label: say.no },
      ]}
    />
  )
}
