import { loadSets } from '../../masterdata/measures/measures.ts'
import type { unitsOfLots } from '../../planning/lots/lots.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { onTheFloor } from '../../platform/db/on-the-floor.ts'
import type { Db } from '../../platform/db/tables.ts'
import { passesRegrouped } from '../../platform/db/turns.ts'
import { appendEvents } from '../../platform/kernel/kernel.ts'
import { changeUnits } from './change-units.ts'
import { closedEvent } from './close-failures.ts'
import { piecesFailedOf } from './failures-by-hand.queries.ts'
import { piecesOpenOf, updateFailures } from './failures.queries.ts'
import { keptFrom } from './rebuild.queries.ts'
import { forgetUndos } from './undo-disposition.queries.ts'
import { scrapUnit } from './unit-moves.ts'

/** What planning needs of the units of its lots, each in the transaction of the lot's own change. */
export const lotUnits: ReturnType<typeof unitsOfLots.get> = {
  async scrap(db, line, lotNo, { reason, by }) {
    const ids = await onFloor(db, line, lotNo)
    const units = await changeUnits(db, line, ids, (act) => {
      act.by = by
      return act.units.map((unit) => {
        const { productId, processStatus: before } = unit
        scrapUnit(act, unit, reason)
        return { productId, before }
      })
    })
    return { units, failures: await scrapPiecesOf(db, line, lotNo, { reason, by }) }
  },
  failed: piecesFailedOf,
  async join(db, line, from, into) {
    const begun = await db
      .selectFrom('units')
      .select((eb) => eb.fn.min('registeredAt').as('first'))
      .where('lineNumber', '=', line)
      .where('lotNo', '=', from)
      .executeTakeFirst()
    const since = begun?.first && isoOf(Date.parse(begun.first) - clocksDiffer)
    if (since) await passesRegrouped(db, line, await stationsOfLot(db, line, from, since))
    await db
      .updateTable('units')
      .set({ lotNo: into })
      .where('lineNumber', '=', line)
      .where('lotNo', '=', from)
      .execute()
    await db
      .updateTable('failures')
      .set({ lotNo: into })
      .where('lineNumber', '=', line)
      .where('lotNo', '=', from)
      .execute()
    if (since) await forgetByLot(db, line, Date.parse(since))
  },
}

/** By a station whose clock is behind, a unit is measured before it was registered. */
const clocksDiffer = 3_600_000

/** Where a lot's units were measured, and when first and last. */
const stationsOfLot = (db: Db, line: LineNumber, lotNo: string, since: string) =>
  db
    .selectFrom('units as u')
    .innerJoin('passes as p', (join) =>
      join.onRef('p.lineNumber', '=', 'u.lineNumber').onRef('p.productId', '=', 'u.productId'),
    )
    .where('u.lineNumber', '=', line)
    .where('u.lotNo', '=', lotNo)
    .where('p.outTime', '>=', since)
    .where('p.setKey', 'is not', null)
    .groupBy('p.stationNumber')
    .select((eb) => [
      'p.stationNumber',
      eb.fn.min('p.outTime').as('firstOut'),
      eb.fn.max('p.outTime').as('lastOut'),
    ])
    .execute()

/** What is open of its pieces ends as scrap; a decision before this one is not taken back through it. */
async function scrapPiecesOf(
  db: Db,
  line: LineNumber,
  lotNo: string,
  { reason, by }: { reason: string; by: string },
) {
  const open = await piecesOpenOf(db, line, lotNo)
  if (open.length === 0) return []
  const ids = open.map(({ failId }) => failId)
  const at = isoOf(Date.now())
  await updateFailures(db, line, ids, {
    failStatus: 'scrap',
    disposition: 'scrap',
    disposedBy: by,
    disposedTime: at,
    dispositionReason: reason,
    closedBy: by,
    closedTime: at,
  })
  await forgetUndos(db, line, ids)
  await appendEvents(
    db,
    line,
    open.map((failure) => closedEvent('scrap', at, failure)),
  )
  return open
}

const aDay = 86_400_000
const dayOf = (time: number) => isoOf(time).slice(0, 10)

/** Subgroups by lot are folded anew since then, as far as their passes are still there. A production day begins within a day of its date. */
async function forgetByLot(db: Db, line: LineNumber, since: number) {
  const kept = await keptFrom(db)
  const first = dayOf(Math.max(since - aDay, kept === -Infinity ? 0 : kept + aDay))
  const stored = await db
    .selectFrom('subgroupDays')
    .select('setKey')
    .distinct()
    .where('lineNumber', '=', line)
    .where('day', '>=', first)
    .execute()
  const sets = await loadSets(
    db,
    stored.map(({ setKey }) => setKey),
  )
  const byLot = [...sets].filter(([, { subgroupBy }]) => subgroupBy === 'lot').map(([setKey]) => setKey)
  if (byLot.length === 0) return
  await db
    .deleteFrom('subgroupDays')
    .where('lineNumber', '=', line)
    .where('day', '>=', first)
    .where('setKey', 'in', byLot)
    .execute()
}

/** Neither over nor counted as made. */
async function onFloor(db: Db, line: LineNumber, lotNo: string) {
  const found = await db
    .selectFrom('units')
    .select('productId')
    .where('lineNumber', '=', line)
    .where('lotNo', '=', lotNo)
    .where('processStatus', 'in', onTheFloor)
    .where('finishedAt', 'is', null)
    .execute()
  return found.map(({ productId }) => productId)
}
