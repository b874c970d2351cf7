import { firstStep } from '@takt/contract/route-faults.ts'
import type { PackageStep } from '@takt/contract/packages.ts'
import type { Step } from '@takt/contract/processings.ts'

/** What a released package plans; `steps` are the package's, `route` those of the route it is for. */
export type Plan = {
  typeNo: string
  typeVer: number
  processingNumber: string
  processingVer: number
  steps: PackageStep[]
  route: Step[]
}
type Order = {
  typeNo: string
  typeVer: number
  processingNumber: string | null
  processingVer: number | null
}
type Station = { stationNumber: string; cycleTime: number | null }
/**
 * `cycleTime`: seconds a pass may take. `pace`: seconds it takes of the station for each unit of the line, one of so many where a step is sampled.
 * `skipped`: units of the type leave the station out.
 */
export type Planned = { cycleTime: number | null; pace: number | null; skipped: boolean }

/** The plan of exactly what an order makes. */
export const planOf = (plans: readonly Plan[], order: Order | undefined) =>
  order &&
  plans.find(
    ({ typeNo, typeVer, processingNumber, processingVer }) =>
      typeNo === order.typeNo &&
      typeVer === order.typeVer &&
      processingNumber === order.processingNumber &&
      processingVer === order.processingVer,
  )

/** The plan of a type of which only the number was counted: that of an order that runs, else of its newest version. */
export const planOfType = (plans: readonly Plan[], orders: readonly Order[], typeNo: string) =>
  planOf(
    plans,
    orders.find((order) => order.typeNo === typeNo),
  ) ?? plans.find((plan) => plan.typeNo === typeNo)

/** A standard is of each pass, so a unit takes it as often as its plan leads it to the station. */
export function plannedAt(station: Station, plan: Plan | undefined, standard?: number | null): Planned {
  const planned = plannedBy(station, plan)
  if (!standard || planned.skipped) return planned
  const done = stepsAt(station.stationNumber, plan).filter(({ skipped }) => !skipped)
  return { cycleTime: standard, pace: standard * (done.length ? visitsOf(done) : 1), skipped: false }
}

const visitsOf = (done: readonly PackageStep[]) =>
  done.reduce((sum, { samplingRate }) => sum + 1 / samplingRate, 0)

/** As the package plans it; what it leaves open is the station's own. Where it sets no step of the station, everything is. */
function plannedBy({ stationNumber, cycleTime }: Station, plan: Plan | undefined): Planned {
  const steps = stepsAt(stationNumber, plan)
  if (steps.length === 0) return { cycleTime, pace: cycleTime, skipped: false }
  const done = steps.filter(({ skipped }) => !skipped)
  if (done.length === 0) return { cycleTime: null, pace: null, skipped: true }
  const share = visitsOf(done)
  // A station's own cycle is that of a unit, however many steps it does.
  if (done.every((step) => step.cycleTime === null))
    return { cycleTime, pace: cycleTime && cycleTime * Math.min(1, share), skipped: false }
  if (cycleTime === null && done.some((step) => step.cycleTime === null))
    return { cycleTime: null, pace: null, skipped: false }
  const pace = done.reduce((sum, step) => sum + (step.cycleTime ?? cycleTime!) / step.samplingRate, 0)
  return { cycleTime: pace / share, pace, skipped: false }
}

/** Of the main way; of a station only rework leads to, all of them. */
function stepsAt(stationNumber: string, plan: Plan | undefined): PackageStep[] {
  if (!plan) return []
  const stepSeqs = plan.route
    .filter((step) => step.stationNumber === stationNumber)
    .map(({ stepSeq }) => stepSeq)
  const way = mainWay(plan.route)
  const main = stepSeqs.filter((stepSeq) => way.some((step) => step.stepSeq === stepSeq))
  return plan.steps.filter(({ stepSeq }) => (main.length ? main : stepSeqs).includes(stepSeq))
}

/** The steps a unit takes that never fails. */
export function mainWay(route: readonly Step[]): Step[] {
  const way: Step[] = []
  let step = route.find(({ stepSeq }) => stepSeq === firstStep(route))
  while (step && !way.includes(step)) {
    way.push(step)
    const { nextStep } = step
    step = route.find(({ stepSeq }) => stepSeq === nextStep)
  }
  return way
}
