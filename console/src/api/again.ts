type Every<Answer> = number | ((answer: Answer | undefined) => number)

/** Queried again after so many milliseconds, and at once when a page comes back with an older answer: while it is put aside it queries nothing. */
export function again<Answer>(every: Every<Answer> | undefined) {
  if (every === undefined) return undefined
  const pause =
    typeof every === 'number'
      ? every
      : ({ state }: { state: { data: Answer | undefined } }) => every(state.data)
  return { refetchInterval: pause, staleTime: pause }
}
