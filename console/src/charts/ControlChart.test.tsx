import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { chartEvents } from '@takt/contract/chartEvents.ts'
import { chartExclusions } from '@takt/contract/chartExclusions.ts'
import { chartLimits } from '@takt/contract/chartLimits.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { chartReport } from '~/testing/chart-report.ts'
import { open, pretend } from '~/testing/open.tsx'
import { ControlChart } from './ControlChart.tsx'

const place = { stationNumber: 'S10', colSetId: 'SET', colSetVersion: 1, resultCode: 'TORQUE' }

test('which events are shown stays as chosen while another look of the chart is open', async () => {
  const server = pretend()
  server.on(chartEvents.of, () => [])
  server.on(chartEvents.borders, () => [])
  server.on(chartExclusions.list, () => [])
  server.on(chartLimits.list, () => [])
  await open(<ControlChart report={chartReport()} chartInput={place} />, { grants: { cpkReport: 'edit' } })
  const tools = () => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(en.eventKind.tool) })
  await userEvent.click(await tools())
  expect((await tools()).checked).toBe(false)
  await userEvent.click(screen.getByText('EWMA'))
  expect(screen.queryByRole('checkbox')).toBeNull()
  // The heading tells what is drawn, not what was drawn before.
  expect(screen.getByRole('heading', { name: /EWMA/ })).toBeTruthy()
  await userEvent.click(screen.getByText(en.chartKind.xBarR))
  expect((await tools()).checked).toBe(false)
})
