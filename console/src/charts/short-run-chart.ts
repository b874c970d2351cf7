import { ruleSign, type ShortRunReport } from '@takt/contract/charts.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'
import { chartPair } from './chart-pair.ts'

/** Signs of the field, in every language the same. */
const signs = { nominal: ['ΔX', 'MR'], zMr: ['Z', 'MR'] } as const

/** Units of all types one after the other; a type without a nominal, or without scatter, is a gap. */
export function shortRunChart(report: ShortRunReport, words: Words, formats: Formats) {
  const { times, serials, typeNos, values, spreads, broken, shortRunKind } = report
  const names = signs[shortRunKind]
  const say = (value: number | null) => (value === null ? '–' : formats.figure(value))
  const option = chartPair(
    {
      ...report,
      times: times.map((time) => Date.parse(time)),
      names,
      say,
      about: (at) => ({ first: [serials[at] ?? '–', typeNos[at] ?? '–'], last: [] }),
    },
    words,
    formats,
  )
  const { charts, field } = words
  const head = [charts.group, field.testTime, field.productSn, field.typeNo, ...names, field.rules]
  const rows = () =>
    times.map((time, at) => [
      formats.count(at + 1),
      formats.instant(time),
      serials[at] ?? '–',
      typeNos[at] ?? '–',
      say(values[at] ?? null),
      say(spreads[at] ?? null),
      formats.list(broken.filter((one) => one.at === at).map(({ rule }) => ruleSign(rule))),
    ])
  return { option, table: { head, rows } }
}
