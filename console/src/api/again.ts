/** A number of milliseconds, which the answer may define. */
export type Every<Answer> = number | ((query: { state: { data: Answer | undefined } }) => number)

/** Queried again after so long, and at once when a page comes back with an older answer: while it is put aside it queries nothing. */
export const again = <Answer>(every: Every<Answer> = Number.POSITIVE_INFINITY) => ({
  refetchInterval: every,
  staleTime: every,
})
