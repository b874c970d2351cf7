import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import { remembered } from '../../platform/db/remembered.ts'
import type { Tail } from './tail.ts'

/** `turn`: of the line, before they were read. `takenOut`: of the chart; to take out or restore a unit changes the subgroups behind it. */
type Judged = { tail: Tail; turn: number; takenOut: string }

/** What this server remembers of points that it judged, by the limits' id. */
export const judgedBy = remembered(() => new Map<string, Judged>())

/** Limits that judge no more are not remembered. */
export function forgetOthers(
  kept: Map<string, unknown>,
  inForce: readonly ChartLimits[],
  keyOf: (limits: ChartLimits) => string,
) {
  const keys = new Set(inForce.map(keyOf))
  for (const key of kept.keys()) if (!keys.has(key)) kept.delete(key)
}
