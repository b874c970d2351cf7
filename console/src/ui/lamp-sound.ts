import { note } from './signal.ts'

/** Tones one after the other: hertz, and how long, in seconds. */
const tunes = {
  chime: [
    [1047, 0.16],
    [784, 0.3],
  ],
  bell: [
    [1568, 0.1],
    [1568, 0.1],
    [1568, 0.25],
  ],
  horn: [[233, 0.9]],
} as const
export type Tune = keyof typeof tunes

/** The sound of a lamp, once. A machine that may not make a sound yet stays silent. */
export function sound(tune: Tune) {
  let at = 0
  for (const [hertz, seconds] of tunes[tune]) {
    note(hertz, seconds, at)
    at += seconds + 0.05
  }
}
