import type { LossSum } from '@takt/contract/losses.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'
import { horizontalBars } from '~/shapes/horizontal-bars.ts'
import { stopReasonName } from '~/shapes/stop-reason-name.ts'

export const lossGroupings = ['reason', 'stationNumber', 'lossType'] as const
export type LossGrouping = (typeof lossGroupings)[number]
export const lossMeasures = ['length', 'losses'] as const
export type LossMeasure = (typeof lossMeasures)[number]

export type LossBar = {
  name: string
  length: number
  losses: number
  /** What of the list it covers; null: no filter of the list does. */
  filter: Partial<Pick<LossSum, 'stationNumber' | 'lossSource'> & { lossType: LossSum['lossType'] }> | null
}

const mostBars = 8
const minute = 60_000
const steps = [1, 2, 5, 10, 15, 30, 60, 120, 240, 480, 1440].map((minutes) => minutes * minute)

const nameOf = (sum: LossSum, words: Words) =>
  sum.lossSource === 'call' && sum.lossType
    ? `${words.lossSource.call}: ${words.lossType[sum.lossType]}`
    : stopReasonName(sum, words)

function keyOf(sum: LossSum, by: LossGrouping, words: Words): Pick<LossBar, 'name' | 'filter'> {
  const { stationNumber, lossSource, lossType } = sum
  if (by === 'stationNumber') return { name: stationNumber, filter: { stationNumber } }
  if (by === 'reason') return { name: nameOf(sum, words), filter: lossType && { lossSource, lossType } }
  return lossType
    ? { name: words.lossType[lossType], filter: { lossType } }
    : { name: words.stops.noReason, filter: null }
}

/** The heaviest first; what is more than fits together in the last. */
export function barsOfLosses(
  sums: readonly LossSum[],
  { by, measure }: { by: LossGrouping; measure: LossMeasure },
  words: Words,
): LossBar[] {
  const bars = new Map<string, LossBar>()
  for (const sum of sums) {
    const { name, filter } = keyOf(sum, by, words)
    const { length, losses } = bars.get(name) ?? { length: 0, losses: 0 }
    bars.set(name, { name, filter, length: length + sum.length, losses: losses + sum.losses })
  }
  const sorted = [...bars.values()].toSorted((a, b) => b[measure] - a[measure])
  if (sorted.length <= mostBars + 1) return sorted
  const rest = sorted.slice(mostBars)
  const total = (of: LossMeasure) => rest.reduce((sum, one) => sum + one[of], 0)
  const remainder = {
    name: words.andon.others,
    filter: null,
    length: total('length'),
    losses: total('losses'),
  }
  return [...sorted.slice(0, mostBars), remainder]
}

/** With each bar its figure, and the share of all that is reached with it. */
export function lossPareto(
  bars: readonly LossBar[],
  { by, measure }: { by: LossGrouping; measure: LossMeasure },
  { words, formats }: { words: Words; formats: Formats },
) {
  const say = (value: number) =>
    measure === 'length' ? formats.duration(Math.round(value / 1000)) : formats.count(value)
  const all = bars.reduce((sum, bar) => sum + bar[measure], 0)
  const reached = bars.map((_, at) =>
    formats.share(all === 0 ? 0 : bars.slice(0, at + 1).reduce((sum, bar) => sum + bar[measure], 0) / all),
  )
  const label = measure === 'length' ? words.field.lostTime : words.andon.lossCount
  const most = Math.max(...bars.map((bar) => bar[measure]), 0)
  return {
    option: horizontalBars({
      names: bars.map(({ name }) => name),
      values: bars.map((bar) => bar[measure]),
      label,
      barText: (at) => `${say(bars[at]![measure])} · ${reached[at]}`,
      say,
      interval: measure === 'length' ? steps.find((step) => most / step <= 5) : undefined,
    }),
    table: {
      head: [words.field[by], words.field.lostTime, words.andon.lossCount, words.stops.cumulative],
      rows: bars.map(({ name, length, losses }, at) => [
        name,
        formats.duration(Math.round(length / 1000)),
        formats.count(losses),
        reached[at]!,
      ]),
    },
  }
}
