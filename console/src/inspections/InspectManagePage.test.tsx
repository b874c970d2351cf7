import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FollowUp } from '@takt/contract/check-follow-ups.ts'
import { inspections, type InspectionRecord } from '@takt/contract/inspections.ts'
import { stations } from '@takt/contract/stations.ts'
import { aDueCheck } from '~/testing/due-check.ts'
import { open, pretend } from '~/testing/open.tsx'
import InspectManagePage from './InspectManagePage.tsx'

const air = aDueCheck({ checkState: 'late' })
const guard = aDueCheck({ itemCode: 'GUARD', textEn: 'Guard closed', measured: false })
const torn: FollowUp = {
  lineNumber: 'L1',
  recordId: 3,
  itemCode: 'BELT',
  stationNumber: 'S10',
  followUpState: 'open',
  foundAt: '2026-03-02T08:00:00Z',
  foundBy: 'ana',
  resultValue: null,
  remark: 'torn',
  picture: null,
  callId: 7,
  workDone: null,
  doneBy: null,
  doneAt: null,
  closedAt: null,
}
const server = pretend()
const grants = { inspectManage: 'edit' } as const
const sent = (path: string) =>
  server.called.filter((call) => call.path.includes(path)).map(({ body }) => body)

beforeEach(() => {
  server.called.length = 0
  server.on(inspections.due, () => ({ rows: [air, guard], total: 2 }))
  server.on(inspections.record, () => ({}) as InspectionRecord)
  server.on(stations.names, () => [])
})

test('what is late is marked, and a value is recorded from its row', async () => {
  const user = userEvent.setup()
  await open(<InspectManagePage />, { grants })
  expect(await screen.findByText('Air pressure')).toBeTruthy()
  expect(screen.getByRole('gridcell', { name: 'Late' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Record AIR' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.queryByLabelText(/Result/)).toBeNull()
  await user.type(sheet.getByLabelText(/Value/), '6.2')
  await user.click(sheet.getByRole('button', { name: 'Record' }))
  await waitFor(() =>
    expect(sent('inspections/record')).toMatchObject([{ itemCode: 'AIR', resultValue: 6.2 }]),
  )
})

test('a row opens what is recorded of its check', async () => {
  const user = userEvent.setup()
  await open(<InspectManagePage />, { grants })
  await user.click(await screen.findByText('Air pressure'))
  expect(await screen.findByText('Record AIR', { selector: 'div,h1,h2,span' })).toBeTruthy()
})

test('what is not measured requires OK or NG', async () => {
  const user = userEvent.setup()
  await open(<InspectManagePage />, { grants })
  await user.click(await screen.findByRole('button', { name: 'Record GUARD' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByLabelText(/Result/)).toBeTruthy()
  expect(sheet.queryByLabelText(/Value/)).toBeNull()
})

test('what was found NG is followed up: its call is a link, and what was done is recorded', async () => {
  const user = userEvent.setup()
  server.on(inspections.followUps, () => ({ rows: [torn], total: 1 }))
  server.on(inspections.repair, () => torn)
  await open(<InspectManagePage />, { grants: { ...grants, lossInquiry: 'view' }, at: '/?view=followUps' })
  expect((await screen.findByRole('link', { name: 'Call 7' })).getAttribute('href')).toContain('call=7')
  await user.click(screen.getByRole('button', { name: 'What was done about BELT' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.type(sheet.getByLabelText(/What was done/), 'Belt exchanged')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('inspections/repair')).toMatchObject([{ recordId: 3, workDone: 'Belt exchanged' }]),
  )
})

test('a measured check opens as a chart with its limits', async () => {
  const user = userEvent.setup()
  server.on(inspections.trend, () => ({
    resultUnit: 'bar',
    lowerSpecLimit: 5,
    upperSpecLimit: 7,
    limits: { mean: 6, lower: 5.8, upper: 6.2 },
    points: [
      {
        id: 1,
        recordedAt: '2026-03-02T08:00:00Z',
        recordedBy: 'ana',
        resultValue: 6.3,
        resultStatus: 'ok' as const,
        broken: 1,
      },
    ],
  }))
  await open(<InspectManagePage />, { grants })
  await user.click((await screen.findAllByRole('button', { name: 'Actions' }))[0]!)
  await user.click(await screen.findByText('Chart of AIR'))
  expect(await screen.findByText(/Mean 6, control limits 5.8 to 6.2/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(screen.getByRole('cell', { name: '6.3\u00a0bar' })).toBeTruthy()
})

test('what becomes due while the page is open appears by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    server.on(inspections.due, () => ({ rows: [guard], total: 1 }))
    await open(<InspectManagePage />, { grants })
    expect(await screen.findByText('Guard closed')).toBeTruthy()
    server.on(inspections.due, () => ({ rows: [air, guard], total: 2 }))
    vi.advanceTimersByTime(30_000)
    expect(await screen.findByText('Air pressure')).toBeTruthy()
  } finally {
    vi.useRealTimers()
  }
})

test('who checked and who corrected it are called by name', async () => {
  Object.assign(server.people, { carla: 'Carla Paz', dora: 'Dora Kim' })
  const record: InspectionRecord = {
    lineNumber: 'L1',
    id: 3,
    itemCode: 'AIR',
    stationNumber: 'S10',
    dueAt: null,
    resultStatus: 'ok',
    resultValue: 6.1,
    remark: null,
    recordedAt: '2026-03-02T08:00:00Z',
    recordedBy: 'carla',
    picture: null,
    signedBy: null,
    recordedLate: false,
    corrects: 2,
    correctedAt: '2026-03-02T08:10:00Z',
    correctedBy: 'dora',
    reason: 'typed wrongly',
    superseded: false,
    tooFast: false,
  }
  server.on(inspections.records, () => ({ rows: [record], total: 1 }))
  await open(<InspectManagePage />, { grants, at: '/?view=records' })
  expect((await screen.findByText('Carla Paz')).title).toBe('carla')
  expect(screen.getByText('Dora Kim').title).toBe('dora')
})
