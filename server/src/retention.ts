import type { ArchiveKind } from '@takt/contract/archives.ts'
import { forgetPasses } from './execution/floor/floor.ts'
import { forgetUnits } from './old-units.ts'
import {
  appendRows,
  closeArchives,
  type Kept,
  type Leaving,
  moveRows,
  openArchive,
} from './platform/archives/archives.ts'
import { takeEntries } from './platform/audit/audit.ts'
import { inOneGo } from './platform/db/connect.ts'
import type { Db } from './platform/db/tables.ts'
import { firstMonthKept, retention } from './plant/settings/settings.ts'

const line = ['line_number'] as const
const station = ['line_number', 'station_number'] as const

/** What each kind occupies is read of these; of the first the oldest row. */
export const keptTables: Kept = {
  passes: { tables: ['passes'], time: 'out_time', group: line },
  units: { tables: ['units', 'components', 'failures', 'sop_answers'], time: 'registered_at', group: line },
  statuses: { tables: ['status_intervals', 'equipment_alarms'], time: 'start_time', group: station },
  outputSlots: { tables: ['output_slots'], time: 'slot', group: line },
  movements: { tables: ['bind_events', 'material_movements'], time: 'at', group: line },
  audit: { tables: ['audit_log'], time: 'at', group: null },
}

const leaving: Partial<Record<ArchiveKind, readonly Leaving[]>> = {
  statuses: [
    {
      table: 'status_intervals',
      group: station,
      key: [...station, 'start_time'],
      time: 'start_time',
      only: 'end_time is not null',
    },
    {
      table: 'equipment_alarms',
      group: station,
      key: [...station, 'alarm_code', 'on_time'],
      time: 'on_time',
      only: 'off_time is not null',
    },
  ],
  outputSlots: [
    { table: 'output_slots', group: line, key: [...line, 'slot', 'station_number', 'type_no'], time: 'slot' },
  ],
  movements: [
    { table: 'bind_events', group: line, key: [...line, 'event_id'], time: 'at' },
    {
      table: 'material_movements',
      group: line,
      key: [...line, 'movement_id'],
      time: 'at',
      only: `not exists (select from material_lots l where l.line_number = material_movements.line_number
        and l.bom_code = material_movements.bom_code and l.bom_lot = material_movements.bom_lot and l.remaining > 0)`,
    },
  ],
}

type Days = Awaited<ReturnType<typeof retention>>

/** Passes before units: a pass is written with its unit's serial. */
async function archivePassesAndUnits(db: Db, days: Days) {
  await forgetPasses(db, days.passes === null ? null : firstMonthKept(days.passes))
  if (days.units !== null) await forgetUnits(db, `${firstMonthKept(days.units)}-01T00:00:00Z`)
}

const archiveRows = (kind: 'statuses' | 'outputSlots' | 'movements') => async (db: Db, days: Days) => {
  const kept = days[kind]
  if (kept !== null)
    for (const one of leaving[kind] ?? []) await moveRows(db, kind, one, firstMonthKept(kept))
}

/** What is older than the plant keeps it leaves for the archives. Each of these by itself: one that fails keeps no other waiting. */
const archiving: Record<
  string,
  { kinds: readonly ArchiveKind[]; archive: (db: Db, days: Days) => Promise<void> }
> = {
  passesAndUnits: { kinds: ['units'], archive: archivePassesAndUnits },
  statuses: { kinds: ['statuses'], archive: archiveRows('statuses') },
  outputSlots: { kinds: ['outputSlots'], archive: archiveRows('outputSlots') },
  movements: { kinds: ['movements'], archive: archiveRows('movements') },
  audit: {
    kinds: ['audit'],
    archive: async (db, days) => {
      if (days.audit !== null) await archiveAudit(db, `${firstMonthKept(days.audit)}-01T00:00:00Z`)
    },
  },
}
export const archivingNames = Object.keys(archiving)

/** A file that is left open by a crash is closed too when nothing leaves any more: its rows are nowhere else. */
export async function archiveOld(db: Db, name: string) {
  const { kinds, archive } = archiving[name]!
  await archive(db, await retention(db))
  for (const kind of kinds) await closeArchives(db, kind)
}

async function archiveAudit(db: Db, before: string) {
  const atOnce = 1_000
  const piece = () =>
    inOneGo(db, async (db) => {
      const taken = await takeEntries(db, before, atOnce)
      for (const [month, entries] of Map.groupBy(taken, (entry) => entry.month))
        await appendRows(
          db,
          await openArchive(db, 'audit', month),
          entries.map(({ row }) => row),
        )
      return taken.length
    })
  while ((await piece()) > 0);
}
