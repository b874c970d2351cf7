import { lines } from '@takt/contract/lines.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { Picker } from './Picker.tsx'

/** Lines besides the one that is open. */
export function LinesPicker(input: InputProps) {
  const { data = [], isPending } = useAnswer(lines.list, {})
  const options = data
    .filter(({ lineNumber }) => lineNumber !== readLine())
    .map(({ lineNumber, lineName }) => ({ value: lineNumber, label: `${lineNumber} · ${lineName}` }))
  return <Picker {...input} many="multiple" loading={isPending} options={options} />
}
