import type { Alarm, AlarmAnalysis, AlarmSum } from '@takt/contract/alarms.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Span } from './read.ts'

const aMinute = 60_000
/** By ISA-18.2 and EEMUA 191. */
const limits = {
  actors: 10,
  chattering: { times: 3, within: aMinute },
  stale: 24 * 60 * aMinute,
  flood: { more: 10, within: 10 * aMinute },
}

/** The load of alarms on people: counted where they began within the period, timed by what is within it. */
export function analysed(alarms: readonly Alarm[], { from, to: end }: Span, now: number): AlarmAnalysis {
  const to = Math.max(from, Math.min(end, now))
  const isNew = ({ startTime }: Alarm) => Date.parse(startTime) >= from
  const began = alarms.filter(isNew)
  const minutesOf = ({ startTime, endTime }: Alarm) => {
    const until = Math.min(to, endTime === null ? to : Date.parse(endTime))
    return Math.max(0, until - Math.max(from, Date.parse(startTime))) / aMinute
  }
  const sums = [
    ...Map.groupBy(alarms, ({ stationNumber, alarmCode }) => `${stationNumber}\0${alarmCode}`),
  ].map(([, some]): AlarmSum => {
    const { stationNumber, alarmCode, alarmText, texts, alarmPriority } = some[0]!
    const starts = some.filter(isNew).map(({ startTime }) => Date.parse(startTime))
    return {
      stationNumber,
      alarmCode,
      alarmText,
      texts,
      alarmPriority,
      times: starts.length,
      minutes: some.reduce((sum, alarm) => sum + minutesOf(alarm), 0),
      chattered: bursts(starts, limits.chattering.times, limits.chattering.within).length,
    }
  })
  const byTimes = sums.filter(({ times }) => times > 0).toSorted((a, b) => b.times - a.times)
  const top = byTimes.slice(0, limits.actors)
  return {
    from: isoOf(from),
    to: isoOf(to),
    times: began.length,
    minutes: sums.reduce((sum, { minutes }) => sum + minutes, 0),
    codes: byTimes.length,
    perHour: to > from ? (began.length * 60 * aMinute) / (to - from) : null,
    topShare: began.length === 0 ? null : top.reduce((sum, { times }) => sum + times, 0) / began.length,
    byTimes: top,
    byMinutes: sums.toSorted((a, b) => b.minutes - a.minutes).slice(0, limits.actors),
    chattering: sums.filter(({ chattered }) => chattered > 0).toSorted((a, b) => b.chattered - a.chattered),
    stale: alarms.filter(
      ({ startTime, endTime }) => endTime === null && now - Date.parse(startTime) >= limits.stale,
    ),
    floods: bursts(
      began.map(({ startTime }) => Date.parse(startTime)),
      limits.flood.more + 1,
      limits.flood.within,
    ).map(({ start, end, times }) => ({ startTime: isoOf(start), endTime: isoOf(end), times })),
    priorities: {
      high: began.filter(({ alarmPriority }) => alarmPriority === 'high').length,
      medium: began.filter(({ alarmPriority }) => alarmPriority === 'medium').length,
      low: began.filter(({ alarmPriority }) => alarmPriority === 'low').length,
    },
  }
}

type Burst = { start: number; end: number; times: number }

/** Stretches in which so many came within so long, at every moment of them; those that overlap are one. */
export function bursts(starts: readonly number[], least: number, within: number): Burst[] {
  const ordered = starts.toSorted((a, b) => a - b)
  const found: { first: number; last: number }[] = []
  for (let first = 0; first + least <= ordered.length; first++) {
    const last = first + least - 1
    if (ordered[last]! - ordered[first]! >= within) continue
    const before = found.at(-1)
    if (before && first <= before.last) before.last = last
    else found.push({ first, last })
  }
  return found.map(({ first, last }) => ({
    start: ordered[first]!,
    end: ordered[last]!,
    times: last - first + 1,
  }))
}
