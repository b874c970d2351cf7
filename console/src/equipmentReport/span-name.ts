import type { EquipmentReport } from '@takt/contract/equipmentReports.ts'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { isoWeekOf } from '~/fields/iso-week.ts'
import { useWords } from '~/i18n/words.tsx'

/** What people call the day, week or month of a report. */
export function useSpanName() {
  const { calendar } = useWords()
  const formats = useFormats()
  return ({ reportSpan, firstDay, lastDay, stationNumber }: Named) => {
    const days = `${formats.longDay(firstDay)} – ${formats.longDay(lastDay)}`
    const name = {
      day: formats.longDay(firstDay),
      week: `${fill(calendar.week, { week: isoWeekOf(firstDay) })} (${days})`,
      month: days,
    }[reportSpan]
    return [name, stationNumber].filter(Boolean).join(' · ')
  }
}
type Named = Pick<EquipmentReport, 'reportSpan' | 'firstDay' | 'lastDay' | 'stationNumber'>
