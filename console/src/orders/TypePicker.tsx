import { Select } from 'antd'
import { useFormContext, useWatch } from 'react-hook-form'
import { type OrderDraft, orders } from '@takt/contract/orders.ts'
import { types, type ProductType } from '@takt/contract/types.ts'
import { call } from '~/api/call.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'

const keyOf = (typeNo: string, typeVer: number) => `${typeNo} v${typeVer}`

/** A released type in its version. Choosing it brings what is proposed for it: drawing, route and bill; they may be changed afterwards. */
export function TypePicker({ id, disabled, invalid, required, describedBy, onBlur }: InputProps) {
  const words = useWords()
  const { control, setValue, getValues } = useFormContext<OrderDraft>()
  const [typeNo, typeVer] = useWatch({ control, name: ['typeNo', 'typeVer'] })
  const { data, isPending } = useAnswer(types.list, { definitionStatus: 'released', limit: 200 })
  const released = data?.rows ?? []

  const set = (values: Partial<OrderDraft>) => {
    const names = Object.keys(values) as (keyof OrderDraft)[] // the keys of a part of the draft
    for (const name of names) setValue(name, values[name], { shouldDirty: true, shouldValidate: true })
  }
  const choose = async (type: ProductType | undefined) => {
    if (!type) return
    const { typeNo, typeVer } = type
    set({ typeNo, typeVer })
    // Without an answer the planner chooses; what belongs to the type chosen before goes either way.
    const proposal = await call(orders.proposal, {
      typeNo,
      typeVer,
      processRoute: null,
      processRouteVer: null,
    }).catch(() => null)
    // Another type may have been chosen meanwhile.
    if (getValues('typeNo') !== typeNo || getValues('typeVer') !== typeVer) return
    const {
      picNumberVer = null,
      processRoute = null,
      processRouteVer = null,
      bomCode = null,
      bomVer = null,
    } = proposal ?? {}
    set({ picNumberVer, processRoute, processRouteVer, bomCode, bomVer })
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
      onChange={(key: string) =>
        void choose(released.find((type) => keyOf(type.typeNo, type.typeVer) === key))
      }
      options={released.map((type) => ({
        value: keyOf(type.typeNo, type.typeVer),
        label: `${keyOf(type.typeNo, type.typeVer)} · ${type.typeName}`,
      }))}
    />
  )
}
