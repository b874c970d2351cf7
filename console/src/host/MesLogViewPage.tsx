import { host, Telegram, TelegramFilter } from '@takt/contract/host.ts'
import { useLedger } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { readLine } from '~/api/stored.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { WhyNot } from '~/fields/WhyNot.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Below } from '~/shapes/Below.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { MoreActions } from '~/shapes/MoreActions.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Period } from '~/shapes/Period.tsx'
import { useView, ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { ConnectionState, useConnection } from './ConnectionState.tsx'
import { HostFigures } from './HostFigures.tsx'
import { HostKeys } from './HostKeys.tsx'
import { SettingsButton } from './SettingsSheet.tsx'
import { TelegramRecord } from './TelegramRecord.tsx'
import { useTelegramBulk } from './use-bulk.ts'

const Filter = fieldsOf(TelegramFilter)
const col = columnsOf(Telegram)
const columns = [
  col('at'),
  col('teleState', { width: 140 }),
  col('teleType', { width: 160 }),
  col('direction', { width: 130 }),
  col('orderCode', { width: 150 }),
  col('attempts', { width: 80 }),
  col('httpStatus', { width: 110 }),
  col('latency', { width: 120 }),
  col('errorText', { width: 260, cell: ({ errorText }) => <WhyNot of={errorText} /> }),
  col('doneAt'),
  col('nextTry'),
  col('lineNumber', { width: 110 }),
  col('lotNo', { width: 120 }),
  col('productSn', { width: 140 }),
  col('endpoint'),
  col('idempotencyKey', { width: 300 }),
  col('traceId', { width: 150 }),
  col('handledBy'),
  col('handledReason'),
]
const views = ['list', 'figures'] as const

/** Every telegram between the host and us, and the state of those that have not arrived yet. */
export default function MesLogViewPage() {
  const words = useWords()
  const line = readLine()
  const [view, show] = useView(views)
  const list = useLedger(host.list, { first: line ? { lineNumber: line } : {}, ready: view === 'list' })
  const [opened, open] = useOpened('telegram')
  const bulk = useTelegramBulk()
  const connection = useConnection(list.filter.lineNumber as string | undefined)
  return (
    <Page
      name="mesLogView"
      views={
        <ViewSwitch
          label={words.host.views}
          views={views}
          view={view}
          names={words.host.view}
          onShow={show}
        />
      }
      record={opened}
      actions={
        <>
          <ExportButton endpoint={host.export} list={list} />
          <SettingsButton />
        </>
      }
      more={
        <MoreActions>
          <HostKeys />
        </MoreActions>
      }
    >
      <ConnectionState
        connection={connection}
        onPick={(teleState) => list.setFilter({ teleState, direction: 'out' })}
      />
      <Below ready={!connection.isPending}>
        <Filters list={list}>
          <Filter name="direction" />
          <Filter name="teleType" />
          <Filter name="teleState" />
          <Filter name="orderCode" />
          <Filter name="lotNo" />
          <Filter name="productSn" />
          <Filter name="lineNumber" />
          <Filter name="traceId" />
          <Period />
        </Filters>
        {view === 'list' && (
          <DataTable
            list={list}
            columns={columns}
            rowKey={({ id }) => id}
            onOpen={({ id }) => open(String(id))}
            bulk={bulk}
            empty={
              <>
                <p>{words.host.empty}</p>
                <p>{list.filter.lineNumber === undefined ? words.host.emptyNext : words.host.emptyOfLine}</p>
              </>
            }
          />
        )}
        {view === 'figures' && <HostFigures filter={list.filter} />}
      </Below>
      {opened !== null && <TelegramRecord key={opened} id={Number(opened)} onClose={() => open(null)} />}
    </Page>
  )
}
