import type { DownloadState, StationParameter } from '@takt/contract/recipes.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'

// A station proved by its key which line is its own.

/** The oldest that is not settled, with what is to be sent. */
export const openDownload = (db: Db, line: string, station: string) =>
  db
    .selectFrom('parameterDownloads as d')
    .innerJoin('parameterSets as s', (on) =>
      on
        .onRef('s.lineNumber', '=', 'd.lineNumber')
        .onRef('s.typeNo', '=', 'd.typeNo')
        .onRef('s.stationNumber', '=', 'd.stationNumber')
        .onRef('s.paraVer', '=', 'd.paraVer'),
    )
    .select(['d.id', 'd.typeNo', 'd.paraVer', 'd.downloadState', 's.parameters'])
    .where('d.lineNumber', '=', line)
    .where('d.stationNumber', '=', station)
    .where('d.downloadState', 'in', ['waiting', 'taken'])
    .orderBy('d.id')
    .limit(1)

/** What was last sent and taken: what a station runs that does not report it. */
export const lastConfirmed = (db: Db, line: string, station: string) =>
  db
    .selectFrom('parameterDownloads')
    .select(['typeNo', 'paraVer'])
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', station)
    .where('downloadState', '=', 'confirmed')
    .where('typeNo', '<>', '*')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const settleDownload = (
  db: Db,
  line: string,
  id: number,
  downloadState: DownloadState,
  message: string | null = null,
) =>
  db
    .updateTable('parameterDownloads')
    .set({ downloadState, message, at: nowIso() })
    .where('lineNumber', '=', line)
    .where('id', '=', id)
    .execute()

/** A message that was overtaken on its way changes nothing. */
export async function storeValues(
  db: Db,
  line: string,
  station: string,
  values: readonly StationParameter[],
) {
  if (values.length === 0) return
  await db
    .insertInto('stationParameters')
    .values(
      values.map((one) => ({
        ...one,
        value: JSON.stringify(one.value),
        lineNumber: line,
        stationNumber: station,
      })),
    )
    .onConflict((c) =>
      c
        .columns(['lineNumber', 'stationNumber', 'paraCode'])
        .doUpdateSet((eb) => ({
          value: eb.ref('excluded.value'),
          at: eb.ref('excluded.at'),
          typeNo: eb.ref('excluded.typeNo'),
          paraVer: eb.ref('excluded.paraVer'),
        }))
        .whereRef('excluded.at', '>=', 'stationParameters.at'),
    )
    .execute()
}
