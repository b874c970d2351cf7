/** A stretch of time in milliseconds; `to` is not part of it. */
export type Span = { from: number; to: number }

/** The part of the span within the window: one span or none. */
export function within(span: Span, window: Span): Span[] {
  const from = Math.max(span.from, window.from)
  const to = Math.min(span.to, window.to)
  return to > from ? [{ from, to }] : []
}

/** Its parts within each of the windows, which are in order and do not overlap. */
export function withinAll({ from, to }: Span, windows: readonly Span[]): Span[] {
  let [first, last] = [0, windows.length]
  while (first < last) {
    const middle = (first + last) >> 1
    if (windows[middle]!.to <= from) first = middle + 1
    else last = middle
  }
  const found: Span[] = []
  for (let at = first; at < windows.length && windows[at]!.from < to; at++)
    found.push({ from: Math.max(from, windows[at]!.from), to: Math.min(to, windows[at]!.to) })
  return found
}

/** What is left of the span when the others are taken out of it. */
export function without(span: Span, taken: readonly Span[]): Span[] {
  return taken.reduce<Span[]>(
    (left, { from, to }) =>
      left.flatMap((part) => [
        ...within(part, { from: -Infinity, to: Math.max(from, part.from) }),
        ...within(part, { from: to, to: Infinity }),
      ]),
    [span],
  )
}

/** In order, each instant once, however the spans overlap. */
export function together(spans: readonly Span[]): Span[] {
  let end = -Infinity
  return spans
    .toSorted((a, b) => a.from - b.from)
    .flatMap((span) => {
      const rest = within(span, { from: end, to: Infinity })
      end = Math.max(end, span.to)
      return rest
    })
}
