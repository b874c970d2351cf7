import { expect, test } from 'vitest'
import { barLabels, nameThemselves, rateLabels, roomFor, sumLabels } from './direct-labels.ts'
import { linesOverTime } from './time-chart.ts'

const say = (value: number) => `${value} %`
const formatterOf = (part: ReturnType<typeof barLabels>) => part.label?.formatter

test('few bars show their figure, an empty one nothing; many show none', () => {
  expect(formatterOf(barLabels(12, say))?.({ value: 4 })).toBe('4 %')
  expect(formatterOf(barLabels(12, say))?.({ value: 0 })).toBe('')
  expect(formatterOf(barLabels(12, say))?.({ value: '-' })).toBe('')
  expect(barLabels(13, say)).toEqual({})
})

test('a rate of zero is shown, a missing one is not', () => {
  const label = formatterOf(rateLabels(12, say))
  expect([0, 4, '-'].map((value) => label?.({ value }))).toEqual(['0 %', '4 %', ''])
})

test('figures that would lie over each other give way', () => {
  const layouts = [barLabels(12, say), rateLabels(12, say), sumLabels([5], say)]
  expect(layouts.map((part) => part.labelLayout?.hideOverlap)).toEqual([true, true, true])
})

test('stacked bars have their sum above', () =>
  expect([0, 1].map((dataIndex) => sumLabels([5, 0], say).label?.formatter({ dataIndex }))).toEqual([
    '5 %',
    '',
  ]))

test('lines are named where they end; where one ends in a gap all have a legend', () => {
  const whole = [
    { name: 'median', data: [1, 2] },
    { name: 'slow', data: [3, 4] },
  ]
  expect(linesOverTime(['a', 'b'], say, whole)).toMatchObject({
    legend: { show: false },
    series: [{ endLabel: { formatter: '{dot|●} median' } }, { endLabel: { formatter: '{dot|●} slow' } }],
  })
  const broken = [whole[0]!, { name: 'slow', data: [3, null] }]
  expect(nameThemselves(broken)).toBe(false)
  expect(linesOverTime(['a', 'b'], say, broken)).toMatchObject({ legend: { top: 0 } })
})

test('a Chinese name needs twice the room of as many Latin letters', () => {
  const room = (name: string) => roomFor([name]).grid.right - roomFor(['']).grid.right
  expect(room('最终合格率')).toBeGreaterThan(1.5 * room('final'))
})
