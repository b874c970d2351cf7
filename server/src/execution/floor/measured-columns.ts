import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { doublesOf, idCount, instantsOf } from '../../platform/db/packed-columns.ts'
import type { Db } from '../../platform/db/tables.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import {
  measuredByDay,
  type MeasuredScope,
  type PackedPasses,
  readColumns,
  type Stretch,
} from './measured-columns.queries.ts'
import { measuredUnits, type MeasuredUnits } from './measured-units.queries.ts'

/**
 * The newest passes of a characteristic that have a reading of it, as columns, the newest first. `readings`: so many for each pass, NaN where
 * it has none; `units`: their names, which are still being looked up. Thousands of passes are read as two halves at once, each with its units.
 */
export async function measuredColumns(
  db: Db,
  line: LineNumber,
  scope: MeasuredScope,
  stretch: Stretch,
  limit: number,
) {
  const read = (period: Partial<MeasuredScope>, most: number) =>
    readPart(db, line, { ...scope, ...period }, stretch, most)
  const half = await newerHalf(db, line, scope, stretch, limit)
  if (!half) return unpacked([await read({}, limit)])
  const { begin, count } = half
  const readOlder = (most: number) => read({ to: begin }, most)
  const [newer, older] = await Promise.all([read({ from: begin }, limit), readOlder(limit - count)])
  const missing = limit - idCount(newer.ids)
  const isShort = missing > limit - count && idCount(older.ids) === limit - count
  return unpacked([newer, isShort ? await readOlder(missing) : older])
}

/** The same of few passes: in one part. */
export const measuredAtOnce = async (
  ...[db, line, scope, stretch, limit]: Parameters<typeof measuredColumns>
) => unpacked([await readPart(db, line, scope, stretch, limit)])

async function readPart(...[db, line, scope, stretch, most]: Parameters<typeof measuredColumns>) {
  const columns = await readColumns(db, line, scope, stretch, most)
  const units = measuredUnits(db, line, columns.ids)
  units.catch(() => {}) // whoever waits for them is told
  return { ...columns, units }
}

/**
 * The production day with which the half of the passes begins that are drawn, as nearly as whole days divide them, and how many there are since, as
 * the moments count them; null where fewer are drawn, or nearly all of them are of one day.
 */
async function newerHalf(
  db: Db,
  line: LineNumber,
  { stationNumber, from, to, of }: MeasuredScope,
  stretch: Stretch,
  limit: number,
) {
  if (!stationNumber || to || of) return null
  const clock = await clockOf(db, line)
  const after = from ? clock.productionDayOf(Date.parse(from)) : null
  const half = limit / 2
  let [day, count] = ['', 0]
  for (const one of await measuredByDay(db, line, stationNumber, after, stretch)) {
    const whole = count + one.count
    const isNearer = whole - half < half - count
    if (whole < half || isNearer) [day, count] = [one.day, whole]
    if (whole >= half) return count === 0 ? null : { begin: isoOf(clock.dayOf(day).start), count }
  }
  return null
}

type Part = PackedPasses & { units: Promise<MeasuredUnits> }

function unpacked(parts: readonly Part[]) {
  const all = (name: keyof PackedPasses) => Buffer.concat(parts.flatMap((part) => part[name] ?? []))
  const units = Promise.all(parts.map((part) => part.units)).then(joined)
  units.catch(() => {})
  return { times: instantsOf(all('times')), ids: all('ids'), readings: doublesOf(all('readings')), units }
}

function joined(parts: readonly MeasuredUnits[]): MeasuredUnits {
  const all = (name: keyof MeasuredUnits) => parts[0]![name].concat(...parts.slice(1).map((one) => one[name])) // there is a part
  return { serials: all('serials'), types: all('types'), lots: all('lots') }
}
