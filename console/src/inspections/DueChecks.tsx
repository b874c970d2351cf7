import { type ReactNode, useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { DueCheck, DueFilter, inspections } from '@takt/contract/inspections.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { Action } from '~/ui/Action.tsx'
import { CheckText } from './CheckText.tsx'
import { RecordSheet } from './RecordSheet.tsx'
import { TrendSheet } from './Trend.tsx'

const Filter = fieldsOf(DueFilter)
const col = columnsOf(DueCheck)
const fixed = (column: ReturnType<typeof col>) => ({ ...column, sortable: false })
const columns = [
  col('itemCode', { width: 150 }),
  col('stationNumber', { width: 110 }),
  extraColumn<DueCheck>(
    'checkText',
    ({ inspections: inspectionWords }) => inspectionWords.text,
    280,
    (check) => <CheckText of={check} />,
  ),
  col('checkState', { width: 160 }),
  col('dueAt'),
  fixed(col('lateAt')),
  col('expectedAt'),
  col('recordedAt'),
  fixed(col('resultStatus', { width: 130 })),
  fixed(col('resultValue', { width: 120 })),
  fixed(col('blocksArrival', { width: 170 })),
]

/** Checks become due and late by the clock, and after pieces and stops. */
const renewal = 30_000

/** What is to be done now, the most urgent first. */
export function DueChecks({ create }: { create: ReactNode }) {
  const { inspections: inspectionWords } = useWords()
  const list = useRegister(inspections.due, { place: 'due', every: renewal })
  const forbidden = useForbidden(inspections.record)
  const [charted, setCharted] = useState<string | null>(null)
  const [recording, setRecording] = useState<DueCheck | null>(null)
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
        rowKey={({ itemCode }) => itemCode}
        onOpen={(check) => {
          if (!forbidden) setRecording(check)
          else if (check.measured) setCharted(check.itemCode)
        }}
        rowActions={(check) => (
          <>
            <Action
              icon="check"
              word={inspectionWords.record}
              blocked={forbidden}
              onClick={() => setRecording(check)}
            >
              {fill(inspectionWords.recordOne, { code: check.itemCode })}
            </Action>
            {check.measured && (
              <Action icon="chart" bare onClick={() => setCharted(check.itemCode)}>
                {fill(inspectionWords.trendOf, { code: check.itemCode })}
              </Action>
            )}
          </>
        )}
        empty={
          <>
            <p>{inspectionWords.nothingDue}</p>
            {create}
          </>
        }
      />
      {charted && <TrendSheet itemCode={charted} onClose={() => setCharted(null)} />}
      {recording && <RecordSheet check={recording} onClose={() => setRecording(null)} />}
    </>
  )
}
