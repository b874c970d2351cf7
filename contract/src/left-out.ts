import type { NoGoReason } from './reasons.ts'

export const leftOutReasons = ['stepSkipped', 'notSampled'] as const satisfies readonly NoGoReason[]
export type LeftOut = (typeof leftOutReasons)[number]

/**
 * Why a unit has nothing to do at a step; null: it has. A sampled step takes the first unit of an order and then one of so many, by the
 * place each took in its order when it was registered: so the answer is the same however often, and in whatever order, stations ask.
 */
export function leftOut(
  { skipped, samplingRate }: { skipped: boolean; samplingRate: number },
  placeInOrder: number | null,
): LeftOut | null {
  if (skipped) return 'stepSkipped'
  return placeInOrder !== null && (placeInOrder - 1) % samplingRate !== 0 ? 'notSampled' : null
}
