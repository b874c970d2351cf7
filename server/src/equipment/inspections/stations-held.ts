import type { InspectionItem } from '@takt/contract/inspections.ts'
import type { Reason } from '@takt/contract/floor.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { rememberedFor } from '../../platform/db/remembered.ts'
import type { Db } from '../../platform/db/tables.ts'
import { dueOf } from './due.ts'
import { itemsOfLine } from './inspections.queries.ts'
import { lastRecords } from './records.queries.ts'
import { rhythmOf } from './rhythm.ts'
import { triggeredSince } from './triggered.ts'

/** A check that is held against its station from then on. */
export type Held = Reason & { since: number }

const blocks = ({ enabled, blocksArrival }: InspectionItem) => enabled && blocksArrival

async function heldStations(db: Db, line: string): Promise<ReadonlyMap<string, Held[]>> {
  const items = (await itemsOfLine(db, line)).filter(blocks)
  const stations = new Map<string, Held[]>()
  if (items.length === 0) return stations
  const [records, rhythm] = await Promise.all([lastRecords(db, line), rhythmOf(db, line)])
  const triggered = await triggeredSince(db, line, items, records)
  const now = Date.now()
  for (const item of items) {
    const last = records.find(({ itemCode }) => itemCode === item.itemCode)
    const { checkState, lateAt } = dueOf(item, last, { ...rhythm, triggered }, now)
    if (lateAt === null) continue
    const reason = checkState === 'ng' ? 'inspectionNg' : 'inspectionMissing'
    const held: Held = { reason, about: item.itemCode, since: lateAt }
    stations.set(item.stationNumber, [...(stations.get(item.stationNumber) ?? []), held])
  }
  return stations
}

/** Read for every unit that arrives. Another server may have recorded a check, so nothing is kept for long: decision 78. */
export const stationsHeld = rememberedFor(5_000, heldStations)

/** From its commit on the line's stations work by what was changed. */
export async function changing<T>(call: LineCall, change: (db: Db) => Promise<T>): Promise<T> {
  const after = await inOneGo(call.db, change)
  stationsHeld.forget(call.db, call.line)
  return after
}
