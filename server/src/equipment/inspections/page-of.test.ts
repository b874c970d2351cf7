import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

const rows = [
  { code: 'P10', value: 1.5 },
  { code: 'P2', value: -3 },
  { code: 'P1', value: 1.25 },
]
const sorted = (sort: string) =>
  pageOf(rows, { page: 1, limit: 2, sort }, 'code').rows.map(({ code }) => code)

test('codes are sorted as people count, values by what they are, a page at a time', () => {
  expect(sorted('code')).toEqual(['P1', 'P2'])
  expect(sorted('value')).toEqual(['P2', 'P1'])
  expect(sorted('-value')).toEqual(['P10', 'P1'])
})
