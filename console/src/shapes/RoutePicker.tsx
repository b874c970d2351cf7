import { useDeferredValue, useState } from 'react'
import { Select } from 'antd'
import { useFormContext, useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import { processings, type Processing } from '@takt/contract/processings.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './Filters.module.css'

const keyOf = (number: string, version: number) => `${number} ${version}`
const shown = 200

/** A released route in its version; the version is written into the field named with it. The present value stays choosable, whatever became of it. */
export function RoutePicker({
  id,
  name,
  version,
  disabled,
  invalid,
  required,
  describedBy,
  onBlur,
}: InputProps & { version: string }) {
  const { types: typeWords } = useWords()
  const { control, setValue } = useFormContext()
  const [number, ver] = useWatch({ control, name: [name, version] }) as [string | null, number | null] // the form's own fields, of these kinds
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const first = useAnswer(processings.list, { definitionStatus: 'released', limit: shown })
  const isMore = (first.data?.total ?? 0) > shown
  const found = useAnswer(
    processings.list,
    { definitionStatus: 'released', processingNumber: search, limit: shown },
    { ready: isMore && search !== '' },
  )
  const released = (isMore && search ? found.data : first.data)?.rows ?? []

  const choose = (route: Pick<Processing, 'processingNumber' | 'processingVer'> | undefined) => {
    setValue(name, route?.processingNumber ?? null, { shouldDirty: true, shouldValidate: true })
    setValue(version, route?.processingVer ?? null, { shouldDirty: true, shouldValidate: true })
  }
  const labelOf = (number: string, ver: number, about = '') =>
    [fill(typeWords.routeOf, { processingNumber: number, processingVer: ver }), about]
      .filter(Boolean)
      .join(' · ')
  const options = released.map(({ processingNumber, processingVer, processingName }) => ({
    value: keyOf(processingNumber, processingVer),
    label: labelOf(processingNumber, processingVer, processingName),
  }))
  const chosen = number && ver ? keyOf(number, ver) : null
  const all =
    chosen === null || options.some(({ value }) => value === chosen)
      ? options
      : [{ value: chosen, label: labelOf(number!, ver!) }, ...options]
  return (
    <Select
      id={id}
      className={css.picker}
      disabled={disabled}
      loading={first.isPending}
      status={invalid ? 'error' : ''}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onBlur={onBlur}
      allowClear
      placeholder={typeWords.routePicker}
      notFoundContent={typeWords.noRoute}
      value={chosen}
      popupMatchSelectWidth={false}
      options={all}
      showSearch={{
        optionFilterProp: 'label',
        onSearch: setTyped,
        ...(isMore && search && { filterOption: false }),
      }}
      onChange={(key?: string) =>
        choose(
          released.find(
            ({ processingNumber, processingVer }) => keyOf(processingNumber, processingVer) === key,
          ),
        )
      }
    />
  )
}
