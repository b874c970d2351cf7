import type { Failure } from '@takt/contract/failures.ts'
import type { UnitState } from './unit-state.ts'

/** What a decision records in its failure. */
const decided = [
  'failStatus',
  'disposition',
  'disposedBy',
  'disposedTime',
  'dispositionReason',
  'closedBy',
  'closedTime',
] as const satisfies (keyof Failure)[]
/** What a decision may change of its unit. */
const changed = [
  'processStatus',
  'resultStatus',
  'currentStep',
  'currentStation',
  'reworkCount',
  'statusReason',
  'failedStep',
  'holds',
  'finishedAt',
  'lastTime',
  'unmoved',
  'returnStep',
] as const satisfies (keyof UnitState)[]
/** By what else it is seen that the unit went on. */
const seen = ['passCount', 'openStation'] as const satisfies (keyof UnitState)[]

const pick = <T, K extends keyof T>(of: T, names: readonly K[]) =>
  structuredClone(Object.fromEntries(names.map((name) => [name, of[name]]))) as Pick<T, K>

export type FailureBefore = Pick<Failure, (typeof decided)[number]>
export type UnitBefore = Pick<UnitState, (typeof changed)[number]>
export type UnitAfter = UnitBefore & Pick<UnitState, (typeof seen)[number]>
export const failureBefore = (failure: Failure): FailureBefore => pick(failure, decided)
export const unitBefore = (unit: UnitState): UnitBefore => pick(unit, changed)
export const unitAfter = (unit: UnitState): UnitAfter => pick(unit, [...changed, ...seen])

/** What takes a decision back. `others`: what else of the unit it decided. */
export type Undo = {
  failId: string
  failureBefore: FailureBefore
  unitBefore: UnitBefore | null
  unitAfter: UnitAfter | null
  others: (Pick<Failure, 'failId'> & FailureBefore)[]
}
