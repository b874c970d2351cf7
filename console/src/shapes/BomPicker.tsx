import { Select } from 'antd'
import { useFormContext, useWatch } from 'react-hook-form'
import { boms } from '@takt/contract/boms.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'

type WithBom = { typeNo: string; bomCode: string | null; bomVer: number | null }
const keyOf = (bomCode: string, bomVer: number) => `${bomCode} v${bomVer}`

/** A released bill of the chosen type, in its version. The present value stays choosable, whatever became of it. */
export function BomPicker({ id, disabled, invalid, required, describedBy, onBlur }: InputProps) {
  const { orders: orderWords } = useWords()
  const { control, setValue } = useFormContext<WithBom>()
  const [typeNo, bomCode, bomVer] = useWatch({ control, name: ['typeNo', 'bomCode', 'bomVer'] })
  const { data, isPending } = useAnswer(
    boms.list,
    { typeNo, definitionStatus: 'released', limit: 200 },
    { ready: Boolean(typeNo) },
  )
  // The list looks for what contains the type's number.
  const released = (data?.rows ?? []).filter((bom) => bom.typeNo === typeNo)
  const options = released.map((bom) => ({
    value: keyOf(bom.bomCode, bom.bomVer),
    label: `${keyOf(bom.bomCode, bom.bomVer)} · ${bom.bomName}`,
  }))
  const chosen = bomCode && bomVer ? keyOf(bomCode, bomVer) : null
  const choose = (key?: string) => {
    const bom = released.find((one) => keyOf(one.bomCode, one.bomVer) === key)
    setValue('bomCode', bom?.bomCode ?? null, { shouldDirty: true, shouldValidate: true })
    setValue('bomVer', bom?.bomVer ?? null, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Select
      id={id}
      disabled={disabled}
      loading={Boolean(typeNo) && isPending}
      status={invalid ? 'error' : ''}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onBlur={onBlur}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={orderWords.bomPicker}
      notFoundContent={orderWords.noBom}
      popupMatchSelectWidth={false}
      value={chosen}
      onChange={choose}
      options={
        chosen === null || options.some(({ value }) => value === chosen)
          ? options
          : [{ value: chosen, label: chosen }, ...options]
      }
    />
  )
}
