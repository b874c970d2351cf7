import type { NewEvent } from '@takt/contract/events.ts'
import { sqlIn } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/tables.ts'
import { appendEvents, Journal } from '../../platform/kernel/kernel.ts'
import { closeAsScrap } from './close-failures.ts'
import { readUnits } from './load-units.ts'
import { storeUnits } from './store-units.ts'
import { unitEvents } from './unit-events.ts'
import type { UnitState } from './unit-state.ts'

/** Units that an act is about, in memory. */
export type UnitsInAct = {
  units: UnitState[]
  journal: Journal
  scrapped: UnitState[]
  /** What others may act on, besides what became of the units. */
  events: NewEvent[]
  /** Who does it, for the failures that it closes. */
  by: string | null
}

/**
 * What people do to units: loaded under the line's lock, which the caller holds, changed in memory by the same state as messages of stations are,
 * and stored by the same statements. A refusal leaves nothing, as the caller's transaction is its own.
 */
export async function changeUnits<R>(
  db: Db,
  line: string,
  productIds: string[],
  play: (act: UnitsInAct) => R | Promise<R>,
): Promise<R> {
  const client = sqlIn(db)
  const units = await readUnits(client, line, { sns: [], ids: productIds })
  const act: UnitsInAct = { units, journal: new Journal(), scrapped: [], events: [], by: null }
  const answer = await play(act)
  act.journal.commit()
  const [closed] = await Promise.all([
    closeAsScrap(client, line, act.scrapped, act.by),
    ...storeUnits(
      client,
      line,
      units.filter(({ touched }) => touched),
    ),
  ])
  await appendEvents(db, line, [...unitEvents(units), ...closed, ...act.events])
  return answer
}
