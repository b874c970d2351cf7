import { useState } from 'react'
import { Link } from 'react-router'
import { FollowUp, FollowUpFilter } from '@takt/contract/check-follow-ups.ts'
import { fill } from '@takt/contract/errors.ts'
import { inspections } from '@takt/contract/inspections.ts'
import { pages } from '@takt/contract/pages.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useSession } from '~/api/session.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { Action } from '~/ui/Action.tsx'
import { CheckPhoto } from './CheckPhoto.tsx'

const Filter = fieldsOf(FollowUpFilter)
const Field = fieldsOf(inspections.repair.input)
const col = columnsOf(FollowUp)
const columns = [
  col('itemCode', { width: 150 }),
  col('stationNumber', { width: 110 }),
  col('followUpState', { width: 130 }),
  col('foundAt'),
  col('foundBy', { width: 130 }),
  col('resultValue', { width: 110 }),
  col('remark', { width: 220 }),
  extraColumn<FollowUp>(
    'photo',
    ({ field }) => field.photo,
    80,
    ({ recordId: id, ...of }) => <CheckPhoto of={{ id, ...of }} />,
  ),
  col('callId', { width: 130, cell: ({ callId }) => callId !== null && <ToCall id={callId} /> }),
  col('workDone', { width: 240 }),
  col('doneBy', { width: 130 }),
  col('doneAt'),
  col('closedAt'),
]

function ToCall({ id }: { id: number }) {
  const { inspections: inspectionWords } = useWords()
  const may = useSession(({ grants }) => grants.lossInquiry !== undefined)
  const name = fill(inspectionWords.toCall, { id })
  return may ? (
    <Link to={`${pages.lossInquiry.path}?${new URLSearchParams({ call: String(id) })}`}>{name}</Link>
  ) : (
    name
  )
}

/** What was found NG and is to be done, what is open on top. */
export function FollowUps() {
  const { inspections: inspectionWords } = useWords()
  const list = useRegister(inspections.followUps, { place: 'followUps' })
  const forbidden = useForbidden(inspections.repair)
  const [saying, setSaying] = useState<FollowUp | null>(null)
  return (
    <>
      <Filters list={list}>
        <Filter name="itemCode" />
        <Filter name="followUpState" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ recordId }) => String(recordId)}
        empty={<p>{inspectionWords.noFollowUps}</p>}
        rowActions={(row) => (
          <Action icon="edit" word={inspectionWords.work} blocked={forbidden} onClick={() => setSaying(row)}>
            {fill(inspectionWords.workOne, { code: row.itemCode })}
          </Action>
        )}
      />
      {saying && <WorkSheet of={saying} onClose={() => setSaying(null)} />}
    </>
  )
}

function WorkSheet({ of: { recordId, itemCode, workDone }, onClose }: { of: FollowUp; onClose: () => void }) {
  const { inspections: inspectionWords } = useWords()
  const code = itemCode
  return (
    <Sheet
      title={fill(inspectionWords.workOne, { code })}
      command={inspections.repair}
      start={{ recordId, ...(workDone !== null && { workDone }) }}
      success={fill(inspectionWords.workSaid, { code })}
      onClose={onClose}
    >
      <Wide>
        <Field name="workDone" hint={inspectionWords.workHint} />
      </Wide>
    </Sheet>
  )
}
