import { Select } from 'antd'
import { useFormContext, useWatch } from 'react-hook-form'
import { type OrderDraft, orders } from '@takt/contract/orders.ts'
import { types, type ProductType } from '@takt/contract/types.ts'
import { call } from '~/api/call.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'

const keyOf = (typeNo: string, typeVer: number) => `${typeNo} v${typeVer}`

/** A released type in its version. Choosing it brings its drawing, its route and its bill along; they may be changed afterwards. */
export function TypePicker({ id, disabled, invalid, required, describedBy, onBlur }: InputProps) {
  const words = useWords()
  const { control, setValue, getValues } = useFormContext<OrderDraft>()
  const [typeNo, typeVer] = useWatch({ control, name: ['typeNo', 'typeVer'] })
  const { data, isPending } = useAnswer(types.list, { definitionStatus: 'released', limit: 200 })
  const released = data?.rows ?? []

  const choose = (type: ProductType | undefined) => {
    if (!type) return
    const chosen = {
      typeNo: type.typeNo,
      typeVer: type.typeVer,
      picNumberVer: type.picNumberVer,
      processRoute: type.processingNumber,
      processRouteVer: type.processingVer,
    }
    const names = Object.keys(chosen) as (keyof typeof chosen)[] // the keys written two lines above
    for (const name of names) setValue(name, chosen[name], { shouldDirty: true, shouldValidate: true })
    void takeBill(type)
  }
  const takeBill = async ({ typeNo, typeVer }: ProductType) => {
    // Without an answer the planner chooses the bill.
    const bill = await call(orders.proposedBill, { typeNo, typeVer }).catch(() => null)
    // Another type may have been chosen meanwhile.
    if (getValues('typeNo') !== typeNo || getValues('typeVer') !== typeVer) return
    setValue('bomCode', bill?.bomCode ?? null, { shouldDirty: true, shouldValidate: true })
    setValue('bomVer', bill?.bomVer ?? null, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Select
      id={id}
      disabled={disabled}
      loading={isPending}
      status={invalid ? 'error' : ''}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onBlur={onBlur}
      showSearch={{ optionFilterProp: 'label' }}
      value={typeNo ? keyOf(typeNo, typeVer) : null}
      placeholder={words.orders.typePicker}
      notFoundContent={words.orders.noType}
      onChange={(key: string) => choose(released.find((type) => keyOf(type.typeNo, type.typeVer) === key))}
      options={released.map((type) => ({
        value: keyOf(type.typeNo, type.typeVer),
        label: `${keyOf(type.typeNo, type.typeVer)} · ${type.typeName}`,
      }))}
    />
  )
}
