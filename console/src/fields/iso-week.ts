const aDay = 86_400_000

/** The ISO week of a day `2026-11-22`: weeks begin on Monday, and the first of a year has its first Thursday. */
export function isoWeekOf(day: string): number {
  const at = Date.parse(`${day}T00:00:00Z`)
  const weekday = (Math.floor(at / aDay) + 3) % 7
  const thursday = new Date(at + (3 - weekday) * aDay)
  return 1 + Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / (7 * aDay))
}
