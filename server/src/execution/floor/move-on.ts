import type { Verdict } from '@takt/contract/floor.ts'
import type { ProcessStatus } from '@takt/contract/units.ts'
import type { ReworkPlace } from '../../masterdata/defects/defects.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { openNg, setMoved } from './event-order.ts'
import { at, failuresAt, onward, reworkWay } from './route.ts'
import type { Floor } from './state.ts'
import type { Route, RoutedStep, UnitState } from './unit-state.ts'

/** What a unit's move reads and changes: of the whole floor, or of what a person decides. */
export type Moving = Pick<Floor, 'journal' | 'writes' | 'orders' | 'lots'>

/** Moves the unit to its next step, or finishes it. `place`: where the defect of its NG is reworked. */
export function moveOn(
  floor: Moving,
  unit: UnitState,
  route: Route,
  step: RoutedStep,
  resultStatus: Verdict,
  time: number,
  place?: ReworkPlace,
) {
  floor.journal.own(unit).resultStatus = resultStatus
  const due = resultStatus === 'ok' ? afterOk(unit, route, step) : afterNg(unit, route, step, place)
  const after = due[0] === 'finished' ? unlessNg(floor, unit, route, step, due) : due
  const [processStatus, nextStep, why] = unit.processStatus === 'held' ? stillHeld(unit, step, after) : after
  unit.processStatus = processStatus
  unit.currentStep = nextStep
  unit.currentStation = at(route, nextStep)?.stationNumber ?? null
  Object.assign(unit, { statusReason: null, failedStep: null, ...why })
  if (processStatus !== 'finished') return
  unit.finishedAt = time
  const { productId, productSn, orderCode } = unit
  floor.journal.push(floor.writes.events, {
    kind: 'unitFinished',
    about: productId,
    data: { productId, productSn, orderCode, at: isoOf(time) },
  })
  finishOn(floor, unit, time)
}

type After = [
  ProcessStatus,
  nextStep: number | null,
  why?: Partial<Pick<UnitState, 'statusReason' | 'failedStep'>>,
]

/** On to the next step that is not left out, from rework to where it comes back. */
function afterOk(unit: UnitState, route: Route, step: RoutedStep): After {
  const next = onward(route, unit.returnStep ?? step.nextStep, unit.placeInOrder)
  unit.returnStep = null
  return next === null ? ['finished', null] : ['inProcess', next]
}

/** A unit with an NG that nothing answered is not finished but held, at the step that would have finished it. */
function unlessNg(floor: Moving, unit: UnitState, route: Route, step: RoutedStep, due: After): After {
  const open = openNg(unit, route)
  if (!open) return due
  setMoved(floor, unit, open.passNo)
  return ['held', step.stepSeq, { failedStep: open.step.stepName }]
}

/** Held while it was worked on: it goes on in the route, but a person lets it go. */
const stillHeld = (unit: UnitState, step: RoutedStep, [, nextStep, why]: After): After => [
  'held',
  nextStep ?? step.stepSeq,
  { statusReason: unit.statusReason, failedStep: why?.failedStep ?? unit.failedStep },
]

/** Tried again at the same step, sent to rework, or held for a person once its loops are used up. */
function afterNg(unit: UnitState, route: Route, step: RoutedStep, place?: ReworkPlace): After {
  const { reworkStep, returnStep } = reworkWay(route, step, place)
  // A rework step that the package skips does not count.
  if (!reworkStep || failuresAt(unit, step.stepSeq) > step.maxLoops)
    return ['held', step.stepSeq, { failedStep: step.stepName }]
  if (reworkStep.stepSeq === step.stepSeq)
    return [unit.returnStep === null ? 'inProcess' : 'rework', step.stepSeq]
  unit.returnStep = returnStep
  unit.reworkCount += 1
  return ['rework', reworkStep.stepSeq]
}

/** Counts it once on its order, however often it was reworked; the last one completes the order. */
function finishOn(floor: Moving, unit: UnitState, time: number) {
  finishOfLot(floor, unit, time)
  const order = floor.orders.get(unit.orderCode)
  if (!order) return
  floor.journal.own(order).finished += 1
  if (order.orderStatus !== 'producing' || order.actualNumber + order.finished < order.orderNumber) return
  order.orderStatus = 'completed'
  order.completedAt = time
  order.traceId = floor.journal.traceId
  const { orderCode, orderNumber, actualNumber, finished } = order
  floor.journal.push(floor.writes.events, {
    kind: 'orderCompleted',
    about: orderCode,
    data: { orderCode, orderNumber, actualNumber: actualNumber + finished, at: isoOf(time) },
  })
}

function finishOfLot({ lots, journal, writes }: Moving, { lotNo }: UnitState, time: number) {
  const lot = lots.get(lotNo ?? '')
  if (!lot) return
  journal.own(lot).finished += 1
  if (lot.lotStatus !== 'inProcess' || lot.doneNumber + lot.finished < lot.number) return
  lot.lotStatus = 'completed'
  lot.completedAt = time
  lot.traceId = journal.traceId
  const { orderCode, number, doneNumber, finished } = lot
  journal.push(writes.events, {
    kind: 'lotCompleted',
    about: lot.lotNo,
    data: { lotNo: lot.lotNo, orderCode, number, doneNumber: doneNumber + finished, at: isoOf(time) },
  })
}
