import { Switch } from 'antd'
import { ValueFilter } from '@takt/contract/values.ts'
import type { Listed } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Period } from '~/shapes/Period.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { CharacteristicPicker, SetPicker } from './pickers.tsx'
import type { View } from './view.ts'

const Filter = fieldsOf(ValueFilter)

/** What narrows the values. Pictures and figures are of a characteristic, not of a unit or a verdict. */
export function ValueFilters({
  list,
  view,
}: {
  list: Pick<Listed<unknown>, 'filter' | 'setFilter'>
  view: View
}) {
  const { units, values } = useWords()
  const rows = view === 'list' || view === 'pivot'
  return (
    <Filters list={list}>
      {rows && <Filter name="productSn" label={units.startsWith} />}
      <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
      <Filter name="colSetId" input={(input) => <SetPicker {...input} />} />
      <Filter name="resultCode" input={(input) => <CharacteristicPicker {...input} />} />
      <Period />
      {rows && (
        <Filter
          name="resultStatus"
          label={view === 'pivot' ? values.ngPasses : values.outOnly}
          input={(input) => <Only {...input} chosen="ng" />}
        />
      )}
      {rows && <Filter name="disagree" input={(input) => <Only {...input} chosen />} />}
    </Filters>
  )
}

/** On: only those. Off: no filter. */
const Only = ({ id, value, onChange, chosen }: InputProps & { chosen: string | true }) => (
  <span>
    <Switch id={id} checked={value === chosen} onChange={(on) => onChange(on ? chosen : undefined)} />
  </span>
)
