import { Select } from 'antd'
import { andonRules } from '@takt/contract/andonRules.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './andonRules.module.css'

/** One account that a notice of this line's calls reaches. */
export function PersonPicker({ id, value, onChange, onBlur, disabled, invalid, describedBy }: InputProps) {
  const words = useWords()
  const { data, isPending } = useAnswer(andonRules.people, {})
  const people = (data?.users ?? []).map(({ userName, name }) => ({
    value: userName,
    label: name === userName ? name : fill(words.andonRules.who, { name, userName }),
  }))
  return (
    <Select
      id={id}
      className={css.whole}
      value={value ?? null}
      onChange={onChange}
      onBlur={onBlur}
      disabled={disabled}
      loading={isPending}
      status={invalid ? 'error' : ''}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      options={people}
    />
  )
}
