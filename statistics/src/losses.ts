import type { Oee, TimeByClass } from './oee.ts'

/** Where planned busy time goes, in the order of the waterfall. */
export const lossSteps = [
  'unplanned',
  'setup',
  'delay',
  'short',
  'speed',
  'quality',
  'effective',
  'undivided',
] as const
type LossStep = (typeof lossSteps)[number]

/** Stops by their length: `brief` is lost speed, `short` a step of its own; what is left of downtime and waiting was long. */
type Stops = { brief: number; shortStops: number; longStops: number; longWaits: number }

type Factors = Pick<Oee, 'effectiveness' | 'quality'>

/**
 * Planned busy time divided in whole milliseconds, so that nothing is left over: effective time ÷ planned
 * busy time is OEE. `speed` is negative where units came faster than planned. Producing time is `undivided`
 * where nobody planned a cycle.
 */
export function lossesOf(
  times: TimeByClass,
  { effectiveness, quality }: Factors,
  stopped?: Stops,
): Record<LossStep, number> {
  const { setup, producing } = times
  const unplanned = stopped?.longStops ?? times.unplanned
  const delay = stopped?.longWaits ?? times.delay
  const [short, brief] = [stopped?.shortStops ?? 0, stopped?.brief ?? 0]
  const planned = effectiveness === null ? null : Math.round(producing * effectiveness)
  const effective =
    planned === 0 ? 0 : planned === null || quality === null ? null : Math.round(planned * quality)
  if (planned === null || effective === null)
    return { unplanned, setup, delay, short, speed: brief, quality: 0, effective: 0, undivided: producing }
  return {
    unplanned,
    setup,
    delay,
    short,
    speed: producing - planned + brief,
    quality: planned - effective,
    effective,
    undivided: 0,
  }
}
