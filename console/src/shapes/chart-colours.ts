const names = {
  accent: '--takt-accent',
  good: '--state-good-fill',
  busy: '--state-busy-fill',
  wait: '--state-wait-fill',
  warn: '--state-warn-fill',
  bad: '--state-bad-fill',
  plan: '--state-plan-fill',
  idle: '--state-idle-fill',
  none: '--state-none-fill',
  c1: '--chart-1',
  c2: '--chart-2',
  c3: '--chart-3',
  c4: '--chart-4',
  c5: '--chart-5',
  c6: '--chart-6',
  text: '--ant-color-text',
  quiet: '--ant-color-text-description',
  faint: '--ant-color-border',
  grid: '--ant-color-border-secondary',
  ground: '--ant-color-bg-container',
  raised: '--ant-color-bg-elevated',
  shade: '--ant-color-fill-tertiary',
} as const
type Colours = Record<keyof typeof names, string>
const references = Object.fromEntries(
  Object.entries(names).map(([name, variable]) => [name, `var(${variable})`]),
) as Colours // the same keys

/** `chartColours().bad` and its like, for series that mean something: by name, so that a chart is drawn again in another mode without its page knowing. */
export const chartColours = (): Colours => references

const dashes = [undefined, [8, 4], [2, 3], [10, 3, 2, 3], [5, 5], [14, 4]] as const
const markers = ['circle', 'rect', 'triangle', 'diamond', 'roundRect', 'arrow'] as const
const order = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const

/** How the series at this place is drawn where it means no state: its colour, and for those who see no colours its own dash and marker. */
export function seriesLine(at: number) {
  const place = at % order.length
  const color = references[order[place]!]
  const dash = dashes[place]
  return {
    color,
    symbol: markers[place]!,
    // By itself a line has a mark only where its axis has a word.
    showAllSymbol: true,
    itemStyle: { color },
    lineStyle: { color, width: 2, ...(dash && { type: [...dash] }) },
  }
}
export const seriesColours = order.map((name) => references[name])

/** A picture is painted with colours, not with names: everything in it that names one gets what it is now. */
export function painted<T>(part: T): T {
  const style = getComputedStyle(document.documentElement)
  const colours = new Map<string, string>()
  const colourOf = (variable: string) => {
    const colour = colours.get(variable) ?? style.getPropertyValue(variable.slice(4, -1)).trim()
    colours.set(variable, colour)
    return colour
  }
  const paint = (one: unknown): unknown => {
    if (typeof one === 'string') return one.startsWith('var(') ? colourOf(one) : one
    if (Array.isArray(one)) return one.map(paint)
    if (one === null || typeof one !== 'object' || ArrayBuffer.isView(one)) return one
    return Object.fromEntries(Object.entries(one).map(([key, value]) => [key, paint(value)]))
  }
  return paint(part) as T // the same shape
}
