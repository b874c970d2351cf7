import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '@takt/contract/errors.ts'
import { type PeriodReport, reports, type WholeReport } from '@takt/contract/reports.ts'
import type { ReportSchedule } from '@takt/contract/report-schedules.ts'
import { open, pretend } from '~/testing/open.tsx'
import { beOnTelephone } from '~/testing/telephone.ts'
import ReportsPage from './ReportsPage.tsx'

const server = pretend()
const grants = { reports: 'edit' } as const
const reportId = '019a0000-0000-7000-8000-000000000001'
const head: PeriodReport = {
  reportId,
  periodKind: 'shift',
  firstDay: '2026-03-02',
  lastDay: '2026-03-02',
  shiftName: 'early',
  reportVer: 2,
  changed: 1,
  since: '2026-03-02T05:00:00Z',
  until: '2026-03-02T13:00:00Z',
  timeZone: 'Europe/Berlin',
  remark: null,
  keptAt: '2026-03-02T13:15:00Z',
  keptBy: null,
}
const none = { average: null, median: null, p90: null }
const help = {
  calls: 0,
  answered: 0,
  solved: 0,
  cancelled: 0,
  repeats: 0,
  responseTime: none,
  solveTime: none,
  beforeA: null,
  beforeB: null,
  beforeC: null,
}
const whole: WholeReport = {
  ...head,
  content: {
    workSeconds: 28_800,
    made: 412,
    ng: 3,
    okRate: 412 / 415,
    figuresOf: null,
    stations: [],
    days: [],
    calls: help,
    lossTypes: [],
    longest: [],
    alarms: { times: 0, minutes: 0, worst: [] },
    checks: { planned: 0, done: 0, doneLate: 0, ng: 0, missed: 0, open: 0 },
    target: 480,
    gap: -68,
    settings: { takt: 60, okRateTarget: 0.98 },
    shifts: [{ shiftName: 'early', start: '2026-03-02T05:00:00Z', end: '2026-03-02T13:00:00Z' }],
    rows: [],
    orderCodes: ['WO-1'],
    types: ['T'],
    failures: [],
    firstPassYield: null,
    finalYield: null,
    signals: { found: 0, unanswered: 0 },
  },
  changes: [{ figure: 'made', stationNumber: null, before: 410, after: 412 }],
  revisions: [
    { ...head },
    { ...head, reportId: '019a0000-0000-7000-8000-000000000000', reportVer: 1, changed: 0 },
  ],
}

beforeEach(() => {
  server.called.length = 0
  server.on(reports.list, () => ({ rows: [head], total: 1 }))
  server.on(reports.one, () => whole)
  server.on(reports.choices, () => ({ today: '2026-03-03', shifts: ['early', 'late'] }))
  server.on(reports.deliveries, () => [])
  server.on(reports.schedules, () => [])
  server.on(reports.recipients, () => ({ users: [], roles: [], mail: false }))
  server.on(reports.make, () => head)
  server.on(reports.recheck, () => ({ revised: false, same: true, reportId }))
})
const sent = (path: string) =>
  server.called.filter((call) => call.path.includes(path)).map(({ body }) => body)

test('opened, it shows who made it, what is different, and its figures', async () => {
  await open(<ReportsPage />, { grants, at: `/?report=${reportId}` })
  expect(await screen.findByText(/Made by Schedule/)).toBeTruthy()
  const changes = within(screen.getByRole('region', { name: /What is different/ }))
  expect(changes.getByText('410')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Orders' })).getByText('WO-1')).toBeTruthy()
})

test('on a telephone the report of a shift says of which day it is', async () => {
  beOnTelephone()
  await open(<ReportsPage />, { grants })
  const row = (await screen.findByText('early')).closest('li')!
  expect(within(row).getByRole('button', { name: '2 Mar' })).toBeTruthy()
  vi.restoreAllMocks()
})

test('who it was mailed to is listed by name; whose account is gone, by that', async () => {
  const mailed = {
    reportId,
    mailAddress: null,
    teleState: 'ok',
    attempts: 1,
    nextTry: null,
    errorText: null,
  } as const
  const at = { queuedAt: '2026-03-03T05:15:00Z', doneAt: '2026-03-03T05:15:02Z' }
  server.on(reports.deliveries, () => [
    { ...mailed, ...at, deliveryId: '1', userName: 'ana' },
    { ...mailed, ...at, deliveryId: '2', userName: 'ben' },
  ])
  const users = [{ userName: 'ana', name: 'Ana Ruiz' }]
  server.on(reports.recipients, () => ({ users, roles: [], mail: true }))
  await open(<ReportsPage />, { grants, at: `/?report=${reportId}` })
  expect(await screen.findByRole('rowheader', { name: 'Ana Ruiz' })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: 'ben' })).toBeTruthy()
})

