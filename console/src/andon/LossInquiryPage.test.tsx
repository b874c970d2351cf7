import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { en } from '@takt/contract/locales/en/words.ts'
import { type AndonCall, andon } from '@takt/contract/andon.ts'
import { stops } from '@takt/contract/stops.ts'
import { stations } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import LossInquiryPage from './LossInquiryPage.tsx'

const called: AndonCall = {
  id: 7,
  lineNumber: 'L1',
  stationNumber: 'S10',
  lossType: 'mass',
  message: 'feeder jammed',
  level: 'B',
  levelAt: '2026-03-02T08:15:00Z',
  stopsLine: false,
  stopsAt: null,
  faultReports: 0,
  callState: 'called',
  calledAt: '2026-03-02T08:00:00Z',
  calledBy: 'anna',
  arrivedAt: null,
  arrivedBy: null,
  ownedAt: null,
  ownedBy: null,
  solvedAt: null,
  solvedBy: null,
  endedAt: null,
  endedBy: null,
  reason: null,
  period: 12,
}
const server = pretend()
const sent = () => server.called.filter(({ path }) => path.includes('andon/move')).map(({ body }) => body)
let rows = [called]

beforeEach(() => {
  server.called.length = 0
  rows = [called]
  server.on(andon.list, () => ({ rows, total: rows.length }))
  server.on(andon.move, () => ({ ...called, callState: 'arrived' as const }))
  server.on(stations.names, () => [])
  server.on(stops.list, () => ({ stops: [], unexplained: 0, unexplainedTime: 0 }))
})

test('who comes takes the call over with one answer', async () => {
  await open(<LossInquiryPage />, { grants: { lossInquiry: 'edit' } })
  await screen.findByText('Quality')
  await userEvent.click(screen.getByRole('button', { name: 'I am coming' }))
  const question = await screen.findByRole('dialog')
  within(question).getByText(/from S10/)
  await userEvent.click(within(question).getByRole('button', { name: 'I am coming' }))
  await waitFor(() => expect(sent()).toMatchObject([{ id: 7, move: 'arrive' }]))
})

test('a call somebody has come for is solved next, not taken over again', async () => {
  rows = [{ ...called, callState: 'arrived', arrivedBy: 'ben' }]
  await open(<LossInquiryPage />, { grants: { lossInquiry: 'edit' } })
  await screen.findByRole('button', { name: 'Solved' })
  expect(screen.queryByRole('button', { name: 'I am coming' })).toBeNull()
})

test('a fault that was reported at the machine is shown as such, with its text', async () => {
  const reported = { ...called, faultReports: 2 }
  rows = [reported]
  const at = '2026-03-02T08:01:00Z'
  server.on(andon.record, () => ({
    call: reported,
    levels: [],
    parts: [],
    faultNotes: [
      { at, name: 'Maria', text: 'oil under the press' },
      { at, name: null, text: 'still dripping' },
    ],
  }))
  await open(<LossInquiryPage />, { grants: { lossInquiry: 'edit' }, at: '/?call=7' })
  await screen.findByText('Maria (as they say): oil under the press')
  screen.getByText('still dripping')
  screen.getByText('Reported with the QR code')
})

test('the record of a call shows who was notified when, and what was skipped', async () => {
  const level = { callId: 7, reminder: 0, dueAt: '2026-03-02T08:05:00Z', toldAt: '2026-03-02T08:16:00Z' }
  const ann = { userName: 'ann', name: 'Ann', cardId: null }
  server.on(andon.record, () => ({
    call: called,
    faultNotes: [],
    parts: [],
    levels: [
      { ...level, level: 'A' as const, outcome: 'skipped' as const, people: [] },
      { ...level, level: 'B' as const, outcome: 'told' as const, people: [ann] },
    ],
  }))
  await open(<LossInquiryPage />, { grants: { lossInquiry: 'edit' }, at: '/?call=7' })
  await screen.findByText('Level B: Ann')
  screen.getByText('Level A skipped: a later one was due already')
  screen.getByText('Called by anna')
})

const withoutRule = async (grants: Record<string, 'edit'>) => {
  server.on(andon.watch, () => ({ quiet: null, lateSince: null, lampTests: [], hasRules: false }))
  await open(<LossInquiryPage />, { grants: { lossInquiry: 'edit', ...grants } })
  return within((await screen.findByText(en.andon.noRules, { exact: false })).closest('p')!)
}

test('a line without a rule in use shows it where calls are made: to whoever may make rules with the way to them', async () => {
  const page = await withoutRule({ ampereLampSetting: 'edit' })
  page.getByRole('link', { name: en.page.ampereLampSetting })
})

test('… and to anybody else with who makes them', async () => {
  const page = await withoutRule({})
  page.getByText(en.andon.adminAdds, { exact: false })
})

test('whoever called, came and took over is called by name: in the row, in the record, in the question', async () => {
  Object.assign(server.people, { carla: 'Carla Paz', dora: 'Dora Kim', emil: 'Emil Ott' })
  const who = { calledBy: 'carla', arrivedBy: 'dora', arrivedAt: called.calledAt }
  const call = { ...called, ...who, callState: 'arrived' as const, ownedBy: 'emil', ownedAt: called.calledAt }
  rows = [call]
  server.on(andon.record, () => ({ call, levels: [], parts: [], faultNotes: [] }))
  await open(<LossInquiryPage />, { grants: { lossInquiry: 'edit' }, at: '/?call=7' })
  await screen.findByText('Called by Carla Paz')
  expect((await screen.findByText('Carla Paz')).title).toBe('carla')
  const record = within(screen.getByRole('dialog'))
  record.getByText(/Emil Ott/)
  await userEvent.click(record.getByRole('button', { name: en.andon.takeOver }))
  expect(await screen.findByText(/from Emil Ott|Emil Ott.*S10|S10.*Emil Ott/)).toBeTruthy()
  expect(screen.queryByText(/emil|dora|carla/)).toBeNull()
})
