const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)
const aDay = 86_400_000

/** The month so many later: `2026-11`. */
export function monthLater(month: string, by: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** 0 is Monday, as everywhere where weeks are counted by ISO. */
export const weekdayOf = (day: string) => (Math.floor(utc(day) / aDay) + 3) % 7

/** A week of days that only lend their weekday's name, Monday first. */
export const aWeek = [
  '2024-01-01',
  '2024-01-02',
  '2024-01-03',
  '2024-01-04',
  '2024-01-05',
  '2024-01-06',
  '2024-01-07',
]

/** A day with the weekday of a place in a cycle of whole weeks. */
export const dayOfCycle = (startDay: string, place: number) => aWeek[(weekdayOf(startDay) + place) % 7]!
