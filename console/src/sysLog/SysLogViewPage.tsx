import { LogEntry, LogFilter, sysLog } from '@takt/contract/sysLog.ts'
import { useLedger } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Period } from '~/shapes/Period.tsx'
import { useView, ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { EntryRecord } from './EntryRecord.tsx'
import { LogFiles } from './LogFiles.tsx'

const Filter = fieldsOf(LogFilter)
const col = columnsOf(LogEntry)
const columns = [
  col('at'),
  col('logLevel', { width: 130 }),
  // On a telephone it names the row.
  { ...col('message', { width: 300 }), look: 'name' as const },
  col('module', { width: 140 }),
  col('userName', { width: 120 }),
  col('latency', { width: 120 }),
  col('traceId', { width: 140 }),
  col('path', { width: 240 }),
  col('server', { width: 150 }),
]
const views = ['list', 'files'] as const

/** The application's own log: its entries, and their files. */
export default function SysLogViewPage() {
  const { sysLog: sysLogWords } = useWords()
  const [view, show] = useView(views)
  const list = useLedger(sysLog.list, { ready: view === 'list' })
  const [opened, open] = useOpened('entry')
  return (
    <Page
      name="sysLogView"
      about={sysLogWords.about}
      views={
        <ViewSwitch
          label={sysLogWords.views}
          views={views}
          view={view}
          names={sysLogWords.view}
          onShow={show}
        />
      }
      actions={view === 'list' && <ExportButton endpoint={sysLog.export} list={list} />}
    >
      {view === 'files' && <LogFiles />}
      {view === 'list' && (
        <>
          <Filters list={list}>
            <Filter name="text" hint={sysLogWords.textHint} />
            <Filter name="logLevel" />
            <Filter name="module" />
            <Filter name="userName" />
            <Filter name="traceId" />
            <Filter name="server" />
            <Period />
          </Filters>
          <DataTable
            list={list}
            columns={columns}
            rowKey={({ entryId }) => entryId}
            onOpen={({ entryId }) => open(entryId)}
            current={opened ?? undefined}
            empty={
              <>
                <p>{sysLogWords.empty}</p>
                <p>{sysLogWords.emptyNext}</p>
              </>
            }
          />
        </>
      )}
      {opened !== null && <EntryRecord key={opened} id={opened} open={open} />}
    </Page>
  )
}
