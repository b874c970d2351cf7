import { useDeferredValue, useState } from 'react'
import { calendar, type MonthDay } from '@takt/contract/calendar.ts'
import { plant } from '@takt/contract/plant.ts'
import { lines } from '@takt/contract/lines.ts'
import { useAddress } from '~/api/address.ts'
import { useAnswer, useForbidden } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { ShiftDay } from '~/shapes/ShiftDay.tsx'
import { ShiftSheet } from '~/shapes/ShiftSheet.tsx'
import { Action } from '~/ui/Action.tsx'
import { Earlier } from '~/ui/Earlier.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { useNow } from '~/ui/now.ts'
import { Skeleton } from '~/ui/Skeleton.tsx'
import css from './calendar.module.css'
import { DaySheet } from './DaySheet.tsx'
import { OnDuty } from './OnDuty.tsx'
import { MonthBar } from './MonthBar.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { RotationPanel } from './RotationPanel.tsx'
import { TeamsPanel } from './TeamsPanel.tsx'

/** When the line works and who has which shift: the month, the teams, their rotation, and the shifts of every day. */
export default function ShiftManagePage() {
  const words = useWords()
  const { calendar: calendarWords, say } = words
  const formats = useFormats()
  const now = useNow(60_000)
  const line = readLine()
  const { query, ask } = useAddress(calendar.month.input)
  const month = query.month ?? formats.wall(instantOf(now)).slice(0, 7)
  const {
    data: shownMonth,
    error,
    refetch,
    isPlaceholderData,
  } = useAnswer(calendar.month, { month }, { ready: line !== null, keep: true })
  // A month is much to draw in one go, and all of it again once its teams are known.
  const { isPending } = useAnswer(calendar.teams, {})
  const data = useDeferredValue(isPending ? undefined : shownMonth)
  const { data: shifts } = useAnswer(plant.shifts, {}, { ready: line !== null })
  const forbidden = useForbidden(lines.saveShifts)
  const [planning, plan] = useState<MonthDay | null>(null)
  const [shifting, setShifting] = useState(false)

  const edit = (
    <Action icon="edit" blocked={forbidden} onClick={() => setShifting(true)}>
      {say.edit}
    </Action>
  )
  return (
    <Page
      name="shiftManage"
      about={line && <OnDuty />}
      actions={<ExportButton endpoint={calendar.export} list={{ filter: { month }, sort: undefined }} />}
    >
      {!data && error && <NotRead error={error} again={refetch} />}
      {!data && !error && <Skeleton label={say.loading} panels={1} />}
      {data && (
        <div className={css.page}>
          <MonthBar
            month={month}
            days={data.days}
            today={data.today}
            hasShifts={data.shifts.length > 0}
            drafts={data.drafts}
            onMonth={(next) => ask({ month: next })}
          />
          {data.shifts.length === 0 ? (
            <EmptyState title={calendarWords.noShifts} icon="calendar">
              {edit}
            </EmptyState>
          ) : (
            <Earlier waiting={isPlaceholderData}>
              <MonthGrid days={data.days} today={data.today} onPlan={plan} />
            </Earlier>
          )}
          <div className={css.panels}>
            <Panel title={calendarWords.shifts} aside={edit}>
              <p className={css.about}>{calendarWords.shiftsAbout}</p>
              <ShiftDay shifts={shifts ?? data.shifts} />
            </Panel>
            <TeamsPanel />
          </div>
          {data.shifts.length > 0 && (
            <RotationPanel key={line} rotation={data.rotation} shifts={data.shifts} today={data.today} />
          )}
        </div>
      )}
      {planning && data && (
        <DaySheet day={planning} isToday={planning.day === data.today} onClose={() => plan(null)} />
      )}
      {shifting && line && <ShiftSheet lineNumber={line} onClose={() => setShifting(false)} />}
    </Page>
  )
}
