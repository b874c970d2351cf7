import { AutoComplete } from 'antd'
import type { InputProps } from '~/fields/Input.tsx'
import css from './processings.module.css'

type StationName = { stationNumber: string; stationName: string }

/** A station of the chosen line, or the number of one that another line has: a route is the plant's, and may be made before its stations. */
export function StationChoice({
  id,
  value,
  onChange,
  disabled,
  invalid,
  required,
  describedBy,
  stations,
}: InputProps & { stations: readonly StationName[] }) {
  return (
    <AutoComplete
      id={id}
      className={css.whole}
      value={typeof value === 'string' ? value : ''}
      onChange={(next: string | undefined) => onChange(next ?? '')}
      disabled={disabled}
      popupMatchSelectWidth={false}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      {...(invalid && { status: 'error' as const })}
      showSearch={{ filterOption: true }}
      options={stations.map(({ stationNumber, stationName }) => ({
        value: stationNumber,
        label: stationName === stationNumber ? stationNumber : `${stationNumber} · ${stationName}`,
      }))}
    />
  )
}
