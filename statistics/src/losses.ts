import type { Oee, TimeByClass } from './oee.ts'

/** Where planned busy time goes, in the order of the waterfall. */
export const lossSteps = [
  'unplanned',
  'setup',
  'delay',
  'speed',
  'quality',
  'effective',
  'undivided',
] as const
type LossStep = (typeof lossSteps)[number]

type Factors = Pick<Oee, 'effectiveness' | 'quality'>

/**
 * Planned busy time divided in whole milliseconds, so that nothing is left over: effective time ÷ planned
 * busy time is OEE. `speed` is negative where units came faster than planned. Producing time is `undivided`
 * where nobody planned a cycle.
 */
export function lossesOf(times: TimeByClass, { effectiveness, quality }: Factors): Record<LossStep, number> {
  const { unplanned, setup, delay, producing } = times
  const planned = effectiveness === null ? null : Math.round(producing * effectiveness)
  const effective =
    planned === 0 ? 0 : planned === null || quality === null ? null : Math.round(planned * quality)
  if (planned === null || effective === null)
    return { unplanned, setup, delay, speed: 0, quality: 0, effective: 0, undivided: producing }
  return {
    unplanned,
    setup,
    delay,
    speed: producing - planned,
    quality: planned - effective,
    effective,
    undivided: 0,
  }
}
