import { useState } from 'react'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { chartEvents } from '@takt/contract/chartEvents.ts'
import { chartExclusions } from '@takt/contract/chartExclusions.ts'
import { chartLimits } from '@takt/contract/chartLimits.ts'
import { charts } from '@takt/contract/charts.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { chartReport } from '~/testing/chart-report.ts'
import { open, pretend } from '~/testing/open.tsx'
import { ControlChart } from './ControlChart.tsx'
import CpkReportPage from './CpkReportPage.tsx'

const place = { stationNumber: 'S10', colSetId: 'SET', colSetVersion: 1, resultCode: 'TORQUE' }
const addressOf = (more: object) =>
  `/?${new URLSearchParams({ ...place, colSetVersion: '1', view: 'chart', ...more })}`

function chartsOf(report = chartReport()) {
  const server = pretend()
  server.on(charts.characteristics, () => [])
  server.on(charts.report, () => report)
  server.on(chartEvents.of, () => [])
  server.on(chartEvents.borders, () => [])
  server.on(chartExclusions.list, () => [])
  server.on(chartExclusions.exclude, () => ({}) as never)
  server.on(chartLimits.list, () => [])
  return server
}

test('while another characteristic is read, a point of the earlier chart is excluded from its own', async () => {
  const server = chartsOf()
  const answer = fetch
  const page = (
    <>
      <CpkReportPage />
      <Link to={addressOf({ resultCode: 'ANGLE' })}>{'ANGLE'}</Link>
    </>
  )
  await open(page, { at: addressOf({}), grants: { cpkReport: 'edit' } })
  await screen.findAllByRole('button', { name: 'Exclude' })
  vi.stubGlobal('fetch', (path: string, sent: { body: string }) =>
    path.startsWith('/api/charts/report') ? new Promise(() => {}) : answer(path, sent),
  )
  await userEvent.click(screen.getByRole('link', { name: 'ANGLE' }))
  await waitFor(() => expect(document.querySelector('[data-earlier=true]')).not.toBeNull())
  await userEvent.click(screen.getAllByRole('button', { name: 'Exclude' })[0]!)
  const question = within(await screen.findByRole('dialog'))
  await userEvent.type(question.getByRole('textbox'), 'a wrong part')
  await userEvent.click(question.getByRole('button', { name: 'Exclude' }))
  const excluded = () => server.called.filter(({ path }) => path.startsWith('/api/chartExclusions/exclude'))
  await waitFor(() => expect(excluded()).toMatchObject([{ body: { resultCode: 'TORQUE' } }]))
})

test('the way to the next characteristic stays while those of another period are read', async () => {
  const server = chartsOf()
  const named = { resultName: 'x', charSeqNum: 1, unit: null, lastAt: '2026-03-02T06:11:00.000Z' }
  server.on(charts.characteristics, () =>
    ['TORQUE', 'ANGLE'].map((resultCode) => ({ ...place, ...named, resultCode })),
  )
  const answer = fetch
  const link = <Link to={addressOf({ from: '2026-03-01T00:00:00Z' })}>{'longer'}</Link>
  await open(
    <>
      <CpkReportPage />
      {link}
    </>,
    { at: addressOf({}), grants: { cpkReport: 'edit' } },
  )
  await screen.findByRole('button', { name: en.charts.next })
  vi.stubGlobal('fetch', (path: string, sent: { body: string }) =>
    path.startsWith('/api/charts/') ? new Promise(() => {}) : answer(path, sent),
  )
  await userEvent.click(screen.getByRole('link', { name: 'longer' }))
  await waitFor(() => expect(document.querySelector('[data-earlier=true]')).not.toBeNull())
  expect(screen.getByRole('button', { name: en.charts.next })).toBeTruthy()
})

test('the newest signals are listed, the others when they are asked for', async () => {
  const broken = Array.from({ length: 9 }, (_, at) => ({ chart: 'location' as const, rule: 1, at }))
  chartsOf(chartReport({ broken }))
  await open(<CpkReportPage />, { at: addressOf({}), grants: { cpkReport: 'edit' } })
  const listed = () => screen.findAllByRole('button', { name: 'Exclude' })
  expect(await listed()).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: '4 more' }))
  expect(await listed()).toHaveLength(9)
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull()
})

test('the units of a point stay those of that point when newer ones push it along', async () => {
  const report = chartReport({ broken: [{ chart: 'location', rule: 1, at: 11 }] })
  const moved = { ...report, times: report.times.map((_, at) => Date.UTC(2026, 2, 2, 6, at + 1)) }
  moved.units = [...report.units.slice(1), ['A-12', 'B-12']]
  chartsOf()
  function Watched() {
    const [shown, show] = useState(report)
    return (
      <>
        <ControlChart report={shown} chartInput={place} />
        <button type="button" onClick={() => show(moved)}>
          {'newer'}
        </button>
      </>
    )
  }
  await open(<Watched />, { grants: { cpkReport: 'edit' } })
  await userEvent.click(await screen.findByRole('button', { name: /06:11|07:11/ }))
  expect(screen.getByText('B-11')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'newer' }))
  expect(screen.getByText('B-11')).toBeTruthy()
  expect(screen.queryByText('B-12')).toBeNull()
})
