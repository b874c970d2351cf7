import { expect, test } from 'vitest'
import { z } from 'zod'
import { areTextsOrGaps, column, isFigure, isFigureOrGap } from './columns.ts'

const Columns = z.object({
  figures: column(z.number(), isFigure),
  gaps: column(z.number().nullable(), isFigureOrGap),
  units: column(z.array(z.string().nullable()), areTextsOrGaps),
})
const fine = { figures: [1, 2.5], gaps: [null, -1], units: [['A', null], []] }

test('what fits is taken as it is', () => {
  const parsed = Columns.parse({ ...fine, more: 1 })
  expect(parsed).toEqual(fine)
  expect(parsed.figures).toBe(fine.figures)
})

test('what does not fit is named as in any other array', () => {
  const pathOf = (wrong: object) => Columns.safeParse({ ...fine, ...wrong }).error?.issues[0]?.path
  expect(pathOf({ figures: [1, null] })).toEqual(['figures', 1])
  expect(pathOf({ figures: [Number.NaN] })).toEqual(['figures', 0])
  expect(pathOf({ gaps: [null, Infinity] })).toEqual(['gaps', 1])
  expect(pathOf({ units: [['A'], [1]] })).toEqual(['units', 1, 0])
  expect(pathOf({ units: 'A' })).toEqual(['units'])
})
