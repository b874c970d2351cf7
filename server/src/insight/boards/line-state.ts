import type { LineTile } from '@takt/contract/boards.ts'
import { type StationStatus, timeClassOf } from '@takt/contract/stations.ts'

type LineState = LineTile['lineState']
export type SeenLine = {
  enabled: boolean
  isWorkTime: boolean
  hasOrder: boolean
  statuses: readonly StationStatus[]
  /** An andon call keeps units away from every station. */ isStoppedByCall?: boolean
  /** Some station is alive, and units were worked on in this shift. */ isHeard?: boolean
  isWorking?: boolean
}

/** What a line is, from what its stations are. A stop is a stop also in a break; a line at rest is only on break when nothing runs. Nobody produces without an order. */
export function lineStateOf({
  enabled,
  isWorkTime,
  hasOrder,
  statuses,
  isStoppedByCall = false,
  isHeard = false,
  isWorking = false,
}: SeenLine): LineState {
  if (!enabled) return 'disabled'
  if (isStoppedByCall) return 'stopped'
  const classes = statuses.map((status) => timeClassOf[status]).filter((one) => one !== 'unknown')
  // Stations that work and report no status: what they make shows more than nothing.
  if (classes.length === 0) return isHeard ? withoutStatus(hasOrder, isWorkTime, isWorking) : 'noData'
  if (classes.includes('unplanned')) return 'stopped'
  if (classes.every((one) => one === 'planned')) return 'break'
  if (classes.includes('producing')) return hasOrder ? 'producing' : 'noOrder'
  return isWorkTime ? 'waiting' : 'break'
}

function withoutStatus(hasOrder: boolean, isWorkTime: boolean, isWorking: boolean): LineState {
  if (!isWorkTime) return 'break'
  return hasOrder && isWorking ? 'producing' : 'waiting'
}

type Worries = Pick<
  LineTile,
  'lineState' | 'stationsDown' | 'stationsSilent' | 'activeAlarms' | 'madeShift' | 'targetShift' | 'okRate'
>

/**
 * Which line a person should look at first: the sum of
 *  1000 where the line is stopped, 500 where no station of it is alive,
 *   100 for every station that is down, 50 for every silent one, 20 for every alarm,
 *   100 × the part of the whole shift's target the line is behind (`shiftTarget`),
 *   100 × the part of the inspected units that is NG.
 * A disabled line needs none.
 */
export function attentionOf(line: Worries, shiftTarget: number | null): number {
  if (line.lineState === 'disabled') return 0
  const behind =
    shiftTarget && line.targetShift !== null
      ? Math.max(0, line.targetShift - line.madeShift) / shiftTarget
      : 0
  const state = { stopped: 1000, noData: 500, producing: 0, noOrder: 0, waiting: 0, break: 0 }[line.lineState]
  const bad = line.okRate === null ? 0 : 1 - line.okRate
  return Math.round(
    state +
      100 * line.stationsDown +
      50 * line.stationsSilent +
      20 * line.activeAlarms +
      100 * behind +
      100 * bad,
  )
}
