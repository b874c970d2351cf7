import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { chartExclusions } from '@takt/contract/chartExclusions.ts'
import { type ChartReport, charts } from '@takt/contract/charts.ts'
import { open, pretend } from '~/testing/open.tsx'
import CpkReportPage from './CpkReportPage.tsx'
import { ExcludePoint } from './ExcludedPoints.tsx'

const place = { stationNumber: 'S10', colSetId: 'SET', colSetVersion: 1, resultCode: 'TORQUE' }
const nothing = { figures: { sampleNum: 0 } } as ChartReport // all that a page without values looks at

test('the chart is read again as soon as a point is excluded', async () => {
  const server = pretend()
  const reports = () => server.called.filter(({ path }) => path.startsWith('/api/charts/report')).length
  server.on(charts.characteristics, () => [])
  server.on(charts.report, () => nothing)
  server.on(chartExclusions.exclude, ({ testTime }) => {
    expect(testTime).toBe('2026-03-02T06:05:00.000Z')
    return {} as never
  })
  const address = new URLSearchParams({ ...place, colSetVersion: '1', view: 'chart' })
  await open(
    <>
      <CpkReportPage />
      <ExcludePoint chartInput={place} at={Date.UTC(2026, 2, 2, 6, 5)} />
    </>,
    { at: `/?${address}`, grants: { cpkReport: 'edit' } },
  )
  await waitFor(() => expect(reports()).toBe(1))
  await userEvent.click(await screen.findByRole('button', { name: 'Exclude' }))
  const question = within(await screen.findByRole('dialog'))
  await userEvent.type(question.getByRole('textbox'), 'a wrong part')
  await userEvent.click(question.getByRole('button', { name: 'Exclude' }))
  await waitFor(() => expect(reports()).toBe(2))
})
