import { expect, test } from 'vitest'
import type { StationStatus } from '@takt/contract/stations.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { bottleneckDuring } from './bottleneck.ts'

const minute = 60_000
const began = Date.parse('2026-06-10T06:00:00Z')
const at = (minutes: number) => isoOf(began + minutes * minute)
const inStrip = (...spans: [from: number, to: number, stationStatus: StationStatus][]) =>
  spans.map(([from, to, stationStatus]) => ({
    stationStatus,
    from: began + from * minute,
    to: began + to * minute,
  }))
const work = (...spans: [from: number, to: number][]) =>
  spans.map(([from, to]) => ({ from: began + from * minute, to: began + to * minute }))
const led = (found: ReturnType<typeof bottleneckDuring>) =>
  found.led.map(({ stationNumber, leading, sole }) => [stationNumber, leading / minute, sole / minute])

test('working, down and set-up are one activity; waiting and unknown time end it', () => {
  const found = bottleneckDuring(
    new Map([
      ['S1', inStrip([0, 10, 'producing'], [10, 15, 'down'], [15, 20, 'debugging'], [20, 30, 'waiting'])],
      ['S2', inStrip([0, 8, 'producing'], [8, 9, 'processed'], [9, 17, 'running'], [25, 40, 'running'])],
    ]),
    work([0, 60]),
  )
  expect(led(found)).toEqual([
    ['S1', 20, 20],
    ['S2', 15, 15],
  ])
  expect(found.shifting).toBe(0)
})

test('a break ends an activity, whatever the station reports in it', () => {
  const spoken = new Map([
    ['S1', inStrip([0, 60, 'running'])],
    ['S2', inStrip([0, 25, 'running'], [26, 60, 'waiting'])],
  ])
  expect(led(bottleneckDuring(spoken, work([0, 20], [30, 60])))).toEqual([['S1', 50, 50]])
  const found = bottleneckDuring(
    new Map([
      ['S1', inStrip([0, 20, 'running'])],
      ['S2', inStrip([15, 60, 'running'])],
    ]),
    work([0, 30], [40, 60]),
  )
  expect(
    found.leads.map(({ stationNumber, start, isShifting }) => [stationNumber, start, isShifting]),
  ).toEqual([
    ['S1', at(0), false],
    ['S1', at(15), true],
    ['S2', at(20), false],
    ['S2', at(40), false],
  ])
})
