import {
  type CycleDriver,
  type CycleDrivers,
  driverKinds,
  type DriverKind,
  leastInGroup,
} from '@takt/contract/cycleTimes.ts'

/** One cycle with what may have made it short or long; `undefined`: not known of this one. */
export type DrivenCycle = { cycle: number } & { [K in DriverKind]: string | null | undefined }

const sorted = (cycles: readonly DrivenCycle[]) => cycles.map(({ cycle }) => cycle).toSorted((a, b) => a - b)

/** Between the two values it lies between, in proportion. */
function quantile(ascending: readonly number[], share: number): number {
  const place = (ascending.length - 1) * share
  const [low, high] = [Math.floor(place), Math.ceil(place)]
  return ascending[low]! + (place - low) * (ascending[high]! - ascending[low]!) // both lie in it
}
const spreadOf = (ascending: readonly number[]) => quantile(ascending, 0.75) - quantile(ascending, 0.25)
/** Half the notch of a box plot: medians whose notches do not meet differ by more than chance, at about 95 %. */
const notch = (ascending: readonly number[]) => (1.57 * spreadOf(ascending)) / Math.sqrt(ascending.length)

/** What the cycles depend on, the strongest first: each group against all the others of its driver. */
export function driversOf(cycles: readonly DrivenCycle[]): CycleDrivers['drivers'] {
  return driverKinds
    .map((driver) => driverOf(driver, cycles))
    .toSorted((a, b) => (b.effect ?? -1) - (a.effect ?? -1))
}

function driverOf(driver: DriverKind, all: readonly DrivenCycle[]): CycleDriver {
  const known = all.filter((one) => one[driver] !== undefined)
  const groups = [...Map.groupBy(known, (one) => one[driver] ?? null)].map(([value, inside]) => {
    const rest = sorted(known.filter((one) => (one[driver] ?? null) !== value))
    const own = sorted(inside)
    const enough = own.length >= leastInGroup && rest.length >= leastInGroup
    const difference = enough ? quantile(own, 0.5) - quantile(rest, 0.5) : null
    return {
      value,
      samples: own.length,
      medianCycle: quantile(own, 0.5),
      difference,
      isClear: difference !== null && Math.abs(difference) > notch(own) + notch(rest),
    }
  })
  const compared = groups.some(({ difference }) => difference !== null)
  const clear = groups.filter(({ isClear }) => isClear)
  return {
    driver,
    effect: compared
      ? clear.reduce((sum, { samples, difference }) => sum + samples * Math.abs(difference!), 0) /
        known.length
      : null,
    groups: groups.toSorted((a, b) => b.samples - a.samples),
  }
}
