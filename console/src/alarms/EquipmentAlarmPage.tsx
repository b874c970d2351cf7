import { type Alarm, AlarmFilter, alarms } from '@takt/contract/alarms.ts'
import { fill } from '@takt/contract/errors.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { bulkOf } from '~/shapes/bulk.ts'
import { CodePicker } from '~/shapes/CodePicker.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { MoreActions } from '~/shapes/MoreActions.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Period } from '~/shapes/Period.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { useView, ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { AlarmMoves } from './AlarmMoves.tsx'
import { AlarmRecord } from './AlarmRecord.tsx'
import { columns } from './columns.tsx'
import { FoundAlarms } from './FoundAlarms.tsx'
import { addressOf, keyOf } from './key.ts'

const views = ['log', 'on'] as const
const Filter = fieldsOf(AlarmFilter)
const each = bulkOf<Alarm>()
const nameOf = ({ alarmCode, stationNumber }: Alarm) => `${alarmCode} · ${stationNumber}`

/** Every alarm of the line's stations: what is on now, and what was. */
export default function EquipmentAlarmPage() {
  const { alarms: said } = useWords()
  const { count } = useFormats()
  const [view, show] = useView(views)
  const isOn = view === 'on' ? true : undefined
  const list = useRegister(alarms.list, { first: { sort: '-startTime' }, ...(isOn && { fixed: { isOn } }) })
  const [opened, open] = useOpened('alarm')
  const acknowledge = each(alarms.acknowledge, {
    label: said.acknowledge,
    icon: 'check',
    question: (selected) => fill(said.bulkQuestion, { count: count(selected) }),
    reason: 'required',
    input: (alarm, alarmCause) => ({ ...keyOf(alarm), alarmCause }),
  })
  return (
    <Page
      name="equipmentAlarm"
      about={said.about}
      views={<ViewSwitch label={said.views} views={views} view={view} names={said.view} onShow={show} />}
      actions={<ExportButton endpoint={alarms.export} list={list} {...(isOn && { add: { isOn } })} />}
      more={
        <MoreActions>
          <FoundAlarms list={list} isOn={isOn} />
        </MoreActions>
      }
    >
      <Filters list={list}>
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="alarmCode" />
        <Filter name="alarmText" />
        <Filter name="alarmState" />
        <Filter name="alarmPriority" />
        <Filter name="alarmClass" input={(input) => <CodePicker {...input} list="alarmClasses" />} />
        <Filter name="lossType" />
        <Filter name="acknowledgedBy" />
        <Period />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={addressOf}
        onOpen={(alarm) => open(addressOf(alarm))}
        current={opened ?? undefined}
        rowActions={(alarm) => <AlarmMoves alarm={alarm} bare />}
        bulk={{ nameOf, actions: [acknowledge] }}
        empty={<p>{isOn ? said.noneOn : said.listEmpty}</p>}
      />
      {opened !== null && <AlarmRecord key={opened} address={opened} onClose={() => open(null)} />}
    </Page>
  )
}
