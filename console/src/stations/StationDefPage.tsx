import { useState } from 'react'
import { StationFilter, StationRow, stations } from '@takt/contract/stations.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Below } from '~/shapes/Below.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { InUseFilter } from '~/shapes/InUseFilter.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Action } from '~/ui/Action.tsx'
import { DeleteStation } from './DeleteStation.tsx'
import { Heard, KeyEnd, Standing } from './Heard.tsx'
import { Lasting } from './Lasting.tsx'
import { NewKey } from './NewKey.tsx'
import { Rate } from './Rate.tsx'
import { SilentStations, useSilent } from './SilentStations.tsx'
import { MakeKey, type MadeKey } from './StationKey.tsx'
import { StationRecord } from './StationRecord.tsx'
import { StationSheet, type Writing } from './StationSheet.tsx'
import { SwitchStation } from './StationUse.tsx'
import { useStationBulk } from './use-bulk.ts'
import { CopyStation, EditStation } from './WriteStation.tsx'

const Filter = fieldsOf(StationFilter)
const col = columnsOf(StationRow)
const columns = [
  col('stationNumber', { width: 96 }),
  col('stationName', { width: 236 }),
  col('stationStatus', { width: 124, cell: (station) => <Standing station={station} /> }),
  col('ipAddr', { width: 124 }),
  col('machineId', { width: 116 }),
  col('addr', { width: 90 }),
  col('optLevel', { width: 90 }),
  col('cycleTime', { width: 90 }),
  { ...col('cycleTimePerHour', { width: 90, cell: (station) => <Rate of={station} /> }), numeric: true },
  col('statusSince', {
    width: 124,
    cell: ({ statusSince }) => (statusSince ? <Lasting since={statusSince} /> : '–'),
  }),
  col('lastHeartbeat', { width: 180, cell: (station) => <Heard station={station} /> }),
  col('keyHint', { width: 84, cell: (station) => <KeyEnd station={station} /> }),
  col('stationCode', { width: 150 }),
  col('keyMadeAt'),
]

/** The stations of the line: what they are, whether they are alive, and the keys they connect with. */
export default function StationDefPage() {
  const words = useWords()
  const list = useRegister(stations.list)
  const forbidden = useForbidden(stations.create)
  const [writing, setWriting] = useState<Writing | null>(null)
  const [opened, open] = useOpened('station')
  const bulk = useStationBulk()
  const { silent, isPending } = useSilent()
  const [made, setMade] = useState<MadeKey | null>(null)

  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setWriting('new')}>
      {words.stations.createOne}
    </Action>
  )
  return (
    <Page
      name="stationDef"
      record={opened}
      actions={
        <>
          <ExportButton endpoint={stations.export} list={list} />
          {create}
        </>
      }
    >
      <SilentStations silent={silent} onOpen={open} />
      <Below ready={!isPending}>
        <Filters list={list}>
          <Filter name="stationNumber" />
          <Filter name="stationName" />
          <Filter name="stationStatus" />
          <Filter name="enabled" input={(input) => <InUseFilter {...input} />} />
        </Filters>
        <DataTable
          list={list}
          columns={columns}
          rowKey={({ stationNumber }) => stationNumber}
          onOpen={({ stationNumber }) => open(stationNumber)}
          bulk={bulk}
          empty={
            <>
              <p>{words.stations.listEmpty}</p>
              {create}
            </>
          }
          rowActions={(station) => (
            <>
              <EditStation station={station} bare onWrite={setWriting} />
              <MakeKey station={station} bare onMade={setMade} />
              <SwitchStation station={station} bare />
              <DeleteStation station={station} />
            </>
          )}
        />
      </Below>
      {opened !== null && (
        <StationRecord
          key={opened}
          stationNumber={opened}
          onMade={setMade}
          onClose={() => open(null)}
          actions={(station) => (
            <>
              <EditStation station={station} onWrite={setWriting} />
              <CopyStation station={station} onWrite={setWriting} />
              <SwitchStation station={station} />
            </>
          )}
        />
      )}
      {writing && <StationSheet writing={writing} onClose={() => setWriting(null)} />}
      {made && <NewKey made={made} onClose={() => setMade(null)} />}
    </Page>
  )
}
