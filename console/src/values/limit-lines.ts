import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Series } from '@takt/contract/values.ts'
import type { Formats } from '~/fields/format.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'

type Line = { at: number; said: string; colour: string; type: 'solid' | 'dashed' | 'dotted' }

/** Limits red, target green, mean grey: the same in every chart of values. */
export function limitLines({ minValue, standardValue, maxValue }: Series, mean: number | null, { field }: Pick<Words, 'field'>, { measure, figure }: Pick<Formats, 'measure' | 'figure'>): Line[] {
  const { bad, good, idle } = chartColours()
  const line = (at: number | null, said: (at: number) => string, colour: string, type: Line['type']): Line[] => (at === null ? [] : [{ at, said: said(at), colour, type }])
  return [
    ...line(minValue, (at) => `${field.minValue} ${measure(at)}`, bad, 'dashed'),
    ...line(standardValue, (at) => `${field.standardValue} ${measure(at)}`, good, 'dotted'),
    ...line(maxValue, (at) => `${field.maxValue} ${measure(at)}`, bad, 'dashed'),
    ...line(mean, (at) => `${field.mean} ${figure(at)}`, idle, 'solid'),
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
