import { chartColours } from './chart-colours.ts'

/** More bars than this have no room for a figure each. */
const mostLabelled = 12

/** Where a telephone has no room for two next to each other, one is shown. */
export const apart = { labelLayout: { hideOverlap: true } }

type ShownLabel<F> = { show: true; position: 'top'; color: string; formatter: F }
type Halo = { textBorderColor: string; textBorderWidth: number }
type Figures<F> = { label?: ShownLabel<F> & Halo } & Partial<typeof apart>

/** A line that runs on through a figure stays behind it. */
const halo = (): Halo => ({ textBorderColor: chartColours().ground, textBorderWidth: 3 })

const over = <F>(bars: number, formatter: F): Figures<F> =>
  bars > mostLabelled
    ? {}
    : { label: { show: true, position: 'top', color: chartColours().text, formatter, ...halo() }, ...apart }

/** Few bars show their figure themselves; for many the axis, the tooltip and the table do. */
export const barLabels = (bars: number, say: (value: number) => string) =>
  rateLabels(bars, (value) => (value === 0 ? '' : say(value)))

/** A share of 0 % is a result, other than a bar of nothing. */
export const rateLabels = (rates: number, say: (value: number) => string) =>
  over(rates, ({ value }: { value?: unknown }) => (typeof value === 'number' ? say(value) : ''))

/** Stacked bars: the sum of each is over the last of its series. */
export const sumLabels = (sums: readonly number[], say: (value: number) => string) =>
  over(sums.length, ({ dataIndex = -1 }: { dataIndex?: number }) => {
    const sum = sums[dataIndex] ?? 0
    return sum === 0 ? '' : say(sum)
  })

type Line = { name: string; data: readonly unknown[] }

/** Few lines show their names where they end. One that ends in a gap could not: then all have a legend. */
export const nameThemselves = (lines: readonly Line[]) =>
  lines.length <= 3 && lines.every(({ data }) => typeof data.at(-1) === 'number')

/** The name in the colour of words behind a dot in the line's own; two that end together are moved apart. */
export const namedLine = (name: string, color: string) => ({
  endLabel: {
    show: true,
    formatter: `{dot|●} ${name}`,
    color: chartColours().text,
    distance: 6,
    rich: { dot: { color } },
  },
  labelLayout: { moveOverlap: 'shiftY' as const },
})

/** The room those names need next to the picture, and no legend that would repeat them. */
export const roomFor = (names: readonly string[]) => ({
  legend: { show: false },
  grid: { left: 8, right: 28 + Math.max(...names.map(widthOf)), top: 24, bottom: 8, containLabel: true },
})

/** Letters of 12 px: a Chinese or Japanese one is as wide as high, others about half of it. */
const widthOf = (name: string) =>
  Array.from(name).reduce((sum, letter) => sum + (/[\u3000-\u9fff\uff00-\uffef]/.test(letter) ? 12 : 6.4), 0)
