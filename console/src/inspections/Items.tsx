import type { ReactNode } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { InspectionFilter, InspectionItem, inspections } from '@takt/contract/inspections.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { InUseFilter } from '~/shapes/InUseFilter.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { Action } from '~/ui/Action.tsx'
import { CheckText } from './CheckText.tsx'
import type { Writing } from './ItemSheet.tsx'

const Filter = fieldsOf(InspectionFilter)
const col = columnsOf(InspectionItem)
const columns = [
  col('itemCode', { width: 150 }),
  col('stationNumber', { width: 110 }),
  extraColumn<InspectionItem>(
    'checkText',
    ({ inspections: inspectionWords }) => inspectionWords.text,
    280,
    (item) => <CheckText of={item} />,
  ),
  col('inspectFrequency', { width: 180 }),
  col('everyPieces', { width: 130 }),
  col('inspectSchedule', { width: 130 }),
  col('lowerSpecLimit', { width: 120 }),
  col('upperSpecLimit', { width: 120 }),
  col('resultUnit', { width: 90 }),
  col('blocksArrival', { width: 170 }),
  col('enabled', { width: 90 }),
  col('validFrom'),
  col('retiredAt'),
]

type ItemsProps = { create: ReactNode; onWrite: (writing: Writing) => void }

export function Items({ create, onWrite }: ItemsProps) {
  const { inspections: inspectionWords } = useWords()
  const list = useRegister(inspections.list, { place: 'items' })
  return (
    <>
      <Filters list={list}>
        <Filter name="itemCode" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="inspectFrequency" />
        <Filter name="blocksArrival" />
        <Filter name="enabled" input={(input) => <InUseFilter {...input} />} />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ itemCode }) => itemCode}
        rowActions={(item) => <ItemMoves item={item} onWrite={() => onWrite(item)} />}
        empty={
          <>
            <p>{inspectionWords.listEmpty}</p>
            {create}
          </>
        }
      />
    </>
  )
}

function ItemMoves({ item, onWrite }: { item: InspectionItem; onWrite: () => void }) {
  const { inspections: inspectionWords } = useWords()
  const forbidden = useForbidden(inspections.update)
  const { itemCode, revision, enabled } = item
  const code = itemCode
  const retire = useCommand(inspections.retire, fill(inspectionWords.retired, { code }))
  const blocked = forbidden ?? (enabled ? null : inspectionWords.alreadyRetired)
  return (
    <>
      <Action icon="edit" bare blocked={blocked} onClick={onWrite}>
        {fill(inspectionWords.editOne, { code })}
      </Action>
      <ConfirmButton
        icon="stop"
        bare
        blocked={blocked}
        question={fill(inspectionWords.retireQuestion, { code })}
        onConfirm={() => retire({ itemCode, revision })}
      >
        {inspectionWords.retire}
      </ConfirmButton>
    </>
  )
}
