import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '@takt/contract/errors.ts'
import { type Line, lines } from '@takt/contract/lines.ts'
import { reports } from '@takt/contract/reports.ts'
import { readLine } from '~/api/stored.ts'
import { open, pretend } from '~/testing/open.tsx'
import ReportsPage from './ReportsPage.tsx'

const server = pretend()
const grants = { reports: 'edit' } as const
const reload = vi.fn<() => void>()
const line = (lineNumber: string): Line => ({
  lineNumber,
  lineName: lineNumber,
  location: null,
  manager: null,
  okRateTarget: null,
  taktTarget: null,
  shortStopFrom: null,
  reasonFrom: null,
  enabled: true,
  revision: 0,
})
const reportId = '019a0000-0000-7000-8000-000000000001'
beforeEach(() => {
  server.called.length = 0
  reload.mockClear()
  vi.stubGlobal('location', { hash: '', protocol: 'http:', reload })
  server.on(lines.list, () => [line('L1'), line('L2')])
  server.on(reports.one, () => {
    throw new Refusal('call.database_down')
  })
  server.on(reports.list, () => ({ rows: [], total: 0 }))
})
const requests = () => server.called.filter(({ path }) => path.includes('reports/one'))

test('a link to a report of another line goes there before any of it is read', async () => {
  await open(<ReportsPage />, { grants, at: `/?report=${reportId}&line=L2` })
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect([readLine(), requests()]).toEqual(['L2', []])
})

test('on its line it opens, and nothing is loaded anew', async () => {
  await open(<ReportsPage />, { grants, at: `/?report=${reportId}&line=L1` })
  await waitFor(() => expect(requests()).toHaveLength(1))
  expect([readLine(), reload.mock.calls.length]).toEqual(['L1', 0])
})

test('who may not work on the line sees why', async () => {
  await open(<ReportsPage />, { grants, at: `/?report=${reportId}&line=L9` })
  expect(await screen.findByText('You may not work on line L9')).toBeTruthy()
  expect([readLine(), requests(), reload.mock.calls.length]).toEqual(['L1', [], 0])
})
