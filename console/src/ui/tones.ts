import type { Shape } from './shapes.ts'

/** What a state means to whoever must act on it. Colours follow the meaning: `--state-…-ink`, `-fill` and `-soft` in tokens.css, `--tone-…` under a `data-tone`. */
export const tones = ['good', 'busy', 'wait', 'warn', 'bad', 'plan', 'idle', 'none'] as const
export type Tone = (typeof tones)[number]

/** Where no state of its own is meant, only its tone. */
export const shapeOfTone: Record<Tone, Shape> = {
  good: 'check',
  busy: 'half',
  wait: 'hourglass',
  warn: 'triangle',
  bad: 'squareCross',
  plan: 'nut',
  idle: 'ring',
  none: 'question',
}
