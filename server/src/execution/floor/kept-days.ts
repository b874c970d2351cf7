import { remembered } from '../../platform/db/remembered.ts'
import type { Db } from '../../platform/db/tables.ts'
import { beginDay, type DayMoments, isBehind, type Plan } from './day-moments.ts'
import { type DaysScope, type MomentRow, momentRows, momentVersions } from './moments.queries.ts'

type Key = Pick<MomentRow, 'day' | 'stationNumber' | 'setKey' | 'typeNo' | 'typeVer'>
const keyOf = ({ day, stationNumber, setKey, typeNo, typeVer }: Key) =>
  `${day}\0${stationNumber}\0${setKey}\0${typeNo}\0${typeVer}`

/** In characteristics of a day: some 60 MB. */
const most = 200_000

/** A row as a transaction left it. What has nothing to fold is the same for everybody who reads it. */
class KeptDay {
  readonly version: string
  readonly row: MomentRow
  #whole: DayMoments | null = null

  constructor(version: string, row: MomentRow) {
    this.version = version
    this.row = row
  }

  begin(plan: Plan): DayMoments {
    if (this.#whole?.version === plan.version) return this.#whole
    const day = beginDay(this.row, plan)
    if (!isBehind(day)) this.#whole = day
    return day
  }
}

/**
 * The days of a line that were read before. A month of a line is a megabyte, of which the stations change the last day: the database is read for
 * the versions of the rows, and for those rows alone that another transaction wrote since.
 */
class KeptDays {
  readonly #lines = new Map<string, Map<string, KeptDay>>()

  async read(db: Db, line: string, days: DaysScope): Promise<KeptDay[]> {
    const ofLine = this.#lines.get(line) ?? new Map<string, KeptDay>()
    const now = await momentVersions(db, line, days)
    const found = now.map((row) => ({ row, kept: ofLine.get(keyOf(row)) }))
    const changed = found.filter(({ row, kept }) => kept?.version !== row.version).map(({ row }) => row.day)
    const fresh = new Map<string, KeptDay>()
    if (changed.length > 0) {
      const span = { ...days, first: changed.reduce(earlier), last: changed.reduce(later) }
      for (const { version, ...row } of await momentRows(db, line, span))
        fresh.set(keyOf(row), new KeptDay(version, row))
      for (const [key, day] of fresh) if (ofLine.get(key)?.version !== day.version) ofLine.set(key, day)
    }
    this.#lines.delete(line)
    this.#lines.set(line, ofLine)
    this.#forget()
    // Read at the same moment; another reader may have kept a later one meanwhile.
    return found.map(({ row, kept }) => (kept?.version === row.version ? kept : fresh.get(keyOf(row))!))
  }

  /** The lines unused for longest. */
  #forget() {
    const sizes = [...this.#lines].map(([line, days]) => ({ line, size: sizeOf(days) }))
    let all = sizes.reduce((sum, { size }) => sum + size, 0)
    for (const { line, size } of sizes) {
      if (all <= most) return
      this.#lines.delete(line)
      all -= size
    }
  }
}
const sizeOf = (days: Map<string, KeptDay>) => days.values().reduce((sum, { row }) => sum + row.n.length, 0)
const earlier = (a: string, b: string) => (a < b ? a : b)
const later = (a: string, b: string) => (a > b ? a : b)

export const keptDays = remembered(() => new KeptDays())
