import type { ReactNode } from 'react'
import { AndonCall, andon, CallFilter } from '@takt/contract/andon.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Period } from '~/shapes/Period.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { CallMoves } from './CallMoves.tsx'

const Filter = fieldsOf(CallFilter)
const col = columnsOf(AndonCall)
const columns = [
  col('stationNumber', { width: 110 }),
  col('callState', { width: 150 }),
  col('level', { width: 90 }),
  col('lossType', { width: 130 }),
  col('period', { width: 130, label: (words) => words.andon.minutes }),
  col('message', { width: 300 }),
  col('calledAt'),
  col('calledBy', { width: 130 }),
  col('faultReports', { width: 110, cell: ({ faultReports }) => faultReports || '–' }),
  col('arrivedAt'),
  col('arrivedBy', { width: 130 }),
  col('solvedAt'),
  col('solvedBy', { width: 130 }),
  col('endedAt'),
  col('endedBy', { width: 130 }),
  col('stopsLine', { width: 130 }),
  col('reason', { width: 180 }),
]

export const useCalls = () => useRegister(andon.list)

type CallsProps = { list: ReturnType<typeof useCalls>; callOne: ReactNode; onOpen: (id: number) => void }

/** Calls for help on the line and what became of them, newest first. */
export function Calls({ list, callOne, onOpen }: CallsProps) {
  const { andon: andonWords } = useWords()
  return (
    <>
      <Filters list={list}>
        <Filter name="callState" />
        <Filter name="level" />
        <Filter name="lossType" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="calledBy" />
        <Filter name="arrivedBy" />
        <Period />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => onOpen(id)}
        rowActions={(call) => <CallMoves call={call} bare />}
        empty={
          <>
            <p>{andonWords.listEmpty}</p>
            {callOne}
          </>
        }
      />
    </>
  )
}
