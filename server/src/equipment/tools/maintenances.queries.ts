import type { ToolMaintenance } from '@takt/contract/tool-age.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** The newest first. */
export const maintenancesOf = (db: Db, line: LineNumber, toolCode: string): Promise<ToolMaintenance[]> =>
  db
    .selectFrom('toolMaintenances')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('toolCode', '=', toolCode)
    .orderBy('maintainedAt', 'desc')
    .execute()

export const insertMaintenance = (db: Db, one: ToolMaintenance & { lineNumber: LineNumber }) =>
  db.insertInto('toolMaintenances').values(one).execute()

/** Where it was since then, with what a pass used of it. */
export const mountsWithUses = (db: Db, line: LineNumber, toolCode: string, since: string) =>
  db
    .selectFrom('toolMounts')
    .select(['stationNumber', 'mountedAt', 'dismountedAt', 'usesPerPass'])
    .where('lineNumber', '=', line)
    .where('toolCode', '=', toolCode)
    .where((eb) => eb.or([eb('dismountedAt', 'is', null), eb('dismountedAt', '>', since)]))
    .execute()

export const toolsOfType = (db: Db, line: LineNumber, toolType: string) =>
  db
    .selectFrom('tools')
    .select(['toolCode', 'frequencyAct', 'maintainedAt'])
    .where('lineNumber', '=', line)
    .where('toolType', '=', toolType)
    .execute()

export const drawingsOf = (db: Db, line: string) =>
  db
    .selectFrom('tools')
    .select(['toolCode', 'drawingId'])
    .where('lineNumber', '=', line)
    .where('drawingId', 'is not', null)
    .execute()
