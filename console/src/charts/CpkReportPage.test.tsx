import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { chartEvents } from '@takt/contract/chartEvents.ts'
import { chartExclusions } from '@takt/contract/chartExclusions.ts'
import { chartLimits } from '@takt/contract/chartLimits.ts'
import { charts } from '@takt/contract/charts.ts'
import { chartReport } from '~/testing/chart-report.ts'
import { open, pretend } from '~/testing/open.tsx'
import CpkReportPage from './CpkReportPage.tsx'

const at = '/?stationNumber=S10&colSetId=SET&colSetVersion=1&resultCode=TORQUE&view=chart'

test('two buttons are beside ⋯, which opens the frozen reports', async () => {
  const server = pretend()
  server.on(charts.characteristics, () => [])
  server.on(charts.report, () => chartReport())
  server.on(charts.frozen, () => ({ rows: [], total: 0 }))
  server.on(chartEvents.of, () => [])
  server.on(chartEvents.borders, () => [])
  server.on(chartExclusions.list, () => [])
  server.on(chartLimits.list, () => [])
  await open(<CpkReportPage />, { at, grants: { cpkReport: 'edit' } })
  const head = within((await screen.findByRole('heading', { level: 1 })).closest('header')!)
  expect(head.getByRole('button', { name: 'Export' })).toBeTruthy()
  expect(head.getByRole('button', { name: 'Freeze report' })).toBeTruthy()
  expect(head.queryByRole('button', { name: 'Frozen reports' })).toBeNull()
  await userEvent.click(head.getByRole('button', { name: /More|Actions/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Frozen reports' }))
  expect(await screen.findByText('No report has been frozen yet.')).toBeTruthy()
})
