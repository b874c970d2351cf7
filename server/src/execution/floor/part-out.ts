import { type Failure, holdOfFailure } from '@takt/contract/failures.ts'
import { holdsOf, statusBeforeHold } from '@takt/contract/units.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { sqlIn } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/tables.ts'
import { changeUnits, type UnitsInAct } from './change-units.ts'
import { failuresOpenOf } from './failures.queries.ts'
import { type OpenOne, type PartOut, storePartsOut } from './part-out.queries.ts'
import { holdUnit, liftHoldOf } from './unit-moves.ts'
import type { UnitState } from './unit-state.ts'

type Units = { unit: UnitState; child: UnitState | undefined }

/**
 * A part came out: what is open of it holds its unit no more, and holds the part, if it is a unit. Returns the failures that
 * leave with it. A unit that was kept at a step for nothing else waits there to be tested again.
 */
export function letPartTakeFailures<One extends OpenOne>(
  act: Pick<UnitsInAct, 'journal'>,
  { unit, child }: Units,
  { componentId }: Pick<PartOut, 'componentId'>,
  open: readonly One[],
): One[] {
  const leave = open.filter((one) => one.componentId === componentId)
  for (const failure of leave) {
    const hold = holdOfFailure(failure)
    liftHoldOf(act, unit, hold)
    if (child) holdUnit(act, child, hold)
  }
  const isKeptAtStation = ({ failSource, stepSeq }: OpenOne) =>
    failSource === 'auto' && stepSeq === unit.currentStep
  const stays = open.filter((one) => !leave.includes(one))
  if (unit.failedStep === null || !leave.some(isKeptAtStation) || stays.some(isKeptAtStation)) return leave
  act.journal.own(unit).touched = true
  unit.failedStep = null
  if (unit.processStatus !== 'held' || holdsOf(unit).length > 0) return leave
  unit.processStatus = statusBeforeHold(unit)
  unit.statusReason = null
  return leave
}

/** In a person's act, under the line's lock; after the part is out. Returns what left with it, as it was. */
export async function takeFailuresAlong(db: Db, line: LineNumber, part: PartOut): Promise<Failure[]> {
  const { productId, childId } = part
  const open = await failuresOpenOf(db, line, [productId])
  if (!open.some(({ componentId }) => componentId === part.componentId)) return []
  return changeUnits(db, line, [productId, ...(childId === null ? [] : [childId])], async (act) => {
    const [unit, child] = [productId, childId].map((id) => act.units.find((one) => one.productId === id))
    const left = letPartTakeFailures(act, { unit: unit!, child }, part, open)
    await storePartsOut(sqlIn(db), line, [{ ...part, failIds: left.map(({ failId }) => failId) }])
    return left
  })
}
