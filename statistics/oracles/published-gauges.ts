import { cohenKappa, fleissKappa } from '../src/gauge-attribute.ts'
import { type AnovaResult, gaugeByAnova } from '../src/gauge-anova.ts'
import { type Crossed, crossedOf, type GaugeResult } from '../src/gauge-crossed.ts'
import { gaugeByRange } from '../src/gauge-range.ts'
import { from, type Published } from './published.ts'
import { readOracle } from './read.ts'

export function studyFile(name: string): Crossed {
  const rows = readOracle(name)
  return crossedOf(
    rows.map(([part = '', operator = '', , value]) => ({ part, operator, value: Number(value) })),
  )!
}

export const aiag = studyFile('gauge_aiag.csv')
export const gasket = studyFile('gauge_gasket.csv')

/** Fleiss (1971), the example every text repeats: 10 things, 14 judges, 5 categories. */
const fleiss = [
  [0, 0, 0, 0, 14],
  [0, 2, 6, 4, 2],
  [0, 0, 3, 5, 6],
  [0, 3, 9, 2, 0],
  [2, 2, 8, 1, 1],
  [7, 7, 0, 0, 0],
  [3, 2, 6, 3, 0],
  [2, 5, 3, 2, 2],
  [6, 5, 2, 1, 0],
  [0, 2, 2, 3, 7],
]
const grants = (
  [
    [20, 'yes', 'yes'],
    [5, 'yes', 'no'],
    [10, 'no', 'yes'],
    [15, 'no', 'no'],
  ] as const
).flatMap(([times, a, b]) => Array.from({ length: times }, () => [a, b] as const))

type Row = [figure: string, printed: string, ours: (found: AnovaResult) => number | null]
const square = (name: keyof GaugeResult) => (found: GaugeResult) => found[name]! ** 2
const resultRows = <Found>(
  study: string,
  source: string,
  found: () => Found,
  rows: [string, string, (found: Found) => number | null][],
) =>
  rows.map(([figure, printed, ours]): Published => ({
    figure: `${study}: ${figure}`,
    source,
    printed,
    ours: () => ours(found()),
  }))

const byRange: [string, string, (found: GaugeResult) => number | null][] = [
  ['EV', '0.20186', ({ repeatability }) => repeatability],
  ['AV', '0.22967', ({ operator }) => operator],
  ['GRR', '0.30577', ({ gauge }) => gauge],
  ['PV', '1.10460', ({ part }) => part],
  ['TV', '1.14613', ({ total }) => total],
  ['R&R, % of study', '26.68', ({ percentOfStudy }) => percentOfStudy],
  ['distinct categories', '5.09', ({ categories }) => categories],
]
const aiagRows: Row[] = [
  ['variance, repeatability', '0.03997', square('repeatability')],
  ['variance, operator', '0.05146', square('operator')],
  ['variance, part', '1.08645', square('part')],
  ['variance, total', '1.17788', square('total')],
  ['R&R, % of study', '27.86', ({ percentOfStudy }) => percentOfStudy],
  ['R&R, % of variance', '7.76', ({ percentOfStudy }) => percentOfStudy! ** 2 / 100],
  ['distinct categories, cut', '4', ({ categories }) => Math.floor(categories!)],
  ['p of the interaction', '0.974', ({ lines }) => lines.interaction.p],
]
const gasketRows: Row[] = [
  ['F of the interaction', '4.46', ({ lines }) => lines.interaction.f],
  ['F of parts', '39.7178', ({ lines }) => lines.part.f],
  ['F of operators', '4.1672', ({ lines }) => lines.operator.f],
  ['variance, repeatability', '0.0012917', square('repeatability')],
  ['variance, operator', '0.0009120', square('operator')],
  ['variance, operator × part', '0.0022338', square('interaction')],
  ['variance, R&R', '0.0044375', square('gauge')],
  ['variance, part', '0.0371644', square('part')],
  ['R&R, % of study', '32.66', ({ percentOfStudy }) => percentOfStudy],
]

export const gaugeFigures: Published[] = [
  ...resultRows('AIAG 10 × 3 × 3, by range', 'AIAG MSA, form of ch. III', () => gaugeByRange(aiag)!, byRange),
  ...resultRows(
    'AIAG 10 × 3 × 3, by ANOVA',
    from.minitab('crossed gage R&R'),
    () => gaugeByAnova(aiag),
    aiagRows,
  ),
  ...resultRows(
    'Gasket 10 × 3 × 2, by ANOVA',
    'AIAG; SAS/QC, gauge study',
    () => gaugeByAnova(gasket),
    gasketRows,
  ),
  {
    figure: 'Gasket 10 × 3 × 2, by range: R&R, % of study',
    source: 'AIAG; SAS/QC, gauge study',
    printed: '25.14',
    ours: () => gaugeByRange(gasket)!.percentOfStudy,
  },
  { figure: "Fleiss' κ", source: 'Fleiss (1971)', printed: '0.210', ours: () => fleissKappa(fleiss) },
  {
    figure: "Cohen's κ of 50 grants",
    source: 'the textbook table 20, 5, 10, 15',
    printed: '0.40',
    ours: () => cohenKappa(grants),
  },
]
