const names = {
  accent: '--takt-accent',
  good: '--state-good',
  busy: '--state-busy',
  wait: '--state-wait',
  warn: '--state-warn',
  bad: '--state-bad',
  plan: '--state-plan',
  idle: '--state-idle',
  none: '--state-none',
  text: '--ant-color-text',
  quiet: '--ant-color-text-description',
  faint: '--ant-color-border',
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

/** A picture is painted with colours, not with names: everything in it that names one gets what it is now. */
export function painted<T>(part: T): T {
  const style = getComputedStyle(document.documentElement)
  const paint = (one: unknown): unknown => {
    if (typeof one === 'string')
      return one.startsWith('var(') ? style.getPropertyValue(one.slice(4, -1)).trim() : one
    if (Array.isArray(one)) return one.map(paint)
    if (one === null || typeof one !== 'object') return one
    return Object.fromEntries(Object.entries(one).map(([key, value]) => [key, paint(value)]))
  }
  return paint(part) as T // the same shape
}
