/** Targets, times and shifts move on while nothing happens on the line, and that is not announced. */
export const renewal = 30_000
