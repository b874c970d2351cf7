import { ratio } from './ratio.ts'

/** What a minute of a shift was. Each is in exactly one class; the classes together are the shift. */
export const timeClasses = ['producing', 'delay', 'unplanned', 'setup', 'planned', 'unknown'] as const
export type TimeClass = (typeof timeClasses)[number]

/** Milliseconds in each class. */
export type TimeByClass = Readonly<Record<TimeClass, number>>

/** What was made of one type. `cycleTime` is the planned one, in seconds; null if nobody planned it. */
export type Production = { cycleTime: number | null; produced: number; goodFirstTime: number }

export type Oee = {
  shiftTime: number
  plannedBusyTime: number
  producingTime: number
  unknownTime: number
  availability: number | null
  effectiveness: number | null
  quality: number | null
  oee: number | null
}

/**
 * Availability, effectiveness, quality and their product (ISO 22400-2). Planned busy time is the shift without planned down
 * time and without the time nobody saw: what is unknown must count neither as running nor as down.
 * Effectiveness may exceed 1 where the planned cycle is too long. A zero denominator gives null, and so does its product.
 */
export function oeeOf(times: TimeByClass, production: readonly Production[]): Oee {
  const shiftTime = timeClasses.reduce((sum, name) => sum + times[name], 0)
  const plannedBusyTime = shiftTime - times.planned - times.unknown
  const produced = sumOf(production, (part) => part.produced)
  const availability = ratio(times.producing, plannedBusyTime)
  const effectiveness = ratio(plannedTimeFor(production), times.producing)
  const quality = ratio(
    sumOf(production, (part) => part.goodFirstTime),
    produced,
  )
  const isComplete = availability !== null && effectiveness !== null && quality !== null
  return {
    shiftTime,
    plannedBusyTime,
    producingTime: times.producing,
    unknownTime: times.unknown,
    availability,
    effectiveness,
    quality,
    oee: isComplete ? availability * effectiveness * quality : null,
  }
}

/** The milliseconds the planned cycles would have taken; null if something was made without a planned cycle. */
function plannedTimeFor(production: readonly Production[]) {
  const made = production.filter(({ produced }) => produced > 0)
  if (made.some(({ cycleTime }) => cycleTime === null)) return null
  return sumOf(made, ({ cycleTime, produced }) => 1000 * (cycleTime ?? 0) * produced)
}

function sumOf(production: readonly Production[], what: (part: Production) => number) {
  return production.reduce((sum, part) => sum + what(part), 0)
}

/** Counts of units, but `passes` and `okPasses` of visits to a test. */
export type Inspected = {
  inspected: number
  goodAtFirstPass: number
  goodInTheEnd: number
  passes: number
  okPasses: number
  reworked: number
  scrapped: number
}

/** Three yields that are easily taken for one another, each under its own name, and what rework and scrap cost. */
export function yieldsOf(counts: Inspected) {
  return {
    firstPassYield: ratio(counts.goodAtFirstPass, counts.inspected),
    finalYield: ratio(counts.goodInTheEnd, counts.inspected),
    perRunYield: ratio(counts.okPasses, counts.passes),
    reworkRatio: ratio(counts.reworked, counts.inspected),
    scrapRatio: ratio(counts.scrapped, counts.inspected),
  }
}

/** MTBF, in the unit of the operating time. */
export function meanTimeBetweenFailures(operatingTime: number, failures: number): number | null {
  return ratio(operatingTime, failures)
}

/** MTTR, in the unit of the repair time. */
export function meanTimeToRepair(repairTime: number, failures: number): number | null {
  return ratio(repairTime, failures)
}

/** The time one unit may take if demand is to be met, in the unit of the available time. */
export function taktOf(availableTime: number, demand: number): number | null {
  return ratio(availableTime, demand)
}

/** Units an hour from a count and the milliseconds it took. */
export function throughputPerHour(count: number, milliseconds: number): number | null {
  return ratio(count * 3_600_000, milliseconds)
}

/** Units an hour at a cycle time in seconds. */
export function cycleTimePerHour(cycleTime: number): number | null {
  return ratio(3600, cycleTime)
}
