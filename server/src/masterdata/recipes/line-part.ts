import { sql } from 'kysely'
import type { Change } from '../../platform/audit/audit.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import type { Db } from '../../platform/db/tables.ts'
import { versionKey } from '../../platform/definitions/definitions.ts'

type Copied = { typeNo: string; stationNumber: string; paraVer: number }

/** What is released, else what is being worked on, begins on the new line as a draft: its machines are other ones, and somebody has to say that it holds for them. */
export const lineRecipesPart = {
  copy: async (db: Db, { user }: PlantCall, from: string, to: string) => {
    const { rows } = await sql<Copied>`
      insert into parameter_sets (line_number, type_no, station_number, para_ver, remark, parameters, update_author)
      select distinct on (type_no, station_number) ${to}, type_no, station_number, 1, remark, parameters, ${user.name} from parameter_sets
      where line_number = ${from} and definition_status in ('released', 'draft') and station_number in (select station_number from stations where line_number = ${to})
      order by type_no, station_number, definition_status = 'released' desc
      returning type_no, station_number, para_ver`.execute(db)
    return {
      changes: rows.map(({ typeNo, stationNumber, paraVer }): Change => ({
        entity: 'parameterSet',
        key: versionKey(`${typeNo} ${stationNumber}`, paraVer),
        line: to,
        action: 'create',
        after: { copiedFrom: from },
      })),
    }
  },
  remove: (db: Db, line: string) => db.deleteFrom('parameterSets').where('lineNumber', '=', line).execute(),
}
