import { type PlantClock, within } from '../../plant/plant/plant.ts'

/**
 * How many units are due in a stretch of time: what the takt requires in its work time. A slot with a target of its own requires that
 * instead, as far as its work time is in the stretch. Null: neither is set.
 */
export function plannedPieces(
  clock: PlantClock,
  from: number,
  to: number,
  takt: number | null,
): number | null {
  const byTakt = (since: number, until: number) => (takt ? clock.workSecondsBetween(since, until) / takt : 0)
  const plain = takt ? byTakt(from, to) : null
  if (!clock.hasTargets || to <= from) return plain
  const own = [clock.dayAt(from), clock.dayAt(to - 1)]
    .filter((day, i, days) => i === 0 || day.productionDay !== days[0]!.productionDay)
    .flatMap((day) => day.shifts)
    .flatMap((shift) => clock.slotRowsOf(shift))
    .flatMap((row) => {
      const work = clock.workSecondsBetween(row.from, row.to)
      return row.target === null || work === 0
        ? []
        : within(row, { from, to }).map(
            (part) =>
              row.target! * (clock.workSecondsBetween(part.from, part.to) / work) -
              byTakt(part.from, part.to),
          )
    })
  return own.length ? own.reduce((sum, more) => sum + more, plain ?? 0) : plain
}
