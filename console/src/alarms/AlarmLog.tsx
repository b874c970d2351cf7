import { type Alarm, alarms } from '@takt/contract/alarms.ts'
import { fill } from '@takt/contract/errors.ts'
import type { ReactNode } from 'react'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { bulkOf } from '~/shapes/bulk.ts'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { MoreActions } from '~/shapes/MoreActions.tsx'
import { Page } from '~/shapes/Page.tsx'
import { AlarmFilters } from './AlarmFilters.tsx'
import { AlarmMoves } from './AlarmMoves.tsx'
import { AlarmRecord } from './AlarmRecord.tsx'
import { columns } from './columns.tsx'
import { FoundAlarms } from './FoundAlarms.tsx'
import { addressOf, keyOf } from './key.ts'

const each = bulkOf<Alarm>()
const nameOf = ({ alarmCode, stationNumber }: Alarm) => `${alarmCode} · ${stationNumber}`

/** What is on now, or all that was. */
export function AlarmLog({ view, views }: { view: 'log' | 'on'; views: ReactNode }) {
  const { alarms: alarmWords } = useWords()
  const { count } = useFormats()
  const isOn = view === 'on' ? true : undefined
  const list = useRegister(alarms.list, { first: { sort: '-startTime' }, ...(isOn && { fixed: { isOn } }) })
  const [opened, open] = useOpened('alarm')
  const acknowledge = each(alarms.acknowledge, {
    label: alarmWords.acknowledge,
    icon: 'check',
    question: (selected) => fill(alarmWords.bulkQuestion, { count: count(selected) }),
    reason: 'required',
    input: (alarm, alarmCause) => ({ ...keyOf(alarm), alarmCause }),
  })
  return (
    <Page
      name="equipmentAlarm"
      about={alarmWords.about}
      views={views}
      actions={<ExportButton endpoint={alarms.export} list={list} {...(isOn && { add: { isOn } })} />}
      more={
        <MoreActions>
          <FoundAlarms list={list} isOn={isOn} />
        </MoreActions>
      }
    >
      <Filters list={list}>
        <AlarmFilters />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={addressOf}
        onOpen={(alarm) => open(addressOf(alarm))}
        current={opened ?? undefined}
        rowActions={(alarm) => <AlarmMoves alarm={alarm} bare />}
        bulk={{ nameOf, actions: [acknowledge] }}
        empty={<p>{isOn ? alarmWords.noneOn : alarmWords.listEmpty}</p>}
      />
      {opened !== null && <AlarmRecord key={opened} address={opened} onClose={() => open(null)} />}
    </Page>
  )
}
