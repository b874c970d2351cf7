import { inspections, PlannedCheck, PlannedFilter } from '@takt/contract/inspections.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { CheckText } from './CheckText.tsx'

const Filter = fieldsOf(PlannedFilter)
const col = columnsOf(PlannedCheck)
const columns = [
  col('itemCode', { width: 150 }),
  col('stationNumber', { width: 110 }),
  extraColumn<PlannedCheck>(
    'checkText',
    ({ inspections: inspectionWords }) => inspectionWords.text,
    280,
    (check) => <CheckText of={check} />,
  ),
  col('checkState', { width: 160 }),
  col('dueAt'),
  col('recordedAt'),
  col('recordedBy', { width: 150 }),
]

/** What became of what was planned in the last days, newest first. */
export function PlannedChecks() {
  const { inspections: inspectionWords } = useWords()
  const list = useRegister(inspections.plan, { first: { sort: '-dueAt' }, place: 'plan' })
  return (
    <>
      <Filters list={list}>
        <Filter name="itemCode" />
        <Filter name="checkState" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ itemCode, dueAt }) => `${itemCode} ${dueAt}`}
        empty={<p>{inspectionWords.nothingPlanned}</p>}
      />
    </>
  )
}
