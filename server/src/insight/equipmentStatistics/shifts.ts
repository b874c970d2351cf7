import type { EquipmentTimes } from '@takt/contract/equipmentStatistics.ts'
import type { PlantClock, Span } from '../../plant/plant/plant.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Plannable } from '../boards/boards.ts'
import { stationFigures } from '../stationFigures/stationFigures.ts'

const mostShifts = 60
const nothing = { availability: null, effectiveness: null, quality: null, oee: null, produced: 0 }

/** How the pacing station did in each shift, from the first in which the line was here or something was reported of it. */
export async function shiftsOf(
  db: Db,
  line: LineNumber,
  clock: PlantClock,
  pacing: Plannable | null,
  { begun, ...period }: Span & { begun: number },
): Promise<EquipmentTimes['shifts']> {
  const shifts = newestShifts(clock, period, begun)
  const spans = shifts.map(({ start, end }) => ({ from: start, to: end }))
  const figuresAt = pacing ? await stationFigures(db, line, clock, [pacing], spans) : null
  const done = shifts.map(({ productionDay, shiftName, start, end }, place) => {
    const { availability, effectiveness, quality, oee, produced } = figuresAt
      ? figuresAt(pacing!, place) // there is one where it was called
      : nothing
    const figures = { availability, effectiveness, quality, oee, produced }
    return { productionDay, shiftName, start: isoOf(start), end: isoOf(end), ...figures }
  })
  const hasFigures = ({ availability, produced }: (typeof done)[number]) =>
    availability !== null || produced > 0
  const first = done.findIndex((shift, place) => shifts[place]!.end > begun || hasFigures(shift))
  return first < 0 ? [] : done.slice(first)
}

/** The newest shifts of the period, cut at its ends and where the line began; where no shift is defined, production days. */
function newestShifts(clock: PlantClock, { from, to }: Span, begun: number) {
  const found = []
  for (let day = clock.dayAt(to - 1); day.end > from && found.length < mostShifts;) {
    for (const shift of day.shifts.toReversed()) {
      const end = Math.min(to, shift.end)
      const start = Math.max(from, shift.start, begun < end ? begun : -Infinity)
      if (start < end) found.push({ ...shift, start, end })
    }
    day = clock.dayAt(day.start - 1)
  }
  return found.slice(0, mostShifts).toReversed()
}
