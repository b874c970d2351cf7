import { Select } from 'antd'
import { andonRules } from '@takt/contract/andonRules.ts'
import { fill } from '@takt/contract/errors.ts'
import { roleInWords } from '@takt/contract/first-roles.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './andonRules.module.css'

/** Several accounts that a notice of this line's calls reaches, several roles, or several targets. */
export function PeoplePicker({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  invalid,
  describedBy,
  of,
}: InputProps & { of: 'users' | 'roles' | 'targets' }) {
  const words = useWords()
  const { data, isPending } = useAnswer(andonRules.people, {})
  // A badge that is held to a reader, or its number, finds its person too.
  const users = (data?.users ?? []).map(({ userName, name, cardId }) => ({
    value: userName,
    label: [name === userName ? name : fill(words.andonRules.who, { name, userName }), cardId]
      .filter(Boolean)
      .join(' · '),
  }))
  const targets = (data?.targets ?? []).map((one) => ({ value: one, label: one }))
  const roles = (data?.roles ?? [])
    .map((role) => roleInWords({ ...role, description: null }, words))
    .map(({ roleKey, roleName }) => ({ value: roleKey, label: roleName }))
  return (
    <Select
      id={id}
      className={css.whole}
      mode="multiple"
      value={value ?? []}
      onChange={onChange}
      onBlur={onBlur}
      disabled={disabled}
      loading={isPending}
      status={invalid ? 'error' : ''}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      options={{ users, roles, targets }[of]}
    />
  )
}
