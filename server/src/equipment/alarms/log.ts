/** A row of the floor: an on, and the next off. */
export type AlarmOn = {
  lineNumber: string
  stationNumber: string
  alarmCode: string
  alarmText: string | null
  onTime: string
  offTime: string | null
}
export type Delays = { onDelay: number; offDelay: number }
export type Logged = Omit<AlarmOn, 'onTime' | 'offTime'> & { start: number; end: number | null }

const keyOf = ({ lineNumber, stationNumber, alarmCode }: AlarmOn) =>
  `${lineNumber}\0${stationNumber}\0${alarmCode}`

/**
 * The alarms people see: one that goes on again while it is on is the same; one that goes on again within its off delay too; one that
 * was on for less than its on delay does not count. Newest first.
 */
export function logged(rows: readonly AlarmOn[], delaysOf: (row: AlarmOn) => Delays, now: number): Logged[] {
  const alarms = [...Map.groupBy(rows, keyOf).values()].flatMap((ofOne) => {
    const { onDelay, offDelay } = delaysOf(ofOne[0]!)
    return joined(ofOne, offDelay * 1000)
      .filter(({ start, end }) => (end ?? now) - start >= onDelay * 1000)
      .map((alarm) =>
        alarm.end !== null && now - alarm.end < offDelay * 1000 ? { ...alarm, end: null } : alarm,
      )
  })
  return alarms.toSorted((a, b) => b.start - a.start)
}

function joined(rows: readonly AlarmOn[], offDelay: number): Logged[] {
  const spans: Logged[] = []
  const ordered = rows
    .map(({ onTime, offTime, ...row }) => ({
      ...row,
      start: Date.parse(onTime),
      end: offTime === null ? null : Date.parse(offTime),
    }))
    .toSorted((a, b) => a.start - b.start)
  for (const next of ordered) {
    const last = spans.at(-1)
    const isSame = last && (last.end === null || next.start < Math.max(last.end, last.end + offDelay))
    if (!isSame) spans.push(next)
    else {
      last.end = last.end === null || next.end === null ? null : Math.max(last.end, next.end)
      last.alarmText = next.alarmText ?? last.alarmText
    }
  }
  return spans
}
