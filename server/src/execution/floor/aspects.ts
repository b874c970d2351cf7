import type { Reading, Reason } from '@takt/contract/floor.ts'
import type {
  Aspect,
  Closed,
  GoExtras,
  LineView,
  Message,
  NgOfPass,
  Pass,
  Span,
  Trip,
  Visit,
} from '../../platform/kernel/kernel.ts'
import type { ArriveRequest } from './messages.ts'
import { openNow } from './open-now.ts'
import { letPartTakeFailures } from './part-out.ts'
import { findUnit } from './register.ts'
import { openSteps, stepsAhead } from './route.ts'
import { type ActiveAspect, type Floor, routeOf } from './state.ts'
import { holdUnit } from './unit-moves.ts'
import type { OrderState, RoutedStep, UnitState } from './unit-state.ts'

/** Loads those aspects that have something to do with these messages; the others cost nothing. */
export function loadAspects(
  trip: Trip,
  aspects: readonly Aspect[],
  messages: readonly Message[],
  span: Span,
) {
  const wishes = aspects.flatMap((aspect) => {
    const want = aspect.wants(messages, span)
    return want === null ? [] : [{ aspect, want }]
  })
  return Promise.all(
    wishes.map(async ({ aspect, want }): Promise<ActiveAspect> => ({
      aspect,
      state: await aspect.load(trip, want),
    })),
  )
}

export const viewOf = (floor: Omit<Floor, 'view' | 'aspects'>): LineView => ({
  journal: floor.journal,
  findUnit: (named) => findUnit(floor, named),
  findOrder: (orderCode) => floor.orders.get(orderCode),
  isOff: (reason) => floor.off.has(reason),
  productionDay: floor.productionDay,
  partOut: ({ productId }, part) => {
    const unit = floor.units.byId.get(productId)!
    const child = part.childId === null ? undefined : floor.units.byId.get(part.childId)
    const left = letPartTakeFailures(floor, { unit, child }, part, openNow(floor, productId))
    if (left.length === 0) return
    const failIds = left.map(({ failId }) => failId)
    floor.journal.push(floor.writes.partsOut, { ...part, productId, failIds })
  },
  stepsUpTo: ({ productId }, stepSeq) => {
    const unit = floor.units.byId.get(productId)!
    const route = routeOf(floor, unit)
    const ahead = stepsAhead(route, unit.currentStep).map((step) => step.stepSeq)
    const isOpen =
      floor.off.has('earlierStepMissing') ||
      openSteps(route, unit.currentStep, unit.placeInOrder).some((step) => step.stepSeq === stepSeq)
    return isOpen ? ahead.slice(0, ahead.indexOf(stepSeq) + 1) : []
  },
  hold: ({ productId }, reason) => holdUnit(floor, floor.units.byId.get(productId)!, reason),
  tell: (event) => floor.journal.push(floor.writes.events, event),
})

export const visitOf = (
  order: OrderState | undefined,
  unit: UnitState | null,
  step: RoutedStep | undefined,
  { stationNumber, at, operator }: Pick<ArriveRequest, 'stationNumber' | 'at' | 'operator'>,
): Visit => ({ order, unit, step: step ?? null, stationNumber, at, operator })

export const unitReasonsOfAspects = ({ aspects, view }: Floor, visit: Visit): Reason[] =>
  aspects.flatMap(({ aspect, state }) => aspect.unitReasons?.(state, visit, view) ?? [])

export const stationReasonsOfAspects = ({ aspects, view }: Floor, visit: Visit): Reason[] =>
  aspects.flatMap(({ aspect, state }) => aspect.stationReasons?.(state, visit, view) ?? [])

/** Who works: the one the message names, else the one an aspect finds there. */
export function workerAt({ aspects }: Floor, visit: Visit): string | null {
  if (visit.operator !== undefined) return visit.operator
  for (const { aspect, state } of aspects) {
    const worker = aspect.worker?.(state, visit)
    if (worker) return worker
  }
  return null
}

export function goExtras({ aspects }: Floor, visit: Visit): GoExtras {
  const extras: GoExtras = { recipe: null }
  for (const { aspect, state } of aspects) Object.assign(extras, aspect.go?.(state, visit))
  return extras
}

export const readingsOfAspects = ({ aspects }: Floor, visit: Visit, closed: Closed): Reading[] =>
  aspects.flatMap(({ aspect, state }) => aspect.readings?.(state, visit, closed) ?? [])

export function tellPass({ aspects, view }: Floor, pass: Pass) {
  for (const { aspect, state } of aspects) aspect.onPass?.(state, pass, view)
}

/** The concessions its unit goes on under; null: none. */
export function concededBy({ aspects, view }: Floor, visit: Visit, ng: NgOfPass) {
  if (ng.found.length === 0) return null
  for (const { aspect, state } of aspects) {
    const codes = aspect.concede?.(state, visit, ng, view)
    if (codes) return codes
  }
  return null
}

/** An aspect that owns a message's verb receives every such message. */
export function actOfAspect({ aspects, view }: Floor, message: Message): { stored: boolean } {
  const own = aspects.find(({ aspect }) => aspect.verbs?.includes(message.kind))
  if (!own?.aspect.act) throw new Error(`No aspect takes ${message.kind}.`)
  return own.aspect.act(own.state, message, view)
}
