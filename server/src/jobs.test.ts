import { afterEach, expect, test, vi } from 'vitest'
import { isFour } from './jobs.ts'

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  // Changed at three, and from 2:45 to 3:45.
  ['Europe/Athens', '2026-03-29'],
  ['Europe/Athens', '2026-10-25'],
  ['Pacific/Chatham', '2026-09-27'],
  ['Pacific/Chatham', '2026-04-05'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Asia/Kolkata', '2026-05-05'],
  ['Asia/Tokyo', '2026-05-05'],
])('what is done once a night is done once in %s on %s', (timeZone, day) => {
  const from = Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds
  const to = Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds
  let done = 0
  // As the job comes: at 55 of each hour, in UTC.
  for (let at = Math.floor(from / 3_600_000) * 3_600_000 + 55 * 60_000; at < to; at += 3_600_000) {
    vi.useFakeTimers({ toFake: ['Date'], now: at })
    if (at >= from && isFour(timeZone)) done++
  }
  expect(done).toBe(1)
})
