import { isDeepStrictEqual } from 'node:util'
import { refuse } from '@takt/contract/errors.ts'
import type { Failure } from '@takt/contract/failures.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { changeUnits } from './change-units.ts'
import { countScrap } from './count-scrap.ts'
import { lotForFailure } from './failable.ts'
import { readFailures, updateFailures } from './failures.queries.ts'
import { takeUndo } from './undo-disposition.queries.ts'
import { type Undo, unitAfter } from './undo-record.ts'
import type { UnitState } from './unit-state.ts'

export type Undone = { was: Failure; failStatus: Failure['failStatus'] }

/**
 * Takes a person's decision about a failure back: failure and unit are again as they were before it.
 * Only while the unit is as the decision left it; one that it finished is counted and reported, and stays finished.
 * Returns each as it was decided about and what it is now, the failure that was named first.
 */
export async function undoDisposition(db: Db, line: LineNumber, failId: string): Promise<Undone[]> {
  const failure = (await readFailures(db, line, [failId]))[0] ?? refuse('record.unknown')
  const { failStatus, disposition, productId } = failure
  if (failStatus !== disposition) refuse('failures.wrong_status', { failStatus })
  const kept = (await takeUndo(db, line, failId)) ?? refuse('failures.undo_not_kept')
  const undo = kept as Undo // what `disposeFailures` kept
  if (productId === null && failure.removedFrom === null) await mayFailAgain(db, line, failure)
  const scrapped = productId === null ? [] : await restoreUnit(db, line, productId, undo)
  if (disposition === 'scrap') await countScrap(db, line, scrapped, [failure], -1)
  const together = await readFailures(
    db,
    line,
    undo.others.map((one) => one.failId),
  )
  const restored = [{ failId, ...undo.failureBefore }, ...undo.others]
  for (const { failId: one, ...before } of restored) await updateFailures(db, line, [one], before)
  const now = new Map(restored.map((one) => [one.failId, one.failStatus]))
  return [failure, ...together].map((was) => ({ was, failStatus: now.get(was.failId)! }))
}

/** Returns the unit where it was scrapped by the decision. */
const restoreUnit = (db: Db, line: LineNumber, productId: string, undo: Undo) =>
  changeUnits(db, line, [productId], ({ units: [unit], journal }) => {
    if (!unit) return refuse('record.unknown')
    mayStillBeUndone(unit, undo)
    const wasScrapped = unit.processStatus === 'scrapped'
    journal.own(unit).touched = true
    Object.assign(unit, undo.unitBefore)
    return wasScrapped && unit.processStatus !== 'scrapped' ? [unit] : []
  })

/** What was good is left of its lot, and something else may have been found on it meanwhile. */
async function mayFailAgain(db: Db, line: LineNumber, { disposition, lotNo, quantity }: Failure) {
  if (disposition !== 'useAsIs' && disposition !== 'falseFail') return
  const { left } = await lotForFailure(db, line, lotNo ?? '', 'failures.lot_unknown')
  if (quantity > left) refuse('failures.more_than_lot', { number: left })
}

function mayStillBeUndone(unit: UnitState, undo: Undo) {
  const { processStatus } = unit
  if (processStatus === 'finished') refuse('failures.undo_finished')
  if (!isDeepStrictEqual(unitAfter(unit), undo.unitAfter)) refuse('failures.undo_went_on', { processStatus })
}
