import type { z } from 'zod'
import type { Hello, HelloAnswer } from '@takt/contract/floor.ts'
import { nowIso } from '../db/instants.ts'
import type { Db } from '../db/tables.ts'
import { boundAt } from '../materials/materials.ts'
import { waitingDownload } from '../recipes/recipes.ts'
import type { Identity } from './identify.ts'

/** A station that starts: it learns who it is, what time it is and what the line makes, and may say how often it will be heard. */
export async function sayHello(
  db: Db,
  { lineNumber, stationNumber }: Identity,
  { heartbeatSeconds }: z.infer<typeof Hello>,
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
