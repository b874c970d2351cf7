import { expect, test } from 'vitest'
import type { Consumption } from '@takt/contract/consumption.ts'
import { differencesOf, everyDay } from './consumption.ts'

const used = (bomCode: string, units: number, planned: number, actual: number): Consumption => ({
  bomCode,
  bomName: null,
  unit: 'pcs',
  partGrp: 'G',
  stationNumber: 'S10',
  orderCode: 'WO-1',
  units,
  planned,
  actual,
  variance: 0,
  scrap: 0,
  unassigned: 0,
  alternates: 0,
  lotsUsed: 1,
})

test('screws and cable are compared by the units they would have been enough for, the largest first', () => {
  // 8 screws too many are two units' worth; half a metre of cable too little is one; glue was used as planned.
  const found = differencesOf([
    used('SCREW', 50, 200, 204),
    used('CABLE', 100, 50, 49.5),
    used('SCREW', 50, 200, 204),
    used('GLUE', 10, 1, 1),
  ])
  expect(
    found.map(({ bomCode, planned, actual, inUnits }) => [
      bomCode,
      planned,
      actual,
      Number(inUnits.toFixed(6)),
    ]),
  ).toEqual([
    ['SCREW', 400, 408, 2],
    ['CABLE', 50, 49.5, -1],
  ])
  expect(found.map(({ cumulative }) => Number(cumulative.toFixed(6)))).toEqual([0.666667, 1])
})

test('a day on which nothing was used is a day, also where the clocks change', () => {
  expect(
    everyDay([
      { day: '2026-03-28', actual: 4 },
      { day: '2026-03-31', actual: 2 },
    ]),
  ).toEqual([
    { day: '2026-03-28', actual: 4 },
    { day: '2026-03-29', actual: 0 },
    { day: '2026-03-30', actual: 0 },
    { day: '2026-03-31', actual: 2 },
  ])
  expect(everyDay([])).toEqual([])
})
