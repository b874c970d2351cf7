import { chartLimit } from '@takt/contract/charts.ts'
import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import { freshPasses, type PassColumns, type Stretch } from '../../execution/floor/floor.ts'
import { type ChartedSet, columnsSince, columnsWith, withIds } from '../../execution/values/values.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { remembered } from '../../platform/db/remembered.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type ClosedPasses, lastTurn } from '../../platform/db/turns.ts'
import { lately, mostRemembered } from './tail.ts'

/** All passes of a station that ended at `from` or later, as they were at a turn of its line. */
type Kept = { stretch: Stretch; from: number; turn: number; columns: PassColumns }
/** What a station closed since the last look, up to a turn of its line; null: that is not known, or they are to be read again, as a unit may get its lot later. */
export type Since = { turn: number; closed: readonly ClosedPasses[] | null }

/** By `setOf`. */
export const keptOf = remembered(() => new Map<string, Kept>())

export const setOf = ({ lineNumber, stationNumber, colSetId, colSetVersion }: ChartLimits) =>
  JSON.stringify([lineNumber, stationNumber, colSetId, colSetVersion])

/**
 * The passes of a station since an instant, oldest first, and up to which turn they are whole: what was known before, with what this server has stored since.
 * They are read only where another server stored some too, or some came later than what is kept; then there may be newer ones among them.
 */
export async function passesSince(
  db: Db,
  line: LineNumber,
  name: string,
  set: ChartedSet,
  from: number,
  { turn, closed }: Since,
): Promise<{ passes: PassColumns; turn: number; isRead: boolean }> {
  const { stretch, stationNumber } = set
  const kept = keptOf(db).get(name)
  keptOf(db).delete(name) // if anything fails, they are read again
  const news = (closed ?? []).map((one) => one.turn).filter((one) => !kept || one > kept.turn)
  const fresh = freshPasses(db, line, stationNumber, news)
  const isKept = closed && kept && kept.from <= from && isSame(kept.stretch, stretch)
  if (isKept && fresh) {
    const ofSet = fresh.filter(({ setKey }) => setKey === stretch.setKey)
    const columns = columnsWith(kept.columns, ofSet, stretch)
    keptOf(db).set(name, trimmed({ ...kept, turn, columns }, from))
    return { passes: columnsSince(columns, from), turn, isRead: false }
  }
  const before = await lastTurn(db, line)
  const read = await set.read(isoOf(from), chartLimit)
  const passes = withIds(read.passes)
  const whole = read.cut ? passes.times[0]! + 1 : from // of the first millisecond some may be missing
  keptOf(db).set(name, trimmed({ stretch, from: whole, turn: before, columns: passes }, from))
  return { passes, turn: before, isRead: true }
}

const isSame = (a: Stretch, b: Stretch) => a.setKey === b.setKey && a.first === b.first && a.count === b.count

/** What the next look may need, if it asks for no more than this one did. */
function trimmed(kept: Kept, neededFrom: number): Kept {
  const { times } = kept.columns
  const needed = Math.min(neededFrom, (times.at(-1) ?? neededFrom) - lately)
  const from = Math.max(kept.from, needed, (times.at(-mostRemembered - 1) ?? -Infinity) + 1)
  return { ...kept, from, columns: columnsSince(kept.columns, from) }
}
