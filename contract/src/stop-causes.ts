/** `starved`: the station before stopped first; `blocked`: the station after did; `alarm`: the first alarm that came with the stop. */
export const stopCauses = ['starved', 'blocked', 'alarm', 'other'] as const
export type StopCause = (typeof stopCauses)[number]
