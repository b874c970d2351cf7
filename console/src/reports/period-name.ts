import { fill } from '@takt/contract/errors.ts'
import type { PeriodReport } from '@takt/contract/reports.ts'
import { useFormats } from '~/fields/format.tsx'
import { isoWeekOf } from '~/fields/iso-week.ts'
import { useWords } from '~/i18n/words.tsx'

type Named = Pick<PeriodReport, 'periodKind' | 'firstDay' | 'lastDay' | 'shiftName'>

/** What people call the shift, day or week of a report. */
export function usePeriodName() {
  const { reports: reportWords } = useWords()
  const formats = useFormats()
  return ({ periodKind, firstDay, lastDay, shiftName }: Named) =>
    ({
      shift: fill(reportWords.ofShift, { day: formats.longDay(firstDay), shift: shiftName ?? '' }),
      day: formats.longDay(firstDay),
      week: fill(reportWords.ofWeek, {
        week: isoWeekOf(firstDay),
        days: `${formats.longDay(firstDay)} – ${formats.longDay(lastDay)}`,
      }),
    })[periodKind]
}
