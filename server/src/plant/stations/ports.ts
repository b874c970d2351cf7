import type { Db } from '../../platform/db/tables.ts'
import { registry } from '../../platform/ports/ports.ts'

/** Since when anything happened at a station, by what a feature keeps of it; null: nothing did. */
export const stationTraces = registry<(db: Db, line: string, station: string) => Promise<string | null>>()

/** What would lose its station, as people name it. */
export const stationUses = registry<(db: Db, line: string, station: string) => Promise<string[]>>()
