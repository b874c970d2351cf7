import { expect, test } from 'vitest'
import { barsOverTime } from './time-chart.ts'

const axisOf = (...data: number[]) =>
  barsOverTime(['1 Mar', '2 Mar'], String, [{ name: 'Calls', color: 'blue', data }]).yAxis

test('an axis of counts has whole numbers only: of one call a day it does not read 1, 1, 1, 0, 0', () => {
  expect(axisOf(0, 1)).toMatchObject({ minInterval: 1 })
  expect(axisOf(0.2, 0.5)).not.toHaveProperty('minInterval')
})
