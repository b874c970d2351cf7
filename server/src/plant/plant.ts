export { type Occurrence, type PlantClock, plantClock } from './clock.ts'
export { clockOf, clocksOf } from './line-clock.ts'
export type { Span } from './spans.ts'