test('a day has no shift, whatever was chosen before', async () => {
  const user = userEvent.setup()
  await open(<ReportsPage />, { grants })
  await user.click(await screen.findByRole('button', { name: 'Make report' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByRole('button', { name: 'Missing fields: 2' })).toBeTruthy()
  await user.click(sheet.getByRole('combobox', { name: 'Shift' }))
  await user.click(await screen.findByTitle('late'))
  expect(sheet.getByRole('combobox', { name: 'Shift' })).toBeTruthy()
  // The day is missing; the shift was too.
  expect(await sheet.findByRole('button', { name: 'Missing fields: 1' })).toBeTruthy()
  await user.click(sheet.getByRole('combobox', { name: 'Report of' }))
  await user.click(await screen.findByTitle('Day'))
  await waitFor(() => expect(sheet.queryByRole('combobox', { name: 'Shift' })).toBeNull())
})

test.each([
  [true, 'It still reads the same'],
  [false, 'What was counted is the same; only settings or remarks differ'],
])('read again, it shows whether nothing at all is different: %s', async (same, text) => {
  server.on(reports.recheck, () => ({ revised: false, same, reportId }))
  const user = userEvent.setup()
  await open(<ReportsPage />, { grants, at: `/?report=${reportId}` })
  await screen.findByText(/Made by Schedule/)
  await user.click(screen.getByRole('button', { name: 'Actions' }))
  await user.click(await screen.findByRole('button', { name: 'Read again' }))
  await waitFor(() => expect(sent('reports/recheck')).toMatchObject([{ reportId }]))
  expect(await screen.findByText(text)).toBeTruthy()
})

test('a schedule is set up for one kind, with what is usual', async () => {
  const user = userEvent.setup()
  server.on(reports.saveSchedule, () => ({}) as ReportSchedule)
  await open(<ReportsPage />, { grants })
  await user.click(await screen.findByRole('button', { name: 'Schedule' }))
  const row = (await screen.findByRole('button', { name: 'Schedule: Shift' })).closest('li')!
  expect(within(row).getByText('Shift', { selector: 'b' })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Schedule: Shift' }))
  expect(await screen.findByText(/No mail server is set/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('reports/saveSchedule')).toMatchObject([
      { periodKind: 'shift', minutesAfter: 15, toUsers: [], enabled: true, revision: null },
    ]),
  )
})

test('its times are those of the zone it names', async () => {
  server.on(reports.one, () => ({ ...whole, timeZone: 'Asia/Tokyo' }))
  await open(<ReportsPage />, { grants, at: `/?report=${reportId}` })
  expect((await screen.findByText(/Made by Schedule/)).textContent).toMatch(/22:15.*times of Asia\/Tokyo/)
})

test('what cannot be read is reported, with a way to try again', async () => {
  const user = userEvent.setup()
  const away = () => {
    throw new Refusal('call.database_down')
  }
  server.on(reports.choices, away)
  await open(<ReportsPage />, { grants })
  await user.click(await screen.findByRole('button', { name: 'Make report' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByRole('alert')).toBeTruthy()
  server.on(reports.choices, () => ({ today: '2026-03-03', shifts: ['early'] }))
  await user.click(sheet.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('combobox', { name: 'Report of' })).toBeTruthy()
})

test('a schedule whose recipients cannot be read shows it', async () => {
  const user = userEvent.setup()
  server.on(reports.recipients, () => {
    throw new Refusal('call.database_down')
  })
  await open(<ReportsPage />, { grants })
  await user.click(await screen.findByRole('button', { name: 'Schedule' }))
  await user.click(await screen.findByRole('button', { name: 'Schedule: Shift' }))
  expect(await within(await screen.findByRole('dialog')).findByRole('alert')).toBeTruthy()
})
