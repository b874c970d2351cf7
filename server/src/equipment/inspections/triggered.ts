import { type CheckTrigger, type InspectionItem, isTrigger } from '@takt/contract/inspections.ts'
import { breakdownsOf, nthPassSince, typeChangeSince } from '../../execution/floor/floor.ts'
import { boundSince } from '../../execution/materials/materials.ts'
import { orderStartedSince } from '../../planning/orders/orders.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Last } from './due.ts'

type LastOf = Last & Pick<InspectionItem, 'itemCode'>
type Since = { db: Db; line: string; since: string }
type Asks = (of: Since, item: InspectionItem) => Promise<string | undefined>

/** When the event first happened that asks for a check at the item's station. */
const asks: Record<CheckTrigger, Asks> = {
  order: ({ db, line, since }) => orderStartedSince(db, line, since),
  changeover: ({ db, line, since }, { stationNumber }) => typeChangeSince(db, line, stationNumber, since),
  pieces: ({ db, line, since }, { stationNumber, everyPieces }) =>
    nthPassSince(db, line, stationNumber, { since, count: everyPieces! }),
  stop: stopEnded,
  material: ({ db, line, since }, { stationNumber }) => boundSince(db, line, stationNumber, since),
}

async function stopEnded({ db, line, since }: Since, { stationNumber, stopMinutes }: InspectionItem) {
  const now = Date.now()
  const stops = await breakdownsOf(db, line, [stationNumber], { from: since, to: isoOf(now) })
  const over = stops
    .map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }))
    .filter(({ start, end }) => end < now && end - start >= stopMinutes! * 60_000)
  return over.length ? isoOf(Math.min(...over.map(({ end }) => end))) : undefined
}

/** Of items in use that an event asks for: the first such event since the last check. */
export async function triggeredSince(
  db: Db,
  line: string,
  items: readonly InspectionItem[],
  records: readonly LastOf[],
): Promise<ReadonlyMap<string, number>> {
  const first = new Map<string, number>()
  for (const item of items) {
    const { itemCode, inspectFrequency: trigger, validFrom } = item
    if (!item.enabled || !isTrigger(trigger)) continue
    const since = records.find((one) => one.itemCode === itemCode)?.recordedAt ?? validFrom
    const at = await asks[trigger]({ db, line, since }, item)
    if (at !== undefined) first.set(itemCode, Date.parse(at))
  }
  return first
}
