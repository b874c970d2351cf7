import type { ChartReport } from './charts.ts'
import { fill } from './errors.ts'
import type { Formats } from './formats.ts'
import type { Words } from './locales/en/words.ts'

/** AIAG SPC, ch. II: before limits and indices are believed. */
const enoughGroups = 25
/** The usual level of a test. */
const level = 0.05

const gaugeTones = { accepted: 'good', marginal: 'warn', rejected: 'bad' } as const
export type CardRow = {
  key: 'gauge' | 'data' | 'stable' | 'distribution'
  name: string
  tone: 'good' | 'warn' | 'bad' | 'none'
  text: string
}

/** What would make the figures wrong, on the screen and on paper the same. */
export function reportCard(report: ChartReport, words: Words, formats: Formats): CardRow[] {
  const { charts } = words
  return [
    { key: 'gauge', name: charts.gauge, ...gaugeIs(report, words) },
    { key: 'data', name: charts.data, ...dataIs(report, words, formats) },
    { key: 'stable', name: charts.stable, ...stableIs(report, words, formats) },
    { key: 'distribution', name: charts.distribution, ...distributionIs(report, words, formats) },
  ]
}

type Is = Pick<CardRow, 'tone' | 'text'>

/** The result of the study that decides about the gauge. */
function gaugeIs({ gauge }: ChartReport, { charts, gaugeVerdict }: Words): Is {
  if (!gauge) return { tone: 'none', text: charts.noStudy }
  const verdict = gauge.gaugeVerdict
  if (gauge.isOver && verdict !== 'rejected')
    return { tone: 'warn', text: `${gauge.gaugeId}: ${charts.studyOver}` }
  return {
    tone: verdict ? gaugeTones[verdict] : 'none',
    text: `${gauge.gaugeId}: ${verdict ? gaugeVerdict[verdict] : charts.unknown}`,
  }
}

function dataIs({ figures }: ChartReport, { charts }: Words, { count }: Formats): Is {
  const { enough, sampleNum, subgroupNum } = figures
  const much = enough && subgroupNum >= enoughGroups
  const amounts = { values: count(sampleNum), groups: count(subgroupNum) }
  return { tone: much ? 'good' : 'warn', text: fill(much ? charts.dataIs : charts.dataNeeds, amounts) }
}

function stableIs({ location, broken }: ChartReport, { charts }: Words, { count }: Formats): Is {
  if (location.length === 0) return { tone: 'none', text: charts.unknown }
  return broken.length === 0
    ? { tone: 'good', text: charts.inControl }
    : { tone: 'warn', text: fill(charts.broken, { count: count(broken.length) }) }
}

function distributionIs({ figures }: ChartReport, words: Words, { fixed }: Formats): Is {
  const { charts, distribution } = words
  const { normalP } = figures
  if (normalP === null) {
    const fits = figures.distribution && distribution[figures.distribution]
    return { tone: 'none', text: [charts.unknown, fits].filter(Boolean).join(' · ') }
  }
  const normal = normalP >= level
  const p = sayP(normalP, 0.005, fixed)
  const tested = fill(normal ? charts.normalWith : charts.notNormalWith, { p })
  const fits = figures.distribution && !normal ? distribution[figures.distribution] : null
  return { tone: normal ? 'good' : 'warn', text: [tested, fits].filter(Boolean).join(' · ') }
}

/** A probability to three decimals; below the least that is told apart, as less than that. */
export const sayP = (p: number, least: number, fixed: Formats['fixed']) =>
  p < least ? `< ${fixed(least, 3)}` : fixed(p, 3)
