import { refuse } from '@takt/contract/errors.ts'
import {
  holdsOf,
  statusBeforeHold,
  type unitMoveNames,
  unitMoveRefusal,
  unitMoves,
} from '@takt/contract/units.ts'
import type { UnitsInAct } from './change-units.ts'
import type { UnitState } from './unit-state.ts'

export type UnitMove = {
  move: (typeof unitMoveNames)[number]
  reason: string
  /** The hold that is lifted, where there are several. */
  hold?: string | undefined
}
type Act = Pick<UnitsInAct, 'journal' | 'scrapped'>

/** What a person decides about a unit, by the table of the contract. `inside`: a unit on hold that is in it. */
export function moveUnit(act: Act, unit: UnitState, { move, reason, hold }: UnitMove, inside: string | null) {
  const refused = unitMoveRefusal(move, unit)
  if (refused) refuse(refused, { processStatus: unit.processStatus })
  act.journal.own(unit).touched = true
  if (move === 'hold') return holdUnit(act, unit, reason)
  if (move === 'scrap') return scrapUnit(act, unit, reason)
  liftHold(unit, hold)
  if (holdsOf(unit).length) return
  if (inside !== null) refuse('units.contains_held', { unit: inside })
  unit.processStatus = statusBeforeHold(unit)
  unit.statusReason = reason
}

/** Each reason counts once. A scrapped unit stays scrapped: released, it would come back to life. */
export function holdUnit({ journal }: Pick<Act, 'journal'>, unit: UnitState, reason: string) {
  if (unit.processStatus === unitMoves.scrap.to) return
  journal.own(unit).touched = true
  unit.processStatus = unitMoves.hold.to
  unit.statusReason = reason
  unit.holds = [...new Set([...unit.holds, reason])]
}

export function scrapUnit({ journal, scrapped }: Act, unit: UnitState, reason: string) {
  journal.own(unit).touched = true
  unit.processStatus = unitMoves.scrap.to
  unit.resultStatus = 'ng'
  unit.statusReason = reason
  unit.holds = []
  unit.failedStep = null
  unit.lastTime = Math.max(unit.lastTime, Date.now())
  journal.push(scrapped, unit)
}

/** Lifts what a failure held it for; what else holds it stays. */
export function liftHoldOf({ journal }: Pick<Act, 'journal'>, unit: UnitState, hold: string) {
  if (!unit.holds.includes(hold)) return
  journal.own(unit).touched = true
  unit.holds = unit.holds.filter((one) => one !== hold)
  if (unit.processStatus !== 'held' || holdsOf(unit).length) return
  unit.processStatus = statusBeforeHold(unit)
  unit.statusReason = null
}

/** `returnStep` null: it is reworked where it failed, and goes on from there. */
export type ReworkStep = { reworkStep: number; reworkStation: string; returnStep: number | null }

/** Sent to a rework step of its route. One that people hold stays held, and goes to rework once it is released. */
export function reworkUnit(
  { journal }: Pick<Act, 'journal'>,
  unit: UnitState,
  { reworkStep, reworkStation, returnStep }: ReworkStep,
  reason: string,
) {
  journal.own(unit).touched = true
  unit.processStatus = unit.holds.length ? 'held' : 'rework'
  unit.statusReason = reason
  unit.failedStep = null
  unit.currentStep = reworkStep
  unit.currentStation = reworkStation
  unit.returnStep = returnStep
  unit.reworkCount += 1
}

/** Reworked: it is tested again at this step. While its rework station works on it, that one's pass takes it there; one that is held waits. */
export function returnUnit(
  { journal }: Pick<Act, 'journal'>,
  unit: UnitState,
  { stepSeq, stationNumber }: { stepSeq: number; stationNumber: string },
) {
  if (unit.returnStep === null) return
  journal.own(unit).touched = true
  unit.returnStep = stepSeq
  if (unit.openStation !== null) return
  unit.currentStep = stepSeq
  unit.currentStation = stationNumber
  unit.returnStep = null
  if (unit.processStatus !== 'rework') return
  unit.processStatus = 'inProcess'
  unit.statusReason = null
}

/** Releasing lifts one hold: which, has to be named where there are several. */
function liftHold(unit: UnitState, hold: string | undefined) {
  const all = holdsOf(unit)
  if (hold === undefined && all.length > 1) refuse('units.which_hold', { holds: all.join('; ') })
  if (hold !== undefined && !all.includes(hold)) refuse('units.hold_unknown', { hold })
  const lifted = hold ?? all[0]
  unit.holds = unit.holds.filter((one) => one !== lifted)
  if (unit.failedStep === lifted) unit.failedStep = null
}
