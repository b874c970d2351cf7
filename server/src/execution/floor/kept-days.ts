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
 * the versions of the rows, and for those days alone that another transaction wrote since.
 */
class KeptDays {
  readonly #lines = new Map<string, Map<string, KeptDay>>()

  /** What there is now, each with what is kept of it: null where that is another version. */
  async find(db: Db, line: string, days: DaysScope) {
    const found = await momentVersions(db, line, days)
    const ofLine = this.#of(line)
    return found.map(({ version, ...row }) => {
      const key = keyOf(row)
      const kept = ofLine.get(key)
      return { ...row, key, kept: kept?.version === version ? kept : null }
    })
  }

  /** Reads these days, by key. */
  async read(db: Db, line: string, days: DaysScope): Promise<Map<string, KeptDay>> {
    const read = new Map<string, KeptDay>()
    for (const { version, ...row } of await momentRows(db, line, days))
      read.set(keyOf(row), new KeptDay(version, row))
    const ofLine = this.#of(line)
    for (const [key, day] of read) {
      const had = ofLine.get(key)
      if (had?.version === day.version) read.set(key, had)
      else ofLine.set(key, day)
    }
    this.#forget()
    return read
  }

  /** It is the last to be forgotten now. */
  #of(line: string) {
    const ofLine = this.#lines.get(line) ?? new Map<string, KeptDay>()
    this.#lines.delete(line)
    this.#lines.set(line, ofLine)
    return ofLine
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

export const keptDays = remembered(() => new KeptDays())
