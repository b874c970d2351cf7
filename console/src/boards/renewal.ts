/** Targets, times and shifts move on while nothing happens on the line, and of nothing no one is told. */
export const renewal = 30_000
