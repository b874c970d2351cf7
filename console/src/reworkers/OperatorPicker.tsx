import { operators } from '@takt/contract/operators.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { Picker } from '~/shapes/Picker.tsx'

/** One of the plant's operators. */
export function OperatorPicker(input: InputProps) {
  const { data = [], isPending } = useAnswer(operators.names, {})
  const options = data.map(({ operatorNo, name }) => ({
    value: operatorNo,
    label: `${operatorNo} · ${name}`,
  }))
  return <Picker {...input} loading={isPending} options={options} />
}
