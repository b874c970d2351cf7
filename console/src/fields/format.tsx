import { createContext, use, useMemo, type ReactNode } from 'react'
import { plant } from '@takt/contract/plant.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useLanguage } from '~/i18n/words.tsx'

/** The only place of the console that turns instants and numbers into text. Every instant is the plant's, wherever the reader sits. */
export function formatsFor(language: string, timeZone: string) {
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, { timeZone, ...options })
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const instants = dates({ ...date, ...clock, second: '2-digit' })
  const minutes = dates({ ...date, ...clock })
  const shortMinutes = dates({ month: '2-digit', day: '2-digit', ...clock })
  const days = new Intl.DateTimeFormat(language, { ...date, timeZone: 'UTC' })
  const longDays = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long', timeZone: 'UTC' })
  const clocks = dates(clock)
  const seconds = dates({ ...clock, second: '2-digit' })
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const exact = new Intl.NumberFormat(language, { maximumSignificantDigits: 9 })
  const percents = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const hundredths = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const rounded = new Intl.NumberFormat(language, { maximumSignificantDigits: 5 })
  const since = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const unit = (name: string, digits: number) => new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits })
  const [ofSeconds, ofMinutes, ofHours, ofDays] = [unit('second', 1), unit('minute', 0), unit('hour', 0), unit('day', 0)]
  // The cast: on every machine of ours Intl gives these parts.
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, ...date, ...clock, second: '2-digit' })

  return {
    timeZone,
    count: (value: number) => whole.format(value),
    measure: (value: number) => exact.format(value),
    share: (value: number) => percents.format(value),
    /** A capability index: 1.33. */
    index: (value: number) => hundredths.format(value),
    /** What was calculated from measured values has no more digits than they. */
    figure: (value: number) => rounded.format(value),
    instant: (value: string) => safe(value, instants),
    minute: (value: string) => safe(value, minutes),
    shortMinute: (value: string) => safe(value, shortMinutes),
    clock: (value: string) => safe(value, clocks),
    clockSeconds: (value: string) => safe(value, seconds),
    day: (value: string) => safe(value, days),
    /** With the weekday; in Chinese 2026年3月2日星期一. */
    longDay: (value: string) => safe(value, longDays),
    /** At most two units, the way a foreman says it: 2 h 5 min. */
    duration: (value: number) => {
      const total = Math.round(Math.abs(value))
      if (Math.abs(value) < 60) return ofSeconds.format(Math.abs(value))
      if (total < 3600) return join(ofMinutes.format(Math.floor(total / 60)), total % 60, ofSeconds)
      if (total < 86_400) return join(ofHours.format(Math.floor(total / 3600)), Math.floor((total % 3600) / 60), ofMinutes)
      return join(ofDays.format(Math.floor(total / 86_400)), Math.floor((total % 86_400) / 3600), ofHours)
    },
    /** "5 minutes ago", "in 2 hours". */
    ago: (value: string, now: number) => {
      const seconds = (Date.parse(value) - now) / 1000
      if (Number.isNaN(seconds)) return '–'
      const [size, unit] = steps.find(([size]) => Math.abs(seconds) >= size) ?? ([1, 'second'] as const)
      return since.format(Math.trunc(seconds / size), unit)
    },
    /** The plant's clock at that instant, `2026-03-02T06:00:00`, for what is typed in. */
    wall: (value: string) => parts.format(new Date(value)).replace(', ', 'T'),
  }
}
export type Formats = ReturnType<typeof formatsFor>

const steps = [[86_400, 'day'], [3600, 'hour'], [60, 'minute']] as const

/** Rubbish is a dash, never "Invalid Date". */
function safe(value: string, format: Intl.DateTimeFormat): string {
  const time = Date.parse(value)
  return Number.isNaN(time) ? '–' : format.format(time)
}

const join = (first: string, rest: number, format: Intl.NumberFormat) => (rest > 0 ? `${first} ${format.format(rest)}` : first)

/** The instant at which the plant's clock shows this. In the hour that a clock change skips: as if it had not been changed yet. */
export function instantAt(formats: Pick<Formats, 'wall'>, wall: string): string {
  const wanted = Date.parse(`${wall}Z`)
  const offsetAt = (time: number) => Date.parse(`${formats.wall(new Date(time).toISOString())}Z`) - time
  const guess = wanted - offsetAt(wanted)
  const better = wanted - offsetAt(guess)
  return new Date(better).toISOString()
}

export const instantOf = (time: number) => new Date(time).toISOString()

const Spoken = createContext<Formats>(formatsFor('en', 'UTC'))
export const useFormats = () => use(Spoken)

export function FormatsOf({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const language = useLanguage()
  const formats = useMemo(() => formatsFor(language, timeZone), [language, timeZone])
  return <Spoken value={formats}>{children}</Spoken>
}

/** Everything inside speaks the plant's time. */
export function PlantFormats({ children }: { children: ReactNode }) {
  // Before somebody is known the server would only refuse, and after that nothing is asked twice.
  const signedIn = useSession(({ info }) => info !== null && !info.mustChangePassword)
  const { data } = useAnswer(plant.get, {}, { ready: signedIn })
  return <FormatsOf timeZone={data?.timeZone ?? 'UTC'}>{children}</FormatsOf>
}
