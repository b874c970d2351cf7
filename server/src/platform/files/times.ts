import { formatsFor } from '@takt/contract/formats.ts'
import type { Language } from '@takt/contract/languages.ts'
import type { Db } from '../db/tables.ts'

const quarter = 900_000

/** An instant in a file: `2026-03-29T03:30:00.000+02:00`, in the plant's time zone. */
export async function plantTimes(db: Db) {
  const plant = await db.selectFrom('plant').select('timeZone').executeTakeFirst()
  const timeZone = plant?.timeZone ?? 'UTC'
  const say = timesIn(timeZone)
  const minutes = new Map<Language, (instant: string) => string>()
  return {
    say,
    /** To the minute, for readers whose language is unknown. */
    minute: (instant: string) => say(instant).slice(0, 16).replace('T', ' '),
    /** As the console shows it in this language. */
    minuteIn: (language: Language) =>
      minutes.getOrInsertComputed(language, () => formatsFor(language, timeZone).minute),
    today: () => Temporal.Now.plainDateISO(timeZone).toString(),
  }
}

/**
 * No zone changes its offset but on a quarter of an hour, and neighbouring rows have neighbouring times: looking up
 * every one of a million would take longer than reading them (5 µs against 1).
 */
export function timesIn(timeZone: string): (instant: string) => string {
  const offsets = new Map<number, number>()
  const offsetAt = (ms: number) => {
    const key = Math.floor(ms / quarter)
    const cached = offsets.get(key)
    if (cached !== undefined) return cached
    if (offsets.size > 10_000) offsets.clear()
    const offset =
      Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6
    offsets.set(key, offset)
    return offset
  }
  let last = { instant: '', text: '' }
  return (instant) => {
    if (instant !== last.instant) last = { instant, text: sayAt(Date.parse(instant), offsetAt) }
    return last.text
  }
}

function sayAt(ms: number, offsetAt: (ms: number) => number) {
  const offset = offsetAt(ms)
  const wall = Temporal.Instant.fromEpochMilliseconds(ms + offset)
    .toString({ fractionalSecondDigits: 3 })
    .slice(0, -1)
  const minutes = Math.abs(Math.round(offset / 60_000))
  return `${wall}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}
const two = (number: number) => String(Math.floor(number)).padStart(2, '0')
