import { type CycleDrivers, type StationCyclesQuery, mostDriven } from '@takt/contract/cycleTimes.ts'
import { type DrivenPass, drivenPasses } from '../../execution/floor/floor.ts'
import { stopLimitsOf } from '../../plant/lines/lines.ts'
import { loginsWithin } from '../../plant/operators/operators.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import type { PlantClock } from '../../plant/plant/plant.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { type DrivenCycle, driversOf } from './drivers.ts'
import { spanOf } from './span.ts'

const minute = 60_000

/** What the cycles of a station and type depend on, of the newest of the period. */
export async function cycleDrivers(
  { db, line }: LineCall,
  query: StationCyclesQuery,
  now = Date.now(),
): Promise<CycleDrivers> {
  const of = spanOf(query, now)
  const [passes, clock, { short }, logins] = await Promise.all([
    drivenPasses(db, line, of, mostDriven),
    clockOf(db, line),
    stopLimitsOf(db, line),
    loginsWithin(db, line, of.stationNumber, of),
  ])
  const cycles = drivenCycles(passes, { clock, shortStop: short, logins }).filter(
    ({ typeNo }) => typeNo === query.typeNo,
  )
  return { samples: cycles.length, drivers: driversOf(cycles) }
}

type LineTimes = {
  clock: PlantClock
  shortStop: number
  logins: readonly { since: number; until: number }[]
}

/** `passes`: all of the station, the oldest first. A stop is a gap between two of them as long as the line's shortest stop. */
export function drivenCycles(passes: readonly DrivenPass[], { clock, shortStop, logins }: LineTimes) {
  let stopEnded: number | null = null
  return passes.map(({ typeNo, typeBefore, operator, cycle, outTime, gap }) => {
    const [begun, ended] = [outTime - 1000 * cycle, outTime]
    if (gap !== null && 1000 * gap >= shortStop) stopEnded = begun
    const shift = clock.shiftAt(ended)
    const hourOfShift = Math.floor((ended - (shift?.start ?? 0)) / (60 * minute)) + 1
    const driven: DrivenCycle & { typeNo: string } = {
      typeNo,
      cycle,
      typeBefore: typeBefore ?? undefined,
      sinceStop: stopEnded === null ? undefined : sinceOf(begun - stopEnded),
      operator,
      operatorCount: String(logins.filter(({ since, until }) => since <= ended && ended < until).length),
      shiftHour: shift ? String(hourOfShift) : undefined,
      hour: `${shift?.start ?? ''} ${hourOfShift}`,
    }
    return driven
  })
}

const sinceOf = (ms: number) => (ms < 5 * minute ? 'soon' : ms < 30 * minute ? 'while' : 'long')
