import { mainWay, stepAt, type TypedStep } from './steps.ts'

export type GridCell = { column: number; row: number }

/**
 * The place of each step: the way of good units from left to right in the first row, everything else below, a rework station under the step
 * that sends to it. Nothing is stored: a route is drawn the same by everybody.
 */
export function placesOf(steps: readonly TypedStep[]): Map<number, GridCell> {
  const way = mainWay(steps)
  const columns = columnsOf(steps)
  const places = new Map(way.map((step) => [step.id, { column: columns.get(step.id)!, row: 0 }]))
  const taken = new Set([...places.values()].map(keyOf))
  const offRoute = steps
    .filter((step) => !places.has(step.id))
    .toSorted((one, other) => columns.get(one.id)! - columns.get(other.id)! || one.stepSeq - other.stepSeq)
  for (const step of offRoute) {
    const place = { column: columns.get(step.id)!, row: 1 }
    while (taken.has(keyOf(place))) place.row += 1
    taken.add(keyOf(place))
    places.set(step.id, place)
  }
  return places
}

const keyOf = ({ column, row }: GridCell) => `${column} ${row}`

/** One further than the furthest step that leads there; a rework station in the column of the first one that sends to it. Going back in a circle counts for nothing. */
function columnsOf(steps: readonly TypedStep[]): Map<number, number> {
  const columns = new Map<number, number>()
  const underWay = new Set<number>()
  const columnOf = (step: TypedStep): number => {
    const placedAt = columns.get(step.id)
    if (placedAt !== undefined) return placedAt
    if (underWay.has(step.id)) return -1
    underWay.add(step.id)
    const isThis = (to: number | null) => stepAt(steps, to) === step
    const before = steps.filter((one) => one !== step && isThis(one.nextStep)).map(columnOf)
    const senders =
      before.length > 0
        ? []
        : steps
            .filter((one) => one !== step && isThis(one.reworkStep))
            .map(columnOf)
            .filter((column) => column >= 0)
    const column = senders.length > 0 ? Math.min(...senders) : Math.max(-1, ...before) + 1
    underWay.delete(step.id)
    columns.set(step.id, column)
    return column
  }
  for (const step of mainWay(steps)) columnOf(step)
  for (const step of steps) columnOf(step)
  return columns
}
