import type { ReportSpan } from '@takt/contract/equipmentReports.ts'

/** The first and the last day of the span that contains a day. Weeks begin on Monday (ISO 8601). */
export function daysOf(span: ReportSpan, day: string): { firstDay: string; lastDay: string } {
  const date = Temporal.PlainDate.from(day)
  const first = {
    day: date,
    week: date.subtract({ days: date.dayOfWeek - 1 }),
    month: date.with({ day: 1 }),
  }[span]
  const last = {
    day: first,
    week: first.add({ days: 6 }),
    month: first.add({ months: 1 }).subtract({ days: 1 }),
  }[span]
  return { firstDay: first.toString(), lastDay: last.toString() }
}

export function everyDay(firstDay: string, lastDay: string) {
  const days: string[] = []
  for (let day = Temporal.PlainDate.from(firstDay); day.toString() <= lastDay; day = day.add({ days: 1 }))
    days.push(day.toString())
  return days
}
