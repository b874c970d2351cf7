import { BindEvent, materials } from '@takt/contract/materials.ts'
import { useLedger } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { PartPicker } from '~/shapes/PartPicker.tsx'
import { Period } from '~/shapes/Period.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import type { OpenLot } from './use-opened-lot.ts'

const Filter = fieldsOf(materials.events.input)
const col = columnsOf(BindEvent)
const columns = [
  col('at', { label: ({ materials }) => materials.when }),
  col('bindEvent', { width: 120 }),
  col('stationNumber', { width: 100 }),
  col('position', { width: 90 }),
  col('bomCode', { width: 140, label: ({ field }) => field.part }),
  col('bomLot'),
  col('remaining'),
  col('boundBy'),
  col('reason', { width: 260 }),
]

/** What was bound and unbound, by whom and why: the newest first. */
export function BindLog({ onOpen }: { onOpen: OpenLot }) {
  const { materials: materialWords, field } = useWords()
  const list = useLedger(materials.events, { place: 'log-' })
  return (
    <>
      <Filters list={list}>
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="bindEvent" />
        <Filter name="bomCode" label={field.part} input={(input) => <PartPicker {...input} />} />
        <Filter name="bomLot" />
        <Period />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ eventId }) => eventId}
        onOpen={onOpen}
        empty={<p>{materialWords.logEmpty}</p>}
      />
    </>
  )
}
