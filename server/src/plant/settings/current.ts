import { completed } from '@takt/contract/first-settings.ts'
import type { NoGoReason } from '@takt/contract/reasons.ts'
import type { Retention, Settings } from '@takt/contract/settings.ts'
import { rememberedFor } from '../../platform/db/remembered.ts'
import type { Db } from '../../platform/db/tables.ts'
import { plantSettingsOf } from '../plant/plant.ts'
import { newestVersion } from './settings.queries.ts'

export type Current = { version: number; settings: Settings }

/** As they are in the database now. Name and time zone are the plant's own. */
export async function readSettings(db: Db): Promise<Current> {
  const [newest, plant] = [await newestVersion(db), await plantSettingsOf(db)]
  return { version: newest?.version ?? 0, settings: { ...completed(newest?.settings ?? {}, plant), plant } }
}

type Ready = { settings: Settings; checksOff: Map<string, ReadonlySet<NoGoReason>> }

/** How long anybody may go on by settings that were changed meanwhile on another server. */
const stale = 3_000
const ready = rememberedFor(stale, async (db): Promise<Ready> => {
  const { settings } = await readSettings(db)
  const off = settings.checks.map(({ lineNumber, off }) => [lineNumber, new Set<NoGoReason>(off)] as const)
  return { settings, checksOff: new Map(off) }
})

/** Give it the server's `db` for frequent calls; a transaction reads for itself. */
export const currentSettings = async (db: Db): Promise<Settings> => (await ready.get(db)).settings

/** Checks that are switched off for units of this line. */
export const checksOff = async (db: Db, line: string): Promise<ReadonlySet<NoGoReason>> =>
  (await ready.get(db)).checksOff.get(line) ?? none
const none: ReadonlySet<NoGoReason> = new Set()

/** Days each log is kept. */
export const retention = async (db: Db): Promise<Retention> => (await currentSettings(db)).retention

export const forgetSettings = (db: Db) => void ready.forget(db)
