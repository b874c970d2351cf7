import type { Turn } from '../../platform/db/turns.ts'
import type { Mentioned } from './mentioned.ts'
import type { Day, DayKey } from './writes.ts'

type StationDays = Mentioned['days']
type Rows = Map<string, Day & DayKey>
/** `byStation`: all rows of a station and a day, by `dayKey`; none of them is as good to know as some. */
type Kept = { turn: number; byStation: Map<string, Rows> }

/** Characteristics of each line, some 50 bytes each. */
const most = 20_000
const keyOf = ({ stationNumber, day }: StationDays[number]) => `${day}\0${stationNumber}`
const sizeOf = (rows: Rows) => [...rows.values()].reduce((sum, { n }) => sum + n.length, 1)

/**
 * The moments of stations and days as this server's last transaction left them, so that they need not be read for the next one. Whoever writes them takes a turn of
 * the line, so they are good as long as the head's turn is the one that transaction left (as with `KeptUnits`).
 */
export class KeptMoments {
  readonly #lines = new Map<string, Kept>()

  /** What is kept of these stations and days, and which have to be read. */
  of(line: string, stationDays: StationDays) {
    const kept = this.#lines.get(line)
    const has = (one: StationDays[number]) => kept?.byStation.has(keyOf(one)) ?? false
    return {
      turn: kept?.turn ?? null,
      days: new Map(stationDays.filter(has).flatMap((one) => [...kept!.byStation.get(keyOf(one))!])),
      missing: stationDays.filter((one) => !has(one)),
    }
  }

  /** Committed: `turn` is the line's last now, and `days` all rows of the requested ones. */
  keep(line: string, { turn }: Turn, stationDays: StationDays, days: Rows) {
    const before = this.#lines.get(line)
    const byStation = before?.turn === turn - 1 ? before.byStation : new Map<string, Rows>()
    this.#lines.set(line, { turn, byStation })
    for (const one of stationDays) {
      byStation.delete(keyOf(one))
      byStation.set(keyOf(one), new Map())
    }
    for (const [key, row] of days) byStation.get(keyOf(row))?.set(key, row)
    let size = [...byStation.values()].reduce((sum, rows) => sum + sizeOf(rows), 0)
    for (const [key, rows] of byStation) {
      if (size <= most) break
      byStation.delete(key)
      size -= sizeOf(rows)
    }
  }

  /** Whether the transaction was stored is not known. */
  forget(line: string) {
    this.#lines.delete(line)
  }
}
