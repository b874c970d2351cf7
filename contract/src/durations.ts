/** What costs time to make is made when it is first needed. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** How long something lasts, in the words of a language. */
export function durations(language: string) {
  const inUnits = (unit: string, digits: Intl.NumberFormatOptions) =>
    once(() => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', ...digits }))
  const unit = (name: string, digits: number) => inUnits(name, { maximumFractionDigits: digits })
  const exact = inUnits('second', { maximumSignificantDigits: 9 })
  const tenths = inUnits('second', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const [ofSeconds, ofMinutes, ofHours, ofDays] = [
    unit('second', 1),
    unit('minute', 0),
    unit('hour', 0),
    unit('day', 0),
  ]
  /** A day's work, in hours however many there are: 24 h, and 25 h on the day that is so long. */
  const workTime = (value: number) => {
    const total = Math.round(value)
    return join(ofHours().format(Math.floor(total / 3600)), Math.floor((total % 3600) / 60), ofMinutes)
  }
  return {
    workTime,
    /** At most two units, as people speak: 2 h 5 min. */
    duration: (value: number) => {
      const total = Math.round(Math.abs(value))
      if (Math.abs(value) < 60) return ofSeconds().format(Math.abs(value))
      if (total < 3600) return join(ofMinutes().format(Math.floor(total / 60)), total % 60, ofSeconds)
      if (total < 86_400) return workTime(total)
      return join(ofDays().format(Math.floor(total / 86_400)), Math.floor((total % 86_400) / 3600), ofHours)
    },
    /** A cycle or a takt, as it is: 3,600 sec, 52.5 秒. */
    seconds: (value: number) => (Number.isFinite(value) ? exact().format(value) : '–'),
    /** Cycles that stand below each other: 75.0 sec, 69.2 sec. */
    secondTenths: (value: number) => tenths().format(value),
    /** The word for seconds, next to a field that is typed in. */
    second: () =>
      exact()
        .formatToParts(2)
        .find(({ type }) => type === 'unit')?.value,
  }
}

const join = (first: string, rest: number, format: () => Intl.NumberFormat) =>
  rest > 0 ? `${first} ${format().format(rest)}` : first
