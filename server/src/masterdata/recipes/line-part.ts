import { sql } from 'kysely'
import type { Change } from '../../platform/audit/audit.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import type { Db } from '../../platform/db/tables.ts'
import { versionKey } from '../../platform/definitions/definitions.ts'

const newestSets = (db: Db, line: string) =>
  db
    .selectFrom('parameterSets')
    .select(['typeNo', 'stationNumber', 'remark', 'parameters'])
    .distinctOn(['typeNo', 'stationNumber'])
    .where('lineNumber', '=', line)
    .where('definitionStatus', 'in', ['released', 'draft'])
    .orderBy('typeNo')
    .orderBy('stationNumber')
    .orderBy(sql`definition_status = 'released'`, 'desc')
    .execute()

/** What is released, else what is being worked on, begins on the new line as a draft: its machines are other ones, and somebody has to confirm that it holds for them. */
export const lineRecipesPart = {
  copy: async (db: Db, { user }: PlantCall, from: string, to: string) => {
    const sets = await newestSets(db, from)
    const stations = await db
      .selectFrom('stations')
      .select('stationNumber')
      .where('lineNumber', '=', to)
      .execute()
    const standing = new Set(stations.map(({ stationNumber }) => stationNumber))
    const copies = sets.filter(({ stationNumber }) => standing.has(stationNumber))
    const drafts = copies.map(({ parameters, ...set }) => ({
      ...set,
      lineNumber: to,
      paraVer: 1,
      parameters: JSON.stringify(parameters),
      updateAuthor: user.name,
    }))
    if (drafts.length) await db.insertInto('parameterSets').values(drafts).execute()
    return {
      changes: copies.map(({ typeNo, stationNumber }): Change => ({
        entity: 'parameterSet',
        key: versionKey(`${typeNo} ${stationNumber}`, 1),
        line: to,
        action: 'create',
        after: { copiedFrom: from },
      })),
    }
  },
  remove: (db: Db, line: string) => db.deleteFrom('parameterSets').where('lineNumber', '=', line).execute(),
}
