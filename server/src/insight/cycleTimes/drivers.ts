import {
  type CycleDriver,
  type CycleDrivers,
  driverKinds,
  type DriverKind,
  leastInGroup,
  leastStretches,
} from '@takt/contract/cycleTimes.ts'
import { ascending, quantile } from './medians.ts'
import { differencesOf, type Hour, isMoreThanChance } from './stretches.ts'

/** One cycle with what may have made it short or long; `undefined`: not known of this one. `hour`: which hour of which shift. */
export type DrivenCycle = { cycle: number; hour: string } & { [K in DriverKind]: string | null | undefined }

/** That a page without any driver names one: shared by all groups on it. */
const risk = 0.05

const spreadOf = (sorted: readonly number[]) => quantile(sorted, 0.75) - quantile(sorted, 0.25)
/** Half the notch of a box plot: medians whose notches meet differ by no more than single cycles do by chance. */
const notch = (sorted: readonly number[]) => (1.57 * spreadOf(sorted)) / Math.sqrt(sorted.length)

/** What the cycles depend on, what costs most first: each group against all the others of its driver. `cycles`: the oldest first. */
export function driversOf(cycles: readonly DrivenCycle[]): CycleDrivers['drivers'] {
  const compared = driverKinds.map((driver) => ({ driver, groups: groupsOf(driver, cycles) }))
  const questions = compared.flatMap(({ groups }) => groups.filter(({ difference }) => difference !== null))
  return compared
    .map(({ driver, groups }) => judged(driver, groups, risk / questions.length))
    .toSorted((a, b) => (b.effect ?? -1) - (a.effect ?? -1))
}

function groupsOf(driver: DriverKind, all: readonly DrivenCycle[]) {
  const withDriver = all.filter((one) => one[driver] !== undefined)
  const hours = [...Map.groupBy(withDriver, ({ hour }) => hour).values()]
  return [...new Set(withDriver.map((one) => one[driver] ?? null))].map((value) => {
    const split = hours.map((cycles): Hour => {
      const side = (isOwn: boolean) =>
        cycles.filter((one) => ((one[driver] ?? null) === value) === isOwn).map(({ cycle }) => cycle)
      return { own: side(true), rest: side(false) }
    })
    const [own, rest] = [
      ascending(split.flatMap((hour) => hour.own)),
      ascending(split.flatMap((hour) => hour.rest)),
    ]
    const differences = differencesOf(split)
    const enough =
      own.length >= leastInGroup && rest.length >= leastInGroup && differences.length >= leastStretches
    const medianCycle = quantile(own, 0.5)
    const difference = enough ? medianCycle - quantile(rest, 0.5) : null
    return {
      value,
      samples: own.length,
      medianCycle,
      difference,
      differences,
      noise: notch(own) + notch(rest),
    }
  })
}

function judged(driver: DriverKind, found: ReturnType<typeof groupsOf>, risk: number): CycleDriver {
  const groups = found.map(({ differences, noise, ...group }) => ({
    ...group,
    isClear:
      group.difference !== null &&
      Math.abs(group.difference) > noise &&
      isSameWay(group.difference, differences) &&
      isMoreThanChance(differences, risk),
  }))
  const count = groups.reduce((sum, { samples }) => sum + samples, 0)
  const lost = groups.reduce(
    (sum, { isClear, samples, difference }) => sum + (isClear ? samples * Math.max(0, difference!) : 0),
    0,
  )
  return {
    driver,
    effect: groups.some(({ difference }) => difference !== null) ? lost / count : null,
    groups: groups.toSorted((a, b) => b.samples - a.samples),
  }
}

const isSameWay = (difference: number, differences: readonly number[]) =>
  difference * differences.reduce((sum, one) => sum + one, 0) > 0
