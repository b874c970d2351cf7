import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChartReport } from '@takt/contract/charts.ts'
import { chartReport } from '~/testing/chart-report.ts'
import { open, pretend } from '~/testing/open.tsx'
import { FreezeSheet } from './FreezeSheet.tsx'

pretend()
const chartInput = { stationNumber: 'S10', colSetId: 'PRESS', colSetVersion: 1, resultCode: 'TORQUE' }
const opened = async (over: Partial<ChartReport>) => {
  const report = chartReport(over)
  await open(<FreezeSheet report={report} chartInput={chartInput} onClose={() => {}} />, {
    grants: { cpkReport: 'edit' },
  })
  await screen.findByText(/They are not moved any more/)
}
const broken: ChartReport['broken'] = [
  { chart: 'location', rule: 1, at: 3 },
  { chart: 'location', rule: 2, at: 11 },
  { chart: 'location', rule: 1, at: 11 },
  { chart: 'spread', rule: 1, at: 11 },
]

test('it says how many points break the rules, each once', async () => {
  await opened({ broken })
  expect(screen.getByText(/^Points that break the rules: 2 of 12\./)).toBeTruthy()
})

test('points judged by limits of before may be of a steady process, only of another', async () => {
  const frozenAt = '2026-03-01T06:00:00.000Z'
  const limitsId = '0192aaaa-0000-7000-8000-000000000001'
  await opened({ broken, stages: [{ at: 0, limitsId, frozenAt, frozenBy: 'Ana' }] })
  expect(screen.getByText(/of the limits they are judged by: 2 of 12\./)).toBeTruthy()
})

test('of a steady process it says nothing', async () => {
  await opened({ broken: [] })
  expect(screen.queryByText(/^Points that break/)).toBeNull()
})
