/** A shift, a production day, or its ISO week. */
export const periodKinds = ['shift', 'day', 'week'] as const
export type PeriodKind = (typeof periodKinds)[number]
