import { isoOf } from '../../platform/db/instants.ts'
import { type Sql, sqlIn } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/tables.ts'
import { appendEvents, Journal } from '../../platform/kernel/kernel.ts'
import { readUnits } from './load-units.ts'
import { storeUnits } from './store-units.ts'
import { unitEvents } from './unit-events.ts'
import type { UnitState } from './unit-state.ts'

/** Units that an act is about, in memory. */
export type UnitsInAct = { units: UnitState[]; journal: Journal; scrapped: UnitState[] }

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
  const act: UnitsInAct = { units, journal: new Journal(), scrapped: [] }
  const answer = await play(act)
  act.journal.commit()
  await Promise.all([
    ...storeUnits(
      client,
      line,
      units.filter(({ touched }) => touched),
    ),
    ...endFailures(client, line, act.scrapped),
  ])
  await appendEvents(db, line, unitEvents(units))
  return answer
}

/** What is still being worked off of a unit's failures ends as scrap. */
const endFailures = (client: Sql, line: string, scrapped: readonly UnitState[]) =>
  scrapped.length
    ? [
        client.query({
          name: 'floor_scrap_failures',
          text: `update failures f set fail_status = 'scrap', closed_time = $3
             where f.line_number = $1 and f.product_id = any($2::uuid[])
               and f.fail_status in ('open', 'rework') and f.closed_time is null`,
          values: [line, scrapped.map(({ productId }) => productId), isoOf(Date.now())],
        }),
      ]
    : []
