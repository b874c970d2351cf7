import { useState } from 'react'
import { Segmented } from 'antd'
import { calendar } from '@takt/contract/calendar.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useOpened } from '~/api/opened.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { GoTo } from '~/shapes/GoTo.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Page } from '~/shapes/Page.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import css from './calendar.module.css'
import { CopySlots } from './CopySlots.tsx'
import { SlotSets, type Writing } from './SlotSets.tsx'
import { SlotSheet } from './SlotSheet.tsx'

/** The slots of each shift: the rows of the hour-by-hour board, and its breaks. */
export default function TimeFragmentPage() {
  const words = useWords()
  const { calendar: calendarWords, page, say } = words
  const { data, error, refetch } = useAnswer(calendar.slots, {}, { ready: readLine() !== null })
  const [opened, open] = useOpened('shift')
  const [writing, write] = useState<Writing | null>(null)
  const [copying, copy] = useState<{ shiftName: string; validFrom: string } | null>(null)
  const shift = data?.shifts.find(({ shiftName }) => shiftName === opened) ?? data?.shifts[0]
  return (
    <Page
      name="timeFragment"
      actions={<ExportButton endpoint={calendar.exportSlots} list={{ filter: {}, sort: undefined }} />}
    >
      {!data && error && <NotRead error={error} again={refetch} />}
      {!data && !error && <Skeleton label={say.loading} panels={1} />}
      {data && !shift && (
        <EmptyState title={calendarWords.noShifts} icon="clock">
          <GoTo page="shiftManage">{page.shiftManage}</GoTo>
        </EmptyState>
      )}
      {data && shift && (
        <div className={css.page}>
          <p className={css.about}>
            {calendarWords.slotsAbout}
            {data.takt === null && ` ${calendarWords.noTakt}`}
          </p>
          <div className={css.segments}>
            <Segmented
              value={shift.shiftName}
              onChange={(name) => open(name)}
              options={data.shifts.map(({ shiftName, startTime, endTime }) => ({
                value: shiftName,
                label: `${shiftName} ${startTime}–${endTime}`,
              }))}
            />
          </div>
          <SlotSets
            shift={shift}
            sets={data.slots.filter(({ shiftName }) => shiftName === shift.shiftName)}
            takt={data.takt}
            today={data.today}
            onWrite={write}
            onCopy={copy}
          />
        </div>
      )}
      {writing && shift && data && <SlotSheet writing={writing} shift={shift} onClose={() => write(null)} />}
      {copying && <CopySlots slots={copying} onClose={() => copy(null)} />}
    </Page>
  )
}
