import { Select } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { lots, type Lot } from '@takt/contract/lots.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'

type Option = { value: string | number; label: string }

function Picker({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  invalid,
  required,
  describedBy,
  options,
  loading,
  nothing,
}: InputProps & { options: Option[]; loading: boolean; nothing: string }) {
  return (
    <Select
      id={id}
      disabled={disabled}
      loading={loading}
      status={invalid ? 'error' : ''}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onBlur={onBlur}
      showSearch={{ optionFilterProp: 'label' }}
      value={value as string | number | null}
      notFoundContent={nothing}
      options={options}
      onChange={onChange}
    /> // one of the options' values
  )
}

/** An order of which something is in no lot yet. */
export function OrderPicker(input: InputProps) {
  const { lots: lotWords } = useWords()
  const { count } = useFormats()
  const { data, isPending } = useAnswer(lots.undivided, {})
  const options = (data ?? []).map(({ orderCode, typeNo, left, orderNumber }) => ({
    value: orderCode,
    label: fill(lotWords.leftOf, { orderCode, typeNo, left: count(left), number: count(orderNumber) }),
  }))
  return <Picker {...input} options={options} loading={isPending} nothing={lotWords.noOrder} />
}

/** A lot that this one can go into. */
export function AlikePicker({ lot, ...input }: InputProps & { lot: Lot }) {
  const { lots: lotWords } = useWords()
  const { count } = useFormats()
  const { data, isPending } = useAnswer(lots.list, {
    orderCode: lot.orderCode,
    lotStatus: [lot.lotStatus],
    lotType: lot.lotType,
    limit: 200,
  })
  const alike = (data?.rows ?? []).filter(
    (other) =>
      other.id !== lot.id &&
      other.orderCode === lot.orderCode &&
      (['mainFlow', 'mainFlowSeq', 'mainFlowFromOper', 'mainFlowToOper'] as const).every(
        (name) => other[name] === lot[name],
      ),
  )
  const options = alike.map(({ id, lotNo, doneNumber, number }) => ({
    value: id,
    label: `${lotNo} · ${fill(lotWords.progressOf, { done: count(doneNumber), number: count(number) })}`,
  }))
  return <Picker {...input} options={options} loading={isPending} nothing={lotWords.nothingAlike} />
}
