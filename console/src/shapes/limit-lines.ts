import type { Words } from '@takt/contract/locales/en/words.ts'
import type { MeasuredValue } from '@takt/contract/units.ts'
import type { Formats } from '~/fields/format.tsx'
import { sayMeasured, sayStatistic, specOf } from '~/fields/measured.ts'
import { chartColours } from '~/shapes/chart-colours.ts'

export type Line = {
  at: number
  text: string
  colour: string
  type: 'solid' | 'dashed' | 'dotted'
  isLimit: boolean
}

export type Limits = Pick<MeasuredValue, 'minValue' | 'standardValue' | 'maxValue'>

/** Limits red, target green, mean grey: the same in every chart of values. */
export function limitLines(
  limits: Limits,
  mean: number | null,
  { field }: Pick<Words, 'field'>,
  formats: Pick<Formats, 'fixed' | 'figure'>,
): Line[] {
  const { bad, good, idle } = chartColours()
  const { minValue, standardValue, maxValue } = limits
  const spec = specOf(limits)
  const measured = (at: number) => sayMeasured(formats, at, spec)
  const line = (
    at: number | null,
    textAt: (at: number) => string,
    colour: string,
    type: Line['type'],
  ): Line[] => (at === null ? [] : [{ at, text: textAt(at), colour, type, isLimit: colour === bad }])
  return [
    ...line(minValue, (at) => `${field.minValue} ${measured(at)}`, bad, 'dashed'),
    ...line(standardValue, (at) => `${field.standardValue} ${measured(at)}`, good, 'dotted'),
    ...line(maxValue, (at) => `${field.maxValue} ${measured(at)}`, bad, 'dashed'),
    ...line(mean, (at) => `${field.mean} ${sayStatistic(formats, at, spec)}`, idle, 'solid'),
  ]
}

/** Room for every value and every line, and a little more. */
export function reachOf(values: readonly number[], lines: readonly Line[]): { min: number; max: number } {
  const all = [...values, ...lines.map(({ at }) => at)]
  const least = all.reduce((a, b) => Math.min(a, b), Infinity)
  const most = all.reduce((a, b) => Math.max(a, b), -Infinity)
  const room = (most - least || Math.abs(most) || 1) * 0.05
  return { min: least - room, max: most + room }
}

/** Limits are named at their line. Target and mean often lie on each other, so they are named under the picture. */
export const labelOf = ({ text, colour, isLimit }: Line) => ({
  show: isLimit,
  formatter: text,
  position: 'insideEndTop' as const,
  color: colour,
  backgroundColor: chartColours().ground,
  padding: [1, 4],
})
