import { useQueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { chartEvents } from '@takt/contract/chartEvents.ts'
import { chartExclusions } from '@takt/contract/chartExclusions.ts'
import { chartLimits } from '@takt/contract/chartLimits.ts'
import { charts } from '@takt/contract/charts.ts'
import { chartReport } from '~/testing/chart-report.ts'
import { open, pretend } from '~/testing/open.tsx'
import CpkReportPage from './CpkReportPage.tsx'

const at = '/?stationNumber=S10&colSetId=SET&colSetVersion=1&resultCode=TORQUE&view=chart'

function ReadAgain() {
  const cache = useQueryClient()
  return (
    <button type="button" onClick={() => void cache.invalidateQueries()}>
      {'read again'}
    </button>
  )
}

test('a chart that cannot be read again stays, with what is typed about it', async () => {
  const server = pretend()
  const report = chartReport()
  server.on(charts.characteristics, () => [])
  server.on(charts.report, () => ({ ...report, figures: { ...report.figures, subgroupNum: 30 } }))
  server.on(chartEvents.of, () => [])
  server.on(chartEvents.borders, () => [])
  server.on(chartExclusions.list, () => [])
  server.on(chartLimits.list, () => [])
  const page = (
    <>
      <CpkReportPage />
      <ReadAgain />
    </>
  )
  await open(page, { at, grants: { cpkReport: 'edit' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Freeze limits' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), 'steady since Monday')
  const lost = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('fetch', lost)
  screen.getByText('read again').click()
  await waitFor(() =>
    expect(lost).toHaveBeenCalledWith(expect.stringContaining('charts/report'), expect.anything()),
  )
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByDisplayValue('steady since Monday')).toBeTruthy()
})
