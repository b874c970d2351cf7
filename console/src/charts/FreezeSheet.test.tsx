import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { AttributeReport } from '@takt/contract/attribute-charts.ts'
import { type ChartReport, charts } from '@takt/contract/charts.ts'
import { chartReport } from '~/testing/chart-report.ts'
import { open, pretend } from '~/testing/open.tsx'
import { AttributeFreezeSheet } from './AttributeFreezeSheet.tsx'
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

test('it counts by the rules that are switched on in the sheet', async () => {
  const server = pretend()
  server.on(charts.report, ({ rules }) =>
    chartReport({
      rules,
      broken: rules?.includes('5') ? [{ chart: 'location', rule: 5, at: 7 }, ...broken] : [],
    }),
  )
  await opened({ broken })
  await userEvent.click(screen.getByRole('checkbox', { name: /^5/ }))
  expect(await screen.findByText(/^Points that break the rules: 3 of 12\./)).toBeTruthy()
  const period = { from: '2026-03-02T06:00:00.000Z', to: '2026-03-02T06:11:00.001Z' }
  expect(server.called.at(-1)?.body).toMatchObject({ ...chartInput, ...period, rules: ['1', '2', '5'] })
  await userEvent.click(screen.getByRole('checkbox', { name: /^5/ }))
  expect(await screen.findByText(/^Points that break the rules: 2 of 12\./)).toBeTruthy()
})

test('samples of what is counted are judged as well', async () => {
  const report = {
    attributeKind: 'p',
    sampleBy: 'hour',
    since: '2026-03-02T06:00:00.000Z',
    until: '2026-03-03T06:00:00.000Z',
    times: Array(24).fill('2026-03-02T06:00:00.000Z'),
    centre: 0.02,
    stages: [{ at: 0, limitsId: null, frozenAt: null, frozenBy: null }],
    rules: ['1', '2'],
    broken: [{ rule: 1, at: 4 }],
  } as unknown as AttributeReport // the rest is not looked at
  const query = { stationNumber: 'S10' }
  const server = pretend()
  server.on(charts.attributes, () => ({ ...report, broken: [] }))
  await open(<AttributeFreezeSheet report={report} query={query} onClose={() => {}} />, {
    grants: { cpkReport: 'edit' },
  })
  expect(await screen.findByText(/^Points that break the rules: 1 of 24\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: /^1/ }))
  await waitFor(() => expect(screen.queryByText(/^Points that break/)).toBeNull())
  expect(server.called.at(-1)?.body).toMatchObject({ ...query, attributeKind: 'p', rules: ['2'] })
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
