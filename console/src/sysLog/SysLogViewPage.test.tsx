import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { en } from '@takt/contract/locales/en/words.ts'
import { preferences } from '@takt/contract/preferences.ts'
import { type LogEntry, sysLog } from '@takt/contract/sysLog.ts'
import { open, pretend } from '~/testing/open.tsx'
import SysLogViewPage from './SysLogViewPage.tsx'

const entry: LogEntry = {
  entryId: 'takt-a-2026-03-02.001.log:10',
  at: '2026-03-02T06:00:00.000Z',
  logLevel: 'error',
  module: 'orders',
  message: 'bug',
  userName: 'eva',
  path: '/api/orders/move',
  latency: 12,
  traceId: 'ab12-3',
  server: 'a-8080',
  details: '{"err":{"message":"the pump is dry"}}',
}
const before: LogEntry = { ...entry, entryId: 'b:1', logLevel: 'info', message: 'started', details: null }
const server = pretend()
const grants = { sysLogView: 'view' as const }

beforeEach(() => {
  server.on(sysLog.list, () => ({ rows: [entry, before], next: null, total: null }))
  server.on(sysLog.context, () => ({ entry, rows: [entry, before] }))
  server.on(preferences.views, () => [])
})

test('an entry is opened with its details, between its neighbours', async () => {
  server.people.eva = 'Eva Adam'
  await open(<SysLogViewPage />, { grants })
  await screen.findAllByText('Eva Adam')
  await userEvent.click(await screen.findByText('bug'))
  await screen.findByText('Eva Adam (eva)')
  await screen.findByText(/the pump is dry/)
  const around = screen.getByRole('region', { name: en.sysLog.context })
  // What comes one after the other within a minute is distinguished by its seconds.
  within(around).getByRole('button', { name: /\d\d:\d\d:\d\d.*orders: started/ })
  expect(within(around).getByRole('button', { current: true }).textContent).toContain('orders: bug')
})

test('a search that finds nothing counts none', async () => {
  server.on(sysLog.list, () => ({ rows: [], next: null, total: null }))
  await open(<SysLogViewPage />, { grants })
  expect(await screen.findByText('0 in total')).toBeTruthy()
})

test('the files are listed with their size, to be downloaded', async () => {
  server.on(sysLog.files, () => [
    {
      fileName: 'takt-a-2026-03-02.001.log',
      fileType: 'txt' as const,
      filePath: 'logs/takt-a-2026-03-02.001.log',
      size: 2048,
      server: 'a',
      writtenAt: entry.at,
    },
  ])
  await open(<SysLogViewPage />, { grants, at: '/?view=files' })
  const row = (await screen.findByText('takt-a-2026-03-02.001.log')).closest('tr')!
  within(row).getByRole('button', { name: en.sysLog.downloadFile })
})
