import { Select } from 'antd'
import { stations } from '@takt/contract/stations.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import css from './Filters.module.css'

/** A station of the line by its number and name. */
export function StationPicker({ id, value, onChange, onBlur, disabled }: InputProps) {
  const { data = [], isPending } = useAnswer(stations.names, {})
  return (
    <Select
      id={id}
      className={css.picker}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      onBlur={onBlur}
      disabled={disabled}
      loading={isPending}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      options={data.map(({ stationNumber, stationName }) => ({
        value: stationNumber,
        label: stationName === stationNumber ? stationNumber : `${stationNumber} · ${stationName}`,
      }))}
    />
  )
}
