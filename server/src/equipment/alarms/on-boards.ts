import { alarmRows } from '../../execution/floor/floor.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { definitionsOf, textsOf } from '../alarmDefs/alarmDefs.ts'
import { logged } from './log.ts'
import { longestDelay } from './read.ts'
import { shelvingOf } from './shelvings.ts'

/** At most so many are on boards: more help nobody. */
const most = 5000

/** What is on now by the delays of its definition and not shelved, for the boards of several lines, the oldest first. */
export async function alarmsOn(db: Db, lines: readonly string[], now: number) {
  const rows = await alarmRows(db, {
    lines,
    from: isoOf(now - longestDelay),
    to: isoOf(now + longestDelay),
    most,
  })
  const definitionOf = await definitionsOf(db, rows)
  const shelving = await shelvingOf(db, rows.length === 0 ? [] : lines, now)
  return logged(rows, (row) => definitionOf(row) ?? { onDelay: 0, offDelay: 0 }, now)
    .filter((alarm) => alarm.end === null && !shelving(alarm))
    .toReversed()
    .map(({ start, end: _, ...alarm }) => ({
      ...alarm,
      onTime: isoOf(start),
      texts: textsOf(definitionOf(alarm)),
    }))
}

/** What was on within a span of one line, by the delays of its definition, the oldest first; of more than `most` the newest. */
export async function alarmsDuring(
  db: Db,
  line: string,
  { from, to, most }: { from: number; to: number; most: number },
  now: number,
) {
  const found = await alarmRows(db, {
    lines: [line],
    from: isoOf(from - longestDelay),
    to: isoOf(to + longestDelay),
    most: most + 1,
  })
  const rows = found.slice(0, most)
  const definitionOf = await definitionsOf(db, rows)
  const alarms = logged(rows, (row) => definitionOf(row) ?? { onDelay: 0, offDelay: 0 }, now)
    .filter(({ start, end }) => start < to && (end === null || end > from))
    .toReversed()
    .map((alarm) => ({ ...alarm, texts: textsOf(definitionOf(alarm)) }))
  return { alarms, isCut: found.length > most }
}
