import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import { remembered } from '../../platform/db/remembered.ts'
import type { Tail } from './tail.ts'

/** `turn`: of the line, before they were read. `takenOut`: of the chart; to take out or restore a unit changes the subgroups behind it. */
type Judged = { tail: Tail; turn: number; takenOut: string }

/** What this server remembers of points that it judged, by the limits' id. */
export const judgedBy = remembered(() => new Map<string, Judged>())

/** Limits that judge no more are not remembered. */
export function forgetOthers(judged: Map<string, Judged>, inForce: readonly ChartLimits[]) {
  const ids = new Set(inForce.map(({ limitsId }) => limitsId))
  for (const id of judged.keys()) if (!ids.has(id)) judged.delete(id)
}
