import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { InspectionRecord, inspections, RecordFilter } from '@takt/contract/inspections.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Period } from '~/shapes/Period.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { Action } from '~/ui/Action.tsx'
import { CheckPhoto } from './CheckPhoto.tsx'
import { CorrectSheet } from './CorrectSheet.tsx'
import { TrendSheet } from './Trend.tsx'

const Filter = fieldsOf(RecordFilter)
const col = columnsOf(InspectionRecord)
const columns = [
  col('itemCode', { width: 150 }),
  col('stationNumber', { width: 110 }),
  col('resultStatus', { width: 110 }),
  col('resultValue', { width: 110 }),
  col('recordedAt'),
  col('recordedBy', { width: 150 }),
  extraColumn<InspectionRecord>(
    'photo',
    ({ field }) => field.photo,
    80,
    (record) => <CheckPhoto of={record} />,
  ),
  col('signedBy', { width: 150 }),
  col('recordedLate', { width: 100 }),
  col('tooFast', { width: 120 }),
  col('remark', { width: 200 }),
  col('superseded', { width: 150 }),
  col('correctedAt'),
  col('correctedBy', { width: 150 }),
  col('reason', { width: 180 }),
]
const useRecords = () => useRegister(inspections.records, { place: 'records' })

export const ExportRecords = () => <ExportButton endpoint={inspections.export} list={useRecords()} />

/** Every check that was made, newest first; one that was corrected stays with its correction. */
export function Records() {
  const { inspections: inspectionWords } = useWords()
  const list = useRecords()
  const forbidden = useForbidden(inspections.correct)
  const [charted, setCharted] = useState<string | null>(null)
  const [correcting, setCorrecting] = useState<InspectionRecord | null>(null)
  return (
    <>
      <Filters list={list}>
        <Filter name="itemCode" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="resultStatus" />
        <Filter name="recordedBy" />
        <Filter name="recordedLate" />
        <Filter name="tooFast" />
        <Filter name="superseded" />
        <Period />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => String(id)}
        empty={<p>{inspectionWords.noRecords}</p>}
        rowActions={(record) => (
          <>
            <Action
              icon="edit"
              word={inspectionWords.correct}
              blocked={forbidden ?? (record.superseded ? inspectionWords.correctedAlready : null)}
              onClick={() => setCorrecting(record)}
            >
              {fill(inspectionWords.correctOne, { code: record.itemCode })}
            </Action>
            {record.resultValue !== null && (
              <Action icon="chart" bare onClick={() => setCharted(record.itemCode)}>
                {fill(inspectionWords.trendOf, { code: record.itemCode })}
              </Action>
            )}
          </>
        )}
      />
      {charted && <TrendSheet itemCode={charted} onClose={() => setCharted(null)} />}
      {correcting && <CorrectSheet record={correcting} onClose={() => setCorrecting(null)} />}
    </>
  )
}
