import { Refusal, refuse } from '@takt/contract/errors.ts'
import { type Disposition, type Failure, type FailStatus, mayDispose } from '@takt/contract/failures.ts'
import { defectsOf } from '../../masterdata/defects/defects.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { sqlIn } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/tables.ts'
import { changeUnits, type UnitsInAct } from './change-units.ts'
import { closedEvent } from './close-failures.ts'
import { countScrap } from './count-scrap.ts'
import { loadWay } from './definitions.ts'
import { disposeOfUnit } from './dispose-unit.ts'
import { failuresOpenOf, readFailures, updateFailures } from './failures.queries.ts'
import { lockOrders, openLots, withRoutes } from './load-orders.ts'
import type { Moving } from './move-on.ts'
import { storeSlots } from './store-passes.ts'
import { storeLots, storeOrders } from './store-progress.ts'
import { keepUndos } from './undo-disposition.queries.ts'
import { failureBefore, type Undo, unitAfter, unitBefore } from './undo-record.ts'
import { noWrites } from './writes.ts'

/** `seen`: what the failures were when it was made; what became of one since is somebody else's decision. */
export type Decision = {
  disposition: Disposition
  reason: string
  by: string
  seen?: ReadonlyMap<string, FailStatus>
}
/** What became of a failure; `refused`: why it was left as it is. `also`: what else of its unit was decided with it. */
export type Disposed = { failure: Failure; refused: Refusal | null; also: readonly Failure[] }

/**
 * Disposes of failures in a person's act, each once: one that somebody else decided about is refused with what it is now.
 * A refusal leaves its failure and unit as they are, the others go on.
 */
export async function disposeFailures(
  db: Db,
  line: LineNumber,
  failIds: readonly string[],
  decision: Decision,
): Promise<Disposed[]> {
  const failures = await readFailures(db, line, failIds)
  const ids = [...new Set(failures.flatMap(({ productId }) => productId ?? []))]
  return changeUnits(db, line, ids, async (act) => {
    act.by = decision.by
    const moving = await loadMoving(db, line, act)
    const left = new Map((await failuresOpenOf(db, line, ids)).map((one) => [one.failId, one]))
    const outcomes: Disposed[] = []
    const undos: Undo[] = []
    const done: Failure[] = []
    for (const failure of failures) {
      if (done.some(({ failId }) => failId === failure.failId)) {
        outcomes.push({ failure, refused: null, also: [] })
        continue
      }
      const one = { act, moving, left, failure, decision }
      const undo = undoOf(one)
      const answer = await dispose(db, line, one)
      if (answer instanceof Refusal) {
        outcomes.push({ failure, refused: answer, also: [] })
        continue
      }
      const { record, also } = undo(answer)
      for (const { failId } of [failure, ...answer]) left.delete(failId)
      done.push(failure, ...answer)
      undos.push(record)
      outcomes.push({ failure, refused: null, also })
    }
    await keepUndos(db, line, undos)
    await store(db, line, { act, moving, done, decision })
    return outcomes
  })
}

type Work = { act: UnitsInAct; moving: Moving; decision: Decision }
type One = Work & { left: ReadonlyMap<string, Failure>; failure: Failure }

/** What else of the unit is decided with it, or why it is left as it is. */
async function dispose(
  db: Db,
  line: LineNumber,
  { act, moving, left, failure, decision }: One,
): Promise<readonly Failure[] | Refusal> {
  const { disposition, reason, seen } = decision
  const { failId, failStatus } = failure
  if ((seen?.get(failId) ?? failStatus) !== failStatus || !mayDispose(disposition, failStatus))
    return new Refusal('failures.wrong_status', { failStatus })
  const unit = act.units.find(({ productId }) => productId === failure.productId)
  if (!unit) return []
  const route = (await loadWay(db, unit)) ?? refuse('record.unknown')
  const otherFailures = [...left.values()].filter(
    (other) => other.productId === unit.productId && other.failId !== failId,
  )
  const place = (await defectsOf(db, line)).placeOf(failure.defectCode)
  try {
    return disposeOfUnit(act, moving, disposition, { failure, unit, route, otherFailures, place, reason })
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

type Undoable = { record: Undo; also: readonly Failure[] }

/** What takes a decision back, read once the decision was made. Scrapping a unit ends its other failures too. */
function undoOf({ act, left, failure, decision }: One): (decided: readonly Failure[]) => Undoable {
  const { failId, productId } = failure
  const unit = act.units.find((one) => one.productId === productId)
  const before = unit ? unitBefore(unit) : null
  const scraps = decision.disposition === 'scrap' && before?.processStatus !== 'scrapped'
  const otherFailures = [...left.values()].filter(
    (other) => other.productId === productId && other.failId !== failId,
  )
  return (decided) => {
    const also = [...decided, ...(scraps ? otherFailures : [])]
    const record = {
      failId,
      failureBefore: failureBefore(failure),
      unitBefore: before,
      unitAfter: unit ? unitAfter(unit) : null,
      others: also.map((other) => ({ failId: other.failId, ...failureBefore(other) })),
    }
    return { record, also }
  }
}

/** Orders and lots of the units: going on may finish them. */
async function loadMoving(db: Db, line: LineNumber, { units, journal }: UnitsInAct): Promise<Moving> {
  const client = sqlIn(db)
  const orderCodes = [...new Set(units.map(({ orderCode }) => orderCode))]
  const orders = orderCodes.length
    ? await withRoutes(db, await lockOrders(client, line, orderCodes))
    : new Map()
  return {
    journal,
    writes: noWrites(),
    orders,
    lots: units.length ? await openLots(client, line) : new Map(),
  }
}

async function store(
  db: Db,
  line: LineNumber,
  { act, moving, done, decision }: Work & { done: readonly Failure[] },
) {
  if (done.length === 0) return
  const client = sqlIn(db)
  const at = isoOf(Date.now())
  const { disposition, reason, by } = decision
  const closes = disposition !== 'rework'
  await updateFailures(
    db,
    line,
    done.map(({ failId }) => failId),
    {
      failStatus: disposition,
      disposition,
      disposedBy: by,
      disposedTime: at,
      dispositionReason: reason,
      ...(closes && { closedBy: by, closedTime: at }),
    },
  )
  if (disposition === 'scrap') await countScrap(db, line, act.scrapped, done)
  act.events.push(...moving.writes.events)
  if (closes) act.events.push(...done.map((failure) => closedEvent(disposition, at, failure)))
  await Promise.all([
    ...storeOrders(client, line, [...moving.orders.values()]),
    ...storeLots(client, line, [...moving.lots.values()]),
    ...storeSlots(client, line, moving.writes),
  ])
}
