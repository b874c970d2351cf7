import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { type PeriodKind, periodKinds, reports } from '@takt/contract/reports.ts'
import type { ReportSchedule } from '@takt/contract/report-schedules.ts'
import { useAnswer, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Action } from '~/ui/Action.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './reports.module.css'
import { ScheduleSheet } from './ScheduleSheet.tsx'

/** What the line makes by itself: a row each for shifts, days and weeks. */
export function Schedules({ onClose }: { onClose: () => void }) {
  const { reports: reportWords, periodKind, say } = useWords()
  const { data, error, refetch } = useAnswer(reports.schedules, {})
  const forbidden = useForbidden(reports.saveSchedule)
  const [changing, change] = useState<PeriodKind | null>(null)
  const of = (kind: PeriodKind) => data?.find((one) => one.periodKind === kind)
  if (changing)
    return <ScheduleSheet periodKind={changing} schedule={of(changing)} onClose={() => change(null)} />
  return (
    <SideSheet title={reportWords.schedules} size={520} onClose={onClose}>
      <p className={css.none}>{reportWords.schedulesAbout}</p>
      {!data && error && <NotRead error={error} again={refetch} />}
      {!data && !error && <Waiting delay={200} label={say.loading} />}
      {data && (
        <ul className={css.schedules}>
          {periodKinds.map((kind) => (
            <li key={kind}>
              <span>
                <b>{periodKind[kind]}</b>
                <ScheduleText of={of(kind)} />
              </span>
              <Action icon="edit" blocked={forbidden} onClick={() => change(kind)}>
                {fill(reportWords.scheduleOne, { kind: periodKind[kind] })}
              </Action>
            </li>
          ))}
        </ul>
      )}
    </SideSheet>
  )
}

function ScheduleText({ of }: { of: ReportSchedule | undefined }) {
  const { reports: reportWords } = useWords()
  const { count } = useFormats()
  if (!of) return reportWords.notSet
  if (!of.enabled) return reportWords.off
  return fill(reportWords.after, {
    minutes: count(of.minutesAfter),
    count: count(of.toUsers.length + of.toRoles.length + of.toMails.length),
  })
}
