import { StationTelegramFilter, StationTelegramRow, telegrams } from '@takt/contract/telegrams.ts'
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
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { UnitLink } from '~/shapes/UnitLink.tsx'
import { useView, ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { Refusal } from './Refusal.tsx'
import { TelegramRecord } from './TelegramRecord.tsx'
import { Traffic } from './Traffic.tsx'

const Filter = fieldsOf(StationTelegramFilter)
const col = columnsOf(StationTelegramRow)
const columns = [
  col('heardAt'),
  col('stationNumber', { width: 110 }),
  col('teleType', { width: 170 }),
  col('teleResult', { width: 120 }),
  col('productSn', {
    width: 205,
    cell: (row) => row.productSn && <UnitLink unit={{ ...row, productId: row.productSn }} />,
  }),
  col('errorKey', { width: 240, cell: (row) => <Refusal of={row} /> }),
  col('latency', { width: 120 }),
  col('attempts', { width: 90 }),
  col('messageId', { width: 220 }),
  col('traceId', { width: 150 }),
  col('at', { label: (words) => words.telegrams.happened }),
  col('answerCode', { width: 90, cell: ({ answerCode }) => String(answerCode) }),
]
const views = ['list', 'figures'] as const

/** Every call of the line's stations: request, answer, and how fast. */
export default function StationLogViewPage() {
  const { telegrams: telegramWords } = useWords()
  const [view, show] = useView(views)
  const list = useLedger(telegrams.list, { ready: view === 'list' })
  const [opened, open] = useOpened('telegram')
  return (
    <Page
      name="stationLogView"
      views={
        <ViewSwitch
          label={telegramWords.views}
          views={views}
          view={view}
          names={telegramWords.view}
          onShow={show}
        />
      }
      actions={<ExportButton endpoint={telegrams.export} list={list} />}
    >
      <Filters list={list}>
        <Filter name="productSn" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="teleType" hint={telegramWords.heartbeats} />
        <Filter name="teleResult" />
        <Filter name="messageId" />
        <Filter name="traceId" />
        <Period />
      </Filters>
      {view === 'list' && (
        <DataTable
          list={list}
          columns={columns}
          rowKey={({ id }) => id}
          onOpen={({ id }) => open(id)}
          current={opened ?? undefined}
          empty={
            <>
              <p>{telegramWords.empty}</p>
              <p>{telegramWords.emptyNext}</p>
            </>
          }
        />
      )}
      {view === 'figures' && <Traffic filter={list.filter} />}
      {opened !== null && <TelegramRecord key={opened} id={opened} onClose={() => open(null)} />}
    </Page>
  )
}
