import { Select } from 'antd'
import { stations } from '@takt/contract/stations.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import css from './Picker.module.css'

/** Several stations of the line. */
export function StationsPicker({ id, value, onChange, onBlur, disabled, describedBy }: InputProps) {
  const { data = [], isPending } = useAnswer(stations.names, {})
  return (
    <Select
      id={id}
      className={css.whole}
      mode="multiple"
      value={value ?? []}
      onChange={onChange}
      onBlur={onBlur}
      disabled={disabled}
      loading={isPending}
      aria-describedby={describedBy}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      options={data.map(({ stationNumber, stationName }) => ({
        value: stationNumber,
        label: `${stationNumber} · ${stationName}`,
      }))}
    />
  )
}
