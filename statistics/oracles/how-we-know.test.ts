import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inPrint, type Published } from './published.ts'
import { capabilityFigures } from './published-capability.ts'
import { chartFigures } from './published-charts.ts'
import { distributionFigures } from './published-distributions.ts'
import { gaugeFigures } from './published-gauges.ts'

const parts: [title: string, figures: Published[]][] = [
  ['Distributions (quantiles)', distributionFigures],
  ['Control charts', chartFigures],
  ['Capability', capabilityFigures],
  ['Gauge studies', gaugeFigures],
]

describe.each(parts)('%s', (_, figures) => {
  test.each(figures)('$figure is $printed: $source', (figure) => {
    expect(inPrint(figure)).toBe(figure.printed)
  })
})

const file = new URL('../../docs/how-we-know.md', import.meta.url)
const head = `# How we know
Every figure of the package \`statistics\` that stands in print, and what we compute. This page is written by the test that compares them, so it cannot say what is not so:

    UPDATE_HOW_WE_KNOW=1 npx vitest run --project unit statistics/oracles/how-we-know.test.ts
`

const lineOf = (published: Published) =>
  `| ${published.figure} | ${published.source} | ${published.printed} | ${inPrint(published)} |`
const tableOf = ([title, figures]: (typeof parts)[number]) =>
  `\n## ${title}\n| figure | source | published | ours |\n|---|---|---|---|\n${figures.map(lineOf).join('\n')}\n`

test('docs/how-we-know.md lists what these tests compare', () => {
  const page = head + parts.map(tableOf).join('')
  if (process.env.UPDATE_HOW_WE_KNOW) writeFileSync(file, page)
  expect(readFileSync(file, 'utf8')).toBe(page)
})
