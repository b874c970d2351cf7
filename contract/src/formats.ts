import { abbreviate } from './abbreviate.ts'
import { durations, once } from './durations.ts'
import { timeOf, type Moment } from './moment.ts'

/** The only place that turns instants and numbers into what a person reads, on the screen and on paper. Every instant is the plant's, wherever the reader sits. */
export function formatsFor(language: string, timeZone: string) {
  // A format costs up to a millisecond to make, and a screen needs only a few kinds: each is made when it is first used.
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(language, { timeZone, ...options }))
  const numbers = (options: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(language, options))
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  // Chinese writes 2018年07月13日 星期五, as the specification has it; every other language in its own way.
  const [english, chinese] = [language === 'en', language === 'zh']
  const longDate = {
    year: 'numeric',
    month: chinese ? '2-digit' : 'long',
    day: chinese ? '2-digit' : 'numeric',
    weekday: 'long',
  } as const
  const exact = numbers({ maximumSignificantDigits: 9 })
  // "Yesterday" would be wrong for 30 hours ago, so past times are counted.
  const since = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'always' }))
  const now = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second'))
  const sizes = ['byte', 'kilobyte', 'megabyte', 'gigabyte'].map((unit) =>
    numbers({
      style: 'unit',
      unit,
      unitDisplay: unit === 'byte' ? 'long' : 'short',
      maximumFractionDigits: 1,
    }),
  )
  // The cast: on every machine of ours Intl gives these parts.
  const parts = once(
    () => new Intl.DateTimeFormat('en-CA', { timeZone, ...date, ...clock, second: '2-digit' }),
  )
  const wall = (value: string) => parts().format(new Date(value)).replace(', ', 'T')
  const isRepeated = (value: string) =>
    [-3_600_000, 3_600_000].some((away) => wall(instantOf(Date.parse(value) + away)) === wall(value))
  const offsets = once(() => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }))
  const offsetAt = (value: string) =>
    offsets()
      .formatToParts(new Date(value))
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const find = (value: Moment): number | null =>
    timeOf(value, (typed) =>
      Number.isNaN(Date.parse(`${typed}Z`)) ? Number.NaN : Date.parse(instantAt({ wall }, typed)),
    )
  const say = (options: Intl.DateTimeFormatOptions) => {
    const format = dates(options)
    return (value: Moment) => safe(find(value), format)
  }
  const sayClock = say(clock)
  // A day without a time is the same day everywhere; of an instant it is the plant's day.
  const sayDay = (options: Intl.DateTimeFormatOptions) => {
    const [everywhere, inPlant] = [dates({ ...options, timeZone: 'UTC' }), dates(options)]
    return (value: Moment) =>
      typeof value === 'string' && aDay.test(value)
        ? safe(Date.parse(value), everywhere)
        : safe(find(value), inPlant)
  }
  const sayLongDay = sayDay(longDate)
  /** With the weekday, as the beginning of a line: Spanish days have no capital letter of their own. */
  const longDay = (value: Moment) =>
    capital(chinese ? sayLongDay(value).replace(/日(?=星期)/, '日 ') : sayLongDay(value), language)
  /** 11月22日 06:46, with the year where it is another than this one. */
  const sayChinese = (time: Intl.DateTimeFormatOptions) => {
    const [day, withYear, hour, year] = [
      dates({ month: '2-digit', day: '2-digit' }),
      sayDay({ year: 'numeric', month: '2-digit', day: '2-digit' }),
      say(time),
      say({ year: 'numeric' }),
    ]
    return (value: Moment): string => {
      const at = find(value)
      if (at === null || Number.isNaN(at)) return dash
      const [date, shown] =
        year(value) === year(new Date().toISOString()) ? [safe(at, day), ''] : [withYear(value), '年']
      const parts = date.split('/')
      return `${shown ? `${parts.shift()}年` : ''}${parts.join('月')}日 ${hour(value)}`
    }
  }
  /** As short as an instant of a list may be: today its time, this year day and time, else the date. */
  // English writes 22 Nov: day and month cannot be mistaken for one another.
  const listed = (options: Intl.DateTimeFormatOptions) =>
    once(
      () =>
        new Intl.DateTimeFormat(dayFirst(language), { timeZone, month: 'short', day: 'numeric', ...options }),
    )
  const [wallDay, nearDay, farDay, clockOf, secondsOf] = [
    once(() => new Intl.DateTimeFormat('en-CA', { timeZone, ...date })),
    listed({}),
    listed({ year: 'numeric' }),
    dates(clock),
    dates({ ...clock, second: '2-digit' }),
  ]
  const [nearDate, farDate] = [listed({ timeZone: 'UTC' }), listed({ timeZone: 'UTC', year: 'numeric' })]
  const sayNearDay = (value: Moment) =>
    typeof value === 'string' && aDay.test(value)
      ? safe(Date.parse(value), nearDate)
      : safe(find(value), nearDay)
  const nearMoment = (value: Moment): string => {
    const at = find(value)
    return at === null || Number.isNaN(at) ? dash : `${safe(at, nearDay)} ${safe(at, clockOf)}`
  }
  const dayOfList = (day: string): string => {
    if (chinese) return longDay(day)
    const isThisYear = day.slice(0, 4) === wallDay().format(Date.now()).slice(0, 4)
    return safe(Date.parse(day), isThisYear ? nearDate : farDate)
  }
  const when = (value: Moment): string => {
    const at = find(value)
    if (at === null || Number.isNaN(at)) return dash
    const [day, today] = [at, Date.now()].map((time) => wallDay().format(time)) as [string, string] // one each
    if (day === today) return safe(at, secondsOf)
    return day.slice(0, 4) === today.slice(0, 4)
      ? `${safe(at, nearDay)} ${safe(at, clockOf)}`
      : safe(at, farDay)
  }
  /** Of a period each end to the minute, both alike: without their days only where both are today's. */
  const ends = (values: readonly Moment[]): (string | null)[] => {
    const dayOf = (at: number) => wallDay().format(at)
    const today = dayOf(Date.now())
    const times = values.flatMap((value) => find(value) ?? [])
    const isToday = times.every((at) => dayOf(at) === today)
    const say = (at: number | null) => {
      if (at === null) return dash
      const day = dayOf(at).slice(0, 4) === today.slice(0, 4) ? nearDay : farDay
      return isToday ? safe(at, clockOf) : `${safe(at, day)} ${safe(at, clockOf)}`
    }
    return values.map((value) => (value === null ? null : say(find(value))))
  }
  const sayWeekday = dates({ weekday: 'long' })
  /** Of a time to come: today its clock, within a week its weekday, else its date. */
  const ahead = (value: Moment, now: number): string => {
    const at = find(value)
    if (at === null || Number.isNaN(at)) return dash
    const [day, today] = [at, now].map((time) => Date.parse(wallDay().format(time))) as [number, number] // one each
    const days = (day - today) / 86_400_000
    if (days === 0) return safe(at, clockOf)
    return `${safe(at, days > 0 && days < 7 ? sayWeekday : nearDay)} ${safe(at, clockOf)}`
  }
  const sayMonth = sayDay({ month: 'long', year: 'numeric' })
  const number = (format: () => Intl.NumberFormat) => (value: number) =>
    Number.isFinite(value) ? format().format(value) : dash
  const [count, measure] = [number(numbers({ maximumFractionDigits: 0 })), number(exact)]
  const withDecimals = Array.from({ length: 11 }, (_, digits) =>
    number(numbers({ minimumFractionDigits: digits, maximumFractionDigits: digits })),
  )
  const tight = (shown: number, most: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: most, useGrouping: false }).format(shown)

  return {
    timeZone,
    /** Words one after the other. */
    list: (words: readonly string[]) => words.join(/zh|ja/.test(language) ? '、' : ', '),
    get decimal() {
      return exact().format(0.5).includes(',') ? (',' as const) : ('.' as const)
    },
    count,
    measure,
    share: number(numbers({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })),
    /** A capability index: 1.33. */
    index: number(numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 })),
    /** What was calculated from measured values has no more digits than they. */
    figure: number(numbers({ maximumSignificantDigits: 5 })),
    /** With exactly so many decimals; without a number of them, as it is. */
    fixed: (value: number, decimals: number | null) =>
      (decimals === null ? measure : (withDecimals[decimals] ?? measure))(value),
    /** 1.5k, where a number has no room. */
    short: (value: number | null, digits = 1) => abbreviate(value, digits, tight),
    /** On boards: a count as it is up to 9,999, then 12.3k. */
    brief: (value: number) => (Math.abs(value) < 10_000 ? count(value) : abbreviate(value, 1, tight)),
    /** 25 MB; a thousand of them is 1024, as everywhere where files are. */
    bytes: (value: number) => {
      const step = value < 1024 ? 0 : Math.min(3, Math.floor(Math.log2(value) / 10))
      return sizes[step]!().format(value / 1024 ** step)
    },
    instant: chinese
      ? sayChinese({ ...clock, second: '2-digit' })
      : say({ ...date, ...clock, second: '2-digit' }),
    minute: chinese ? sayChinese(clock) : say({ ...date, ...clock }),
    shortMinute: chinese
      ? sayChinese(clock)
      : english
        ? nearMoment
        : say({ month: '2-digit', day: '2-digit', ...clock }),
    when,
    ahead,
    ends,
    /** Day and month, where an axis has no room for the year. */
    monthDay: english ? sayNearDay : sayDay({ month: '2-digit', day: '2-digit' }),
    clock: sayClock,
    /** Two times of a day. The hour that the clocks repeat is marked by its offset: 23:00–00:00 (GMT-4). */
    clockSpan: (start: string, end: string) =>
      `${sayClock(start)}–${sayClock(end)}${isRepeated(start) ? ` (${offsetAt(start)})` : ''}`,
    clockSeconds: say({ ...clock, second: '2-digit' }),
    day: chinese ? longDay : sayDay(date),
    /** As `when` writes it: 22 Nov, with the year where it is another than this one. */
    dayOfList,
    longDay,
    /** Of a production day, as the head of a calendar's column. */
    weekday: sayDay({ weekday: 'short' }),
    month: (day: string) => capital(sayMonth(day), language),
    ...durations(language),
    /** "5 minutes ago", "in 2 hours"; within the same minute it is now. */
    ago: (value: Moment, at: number) => {
      const time = find(value)
      if (time === null) return dash
      const seconds = (time - at) / 1000
      const step = steps.find(([size]) => Math.abs(seconds) >= size)
      return step ? since().format(Math.trunc(seconds / step[0]), step[1]) : now()
    },
    /** The plant's clock at that instant, `2026-03-02T06:00:00`, for what is typed in. */
    wall,
  }
}
export type Formats = ReturnType<typeof formatsFor>

const dayFirst = (language: string) => (language === 'en' ? 'en-GB' : language)

const steps = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
] as const

const dash = '–'
const aDay = /^\d{4}-\d\d-\d\d$/

/** Rubbish is a dash, never "Invalid Date". */
const safe = (time: number | null, format: () => Intl.DateTimeFormat) =>
  time === null || Number.isNaN(time) ? dash : format().format(time)

const capital = (text: string, language: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/** The instant at which the plant's clock shows this. In the hour that a clock change skips: as if it had not been changed yet. */
export function instantAt(formats: Pick<Formats, 'wall'>, wall: string): string {
  const wallTime = Date.parse(`${wall}Z`)
  const offsetAt = (time: number) => Date.parse(`${formats.wall(new Date(time).toISOString())}Z`) - time
  const guess = wallTime - offsetAt(wallTime)
  const better = wallTime - offsetAt(guess)
  return new Date(better).toISOString()
}

export const instantOf = (time: number) => new Date(time).toISOString()
