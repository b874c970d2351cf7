import { stations } from '@takt/contract/stations.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { Picker } from './Picker.tsx'

/** Several stations of the line. */
export function StationsPicker(input: InputProps) {
  const { data = [], isPending } = useAnswer(stations.names, {})
  const options = data.map(({ stationNumber, stationName }) => ({
    value: stationNumber,
    label: `${stationNumber} · ${stationName}`,
  }))
  return <Picker {...input} many="multiple" loading={isPending} options={options} />
}
