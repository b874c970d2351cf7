import { type MissedInput, type MissedSamples, mostMissedShifts } from '@takt/contract/missed-samples.ts'
import { samplesOf } from '../../execution/values/values.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Occurrence, PlantClock } from '../../plant/plant/clock.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'

/** The samples the newest shifts of the period required, against those that came; the most missed first. */
export async function missedSamples(
  call: LineCall,
  { from, to, typeNo }: MissedInput,
): Promise<MissedSamples> {
  const clock = await clockOf(call.db, call.line)
  const now = Date.now()
  const until = Math.min(to ? Date.parse(to) : now, now)
  const worked = shiftsBefore(clock, until, from ? Date.parse(from) : -Infinity)
  const shifts = worked.map(({ start, end, productionDay }) => ({
    start: isoOf(start),
    end: isoOf(Math.min(end, until)),
    dayStart: isoOf(clock.dayOf(productionDay).start),
  }))
  const days = { first: worked[0]?.productionDay ?? '', last: worked.at(-1)?.productionDay ?? '' }
  const found = shifts.length ? await samplesOf(call, { shifts, days, typeNo, now }) : []
  const sum = (of: 'asked' | 'missed', at: number) => found.reduce((total, one) => total + one[of][at]!, 0)
  return {
    shifts: worked.map(({ shiftName, productionDay, start, end }, at) => ({
      shiftName,
      productionDay,
      start: isoOf(start),
      end: isoOf(end),
      asked: sum('asked', at),
      missed: sum('missed', at),
    })),
    characteristics: found
      .map(({ stationNumber, set, characteristic: { resultCode, resultName }, asked, missed }) => ({
        stationNumber,
        colSetId: set.colSetId,
        colSetVersion: set.colSetVersion,
        resultCode,
        resultName,
        subgroupBy: set.subgroupBy,
        asked,
        missed,
      }))
      .toSorted(
        (a, b) =>
          total(b.missed) - total(a.missed) ||
          a.stationNumber.localeCompare(b.stationNumber) ||
          a.resultCode.localeCompare(b.resultCode),
      ),
  }
}

const total = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)

/** The oldest first. */
function shiftsBefore(clock: PlantClock, until: number, since: number): Occurrence[] {
  const shifts: Occurrence[] = []
  let shift = clock.latestShift(until - 1)
  while (shifts.length < mostMissedShifts && shift.end > since) {
    shifts.unshift(shift)
    const before = clock.latestShift(shift.start - 1)
    if (before.start >= shift.start) break
    shift = before
  }
  return shifts
}
