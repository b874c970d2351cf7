import { PassFilter } from '@takt/contract/passes.ts'
import type { Listed } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { NumberInput } from '~/fields/NumberInput.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Period } from '~/shapes/Period.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import css from './passes.module.css'

const Filter = fieldsOf(PassFilter)

/** What narrows the passes. Yields are of all tries and verdicts, so these two filter rows only. */
export function PassFilters({
  list,
  rows,
}: {
  list: Pick<Listed<unknown>, 'filter' | 'setFilter' | 'first'>
  rows: boolean
}) {
  const { units } = useWords()
  return (
    <Filters list={list}>
      <Filter name="productSn" label={units.startsWith} />
      <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
      <Filter
        name="stepSeq"
        input={({ id, value, onChange }) => (
          <NumberInput
            className={css.number}
            id={id}
            min={1}
            max={9999}
            value={typeof value === 'number' ? value : null}
            onChange={(next) => onChange(next ?? undefined)}
          />
        )}
      />
      <Filter name="typeNo" />
      <Filter name="orderCode" />
      <Period />
      {rows && <Filter name="resultStatus" />}
      {rows && <Filter name="tries" />}
    </Filters>
  )
}
