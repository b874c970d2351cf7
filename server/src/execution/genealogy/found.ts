import type { leftReasons } from '@takt/contract/found-units.ts'
import type { Step } from '@takt/contract/processings.ts'
import type { ProcessStatus } from '@takt/contract/units.ts'
import type { Db } from '../../platform/db/tables.ts'
import { findProcessing } from '../../masterdata/processings/processings.ts'
import { holdUnit, reworkUnit, type UnitsInAct, type UnitState } from '../floor/floor.ts'

export type FoundFilter = {
  bomCode?: string | undefined
  bomLot?: string | undefined
  serial?: string | undefined
  productIds?: string[] | undefined
  /** Every unit of it that is in work. */
  typeNo?: string | undefined
  now: boolean
  reason: string
  later?: boolean | undefined
}
type Why = (typeof leftReasons)[number]
/** What became of a unit; `why` it was left as it is. */
type Outcome = { productId: string; before: ProcessStatus; after: ProcessStatus; why: Why | null }
type Steps = ReadonlyMap<string, number | null>
/** `steps`: at which of its route what was looked for went into each unit. */
export type Play = (db: Db, act: UnitsInAct, steps: Steps, reason: string) => Promise<Outcome[]>

const outcome = (unit: UnitState, change: () => Why | null): Outcome => {
  const { productId, processStatus: before } = unit
  const why = change()
  return { productId, before, after: unit.processStatus, why }
}

/** Every unit found is held, finished ones too, and those held for something else. */
const hold: Play = async (_db, act, _steps, reason) =>
  act.units.map((unit) =>
    outcome(unit, () => {
      if (unit.processStatus === 'scrapped') return 'scrapped'
      if (unit.holds.includes(reason)) return 'alreadyHeld'
      holdUnit(act, unit, reason)
      return null
    }),
  )

/** Every unit found is sent to where its route reworks the step at which the part went in; one that is in work waits for its station. */
const rework: Play = async (db, act, steps, reason) => {
  const routes = Map.groupBy(act.units, (unit) => `${unit.processingNumber}\0${unit.processingVer}`)
  const outcomes: Outcome[] = []
  for (const units of routes.values()) {
    const [{ processingNumber, processingVer }] = units as [UnitState]
    const route = (await findProcessing(db, processingNumber, processingVer))!.steps
    for (const unit of units)
      outcomes.push(
        outcome(unit, () => reworkOne(act, unit, route, steps.get(unit.productId) ?? null, reason)),
      )
  }
  return outcomes
}

function reworkOne(
  act: UnitsInAct,
  unit: UnitState,
  route: readonly Step[],
  stepSeq: number | null,
  reason: string,
): Why | null {
  const step = route.find((one) => one.stepSeq === stepSeq)
  const target = route.find((one) => one.stepSeq === step?.reworkStep && one !== step)
  if (unit.processStatus === 'scrapped') return 'scrapped'
  if (unit.finishedAt !== null || unit.processStatus === 'finished') return 'finished'
  if (unit.openStation !== null) return 'inWork'
  if (!step || !target) return 'noReworkStep'
  const { stepSeq: reworkStep, stationNumber: reworkStation } = target
  reworkUnit(act, unit, { reworkStep, reworkStation, returnStep: step.returnStep ?? step.stepSeq }, reason)
  return null
}

export const plays: Record<'hold' | 'rework', Play> = { hold, rework }
