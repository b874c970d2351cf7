import { noticeRules } from '@takt/contract/noticeRules.ts'
import { fill } from '@takt/contract/errors.ts'
import { roleInWords } from '@takt/contract/first-roles.ts'
import { lines } from '@takt/contract/lines.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Picker } from '~/shapes/Picker.tsx'

/** A line by its number and name. */
export function LinePicker(input: InputProps) {
  const { data = [], isPending } = useAnswer(lines.list, {})
  return (
    <Picker
      {...input}
      loading={isPending}
      options={data.map(({ lineNumber, lineName }) => ({
        value: lineNumber,
        label: lineName === lineNumber ? lineNumber : `${lineNumber} · ${lineName}`,
      }))}
    />
  )
}

/** Several accounts, roles or webhook targets that a rule may name. */
export function NamedPicker({ of, ...input }: InputProps & { of: 'users' | 'roles' | 'targets' }) {
  const words = useWords()
  const { data, isPending } = useAnswer(noticeRules.choices, {})
  const options = {
    users: (data?.users ?? []).map(({ userName, name }) => ({
      value: userName,
      label: name === userName ? name : fill(words.noticeRules.person, { name, userName }),
    })),
    roles: (data?.roles ?? [])
      .map((role) => roleInWords({ ...role, description: null }, words))
      .map(({ roleKey, roleName }) => ({ value: roleKey, label: roleName })),
    targets: (data?.targets ?? []).map((code) => ({ value: code, label: code })),
  }
  return <Picker {...input} many="multiple" loading={isPending} options={options[of]} />
}
