import { expect, test } from 'vitest'
import { formatsFor } from './formats.ts'
import { en } from './locales/en/words.ts'
import { headline } from './report-tables.ts'
import type { ReportContent } from './reports.ts'
import { sayCell } from './say-cell.ts'

const formats = formatsFor('en', 'UTC')
const headOf = (made: number, target: number | null) => {
  const of = { stations: [], failures: [], calls: {}, checks: {}, made, target }
  const content = { ...of, gap: target === null ? null : made - target } as unknown as ReportContent // only what its head reads
  return headline(content, en)
    .slice(0, 3)
    .map(([, cell]) => sayCell(cell, formats))
}

test.each([
  [39, 135.4, ['39', '135', '−96']],
  [39, 135.5, ['39', '136', '−97']],
  [140, 135.5, ['140', '136', '+4']],
  [135, 135.3, ['135', '135', '0']],
  [39, null, ['39', '–', '–']],
])('%d pieces of a plan of %d add up as they are shown', (made, target, shown) => {
  expect(headOf(made, target)).toEqual(shown)
})
