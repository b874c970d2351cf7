import type { z } from 'zod'
import type { HelloAnswer } from '@takt/contract/floor.ts'
import type { VerbInput } from '@takt/contract/verbs.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { boundAt } from '../materials/materials.ts'
import { waitingDownload } from '../../masterdata/recipes/recipes.ts'
import type { Identity } from './identify.ts'

/** A station that starts: it gets its name, the time and what the line makes, and may announce its heartbeat interval. */
export async function sayHello(
  db: Db,
  { lineNumber, stationNumber }: Identity,
  { heartbeatSeconds }: VerbInput<'hello'>,
): Promise<z.input<typeof HelloAnswer>> {
  if (heartbeatSeconds)
    await db
      .updateTable('stationStates')
      .set({ heartbeatSeconds })
      .where('lineNumber', '=', lineNumber)
      .where('stationNumber', '=', stationNumber)
      .execute()
  const station = await db
    .selectFrom('stations')
    .select(['stationName', 'cycleTime'])
    .where('lineNumber', '=', lineNumber)
    .where('stationNumber', '=', stationNumber)
    .executeTakeFirstOrThrow()
  const orders = await db
    .selectFrom('orders')
    .select(['orderCode', 'typeNo', 'typeVer', 'orderNumber', 'actualNumber'])
    .where('lineNumber', '=', lineNumber)
    .where('orderStatus', '=', 'producing')
    .orderBy('sequence')
    .execute()
  const materials = await boundAt(db, lineNumber, stationNumber)
  return {
    lineNumber,
    stationNumber,
    ...station,
    serverTime: nowIso(),
    orders,
    materials,
    download: await waitingDownload(db, lineNumber, stationNumber),
  }
}
