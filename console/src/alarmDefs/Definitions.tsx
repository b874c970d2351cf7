import type { ReactNode } from 'react'
import { AlarmDef, AlarmDefFilter, alarmDefName, alarmDefs } from '@takt/contract/alarmDefs.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { CodePicker } from '~/shapes/CodePicker.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { InUseFilter } from '~/shapes/InUseFilter.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { AlarmDefMoves } from './AlarmDefMoves.tsx'
import { AlarmDefRecord } from './AlarmDefRecord.tsx'
import type { Writing } from './AlarmDefSheet.tsx'
import { AlarmText, ClassName, Where } from './AlarmText.tsx'

const Filter = fieldsOf(AlarmDefFilter)
const col = columnsOf(AlarmDef)
const columns = [
  col('alarmCode', { width: 175 }),
  col('stationNumber', { width: 140, cell: (def) => <Where of={def} /> }),
  extraColumn<AlarmDef>(
    'alarmText',
    ({ field }) => field.alarmText,
    280,
    (def) => <AlarmText of={def} />,
  ),
  col('alarmPriority', { width: 125 }),
  col('alarmClass', { width: 130, cell: (def) => <ClassName of={def} /> }),
  col('lossType', { width: 170 }),
  col('stopsMachine', { width: 190 }),
  col('callsHelp', { width: 150 }),
  col('onDelay', { width: 210, cell: ({ onDelay }) => <Seconds of={onDelay} /> }),
  col('offDelay', { width: 240, cell: ({ offDelay }) => <Seconds of={offDelay} /> }),
  col('enabled', { width: 90 }),
  col('updateDate'),
  col('updateAuthor', { width: 150 }),
]
const Seconds = ({ of }: { of: number }) => useFormats().seconds(of)
const useDefinitions = () => useRegister(alarmDefs.list, { first: { sort: 'alarmCode' } })

export const ExportDefinitions = () => <ExportButton endpoint={alarmDefs.export} list={useDefinitions()} />

type DefinitionsProps = { create: ReactNode; onWrite: (writing: Writing) => void }

export function Definitions({ create, onWrite }: DefinitionsProps) {
  const { alarmDefs: alarmDefWords } = useWords()
  const list = useDefinitions()
  const [opened, open] = useOpened('alarmDef')
  const moves = (def: AlarmDef, bare = false) => (
    <AlarmDefMoves def={def} bare={bare} onWrite={() => onWrite({ def })} />
  )
  return (
    <>
      <Filters list={list}>
        <Filter name="alarmCode" />
        <Filter name="alarmText" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="alarmClass" input={(input) => <CodePicker {...input} list="alarmClasses" />} />
        <Filter name="alarmPriority" />
        <Filter name="lossType" />
        <Filter name="enabled" input={(input) => <InUseFilter {...input} />} />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={alarmDefName}
        onOpen={(def) => open(alarmDefName(def))}
        empty={
          <>
            <p>{alarmDefWords.listEmpty}</p>
            {create}
          </>
        }
        rowActions={(def) => moves(def, true)}
      />
      {opened !== null && (
        <AlarmDefRecord key={opened} name={opened} actions={moves} onClose={() => open(null)} />
      )}
    </>
  )
}
