import { useDeferredValue, useState } from 'react'
import { Select } from 'antd'
import { useFormContext, useWatch } from 'react-hook-form'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import css from './values.module.css'

type Chosen = {
  colSetId?: string | undefined
  colSetVersion?: number | undefined
  resultCode?: string | undefined
}

/** A collection set in its version: values are only comparable where the limits were the same. */
export function SetPicker({ id }: InputProps) {
  const { control, setValue } = useFormContext<Chosen>()
  const [colSetId, colSetVersion] = useWatch({ control, name: ['colSetId', 'colSetVersion'] })
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const { data, isPending } = useAnswer(collectionSets.list, {
    limit: 200,
    ...(search && { colSetId: search }),
  })
  // A draft was never measured by.
  const sets = (data?.rows ?? []).filter(({ definitionStatus }) => definitionStatus !== 'draft')
  const keyOf = (set: Chosen) => JSON.stringify([set.colSetId, set.colSetVersion])
  const chosen = { colSetId, colSetVersion }
  const options = sets.map((set) => ({
    value: keyOf(set),
    label: `${set.colSetId} v${set.colSetVersion} · ${set.colSetName}`,
  }))
  const isListed = options.some(({ value }) => value === keyOf(chosen))
  const choose = (key: string | undefined) => {
    const set = sets.find((one) => keyOf(one) === key)
    setValue('colSetId', set?.colSetId)
    setValue('colSetVersion', set?.colSetVersion)
    setValue('resultCode', undefined)
  }
  return (
    <Select
      id={id}
      className={css.picker}
      value={colSetId ? keyOf(chosen) : null}
      onChange={choose}
      loading={isPending}
      allowClear
      popupMatchSelectWidth={false}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onOpenChange={(open) => {
        if (!open) setTyped('')
      }}
      options={
        colSetId && !isListed
          ? [
              { value: keyOf(chosen), label: colSetVersion ? `${colSetId} v${colSetVersion}` : colSetId },
              ...options,
            ]
          : options
      }
    />
  )
}

/** A result code; of the chosen set, or of all of them. There may be thousands: what is typed is looked for on the server. */
export function CharacteristicPicker({ id, value, onChange }: InputProps) {
  const { control } = useFormContext<Chosen>()
  const [colSetId, colSetVersion] = useWatch({ control, name: ['colSetId', 'colSetVersion'] })
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const { data, isPending } = useAnswer(collectionSets.results, {
    limit: 200,
    ...(colSetId && { colSetId }),
    ...(colSetVersion && { colSetVersion }),
    ...(search && { resultCode: search }),
  })
  const names = new Map(data?.rows.map(({ resultCode, resultName }) => [resultCode, resultName]))
  return (
    <Select
      id={id}
      className={css.picker}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      loading={isPending}
      allowClear
      popupMatchSelectWidth={false}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onOpenChange={(open) => {
        if (!open) setTyped('')
      }}
      options={[...names].map(([resultCode, resultName]) => ({
        value: resultCode,
        label: resultCode === resultName ? resultCode : `${resultCode} · ${resultName}`,
      }))}
    />
  )
}
