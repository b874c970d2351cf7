import { types } from '@takt/contract/types.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { Picker } from './Picker.tsx'

/** Types by number and name, one or several. */
export function TypesPicker({ many = false, ...input }: InputProps & { many?: boolean }) {
  const { data, isPending } = useAnswer(types.list, { limit: 200, sort: 'typeNo' })
  const names = new Map(data?.rows.map(({ typeNo, typeName }) => [typeNo, typeName]))
  const options = [...names].map(([value, name]) => ({ value, label: `${value} · ${name}` }))
  return <Picker {...input} many={many && 'multiple'} loading={isPending} options={options} />
}
