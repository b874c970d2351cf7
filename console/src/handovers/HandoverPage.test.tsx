import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { refuse } from '@takt/contract/errors.ts'
import { type Handover, handovers, type Signed } from '@takt/contract/handovers.ts'
import { open, pretend } from '~/testing/open.tsx'
import HandoverPage from './HandoverPage.tsx'

const server = pretend()
const grants = { handover: 'edit' } as const
const key = { day: '2026-03-02', shiftName: 'early' }
const shown: Handover = {
  ...key,
  today: '2026-03-02',
  start: '2026-03-02T05:00:00Z',
  end: '2026-03-02T13:00:00Z',
  shifts: [{ shiftName: 'early', start: '2026-03-02T05:00:00Z', end: '2026-03-02T13:00:00Z' }],
  content: {
    asOf: '2026-03-02T12:30:00Z',
    made: 412,
    ng: 3,
    okRate: 0.99,
    target: 480,
    gap: -40,
    oee: null,
    reasons: [],
    losses: [
      {
        stopCause: 'starved',
        lossType: 'organizational',
        causeStation: 'S20',
        alarmCode: null,
        length: 600_000,
        parts: 2,
        lostPieces: 20,
      },
    ],
    orders: [],
    openCalls: [
      {
        id: 1,
        stationNumber: 'S10',
        lossType: 'equipment',
        message: 'Feeder jams',
        calledAt: '2026-03-02T12:00:00Z',
      },
    ],
    longestCalls: [],
    openSignals: [],
    checks: [],
    unitsOnHold: 2,
    openFailures: 1,
  },
  notes: [],
  signed: null,
}
const sent = (path: string) =>
  server.called.filter((call) => call.path.includes(path)).map(({ body }) => body)

beforeEach(() => {
  server.called.length = 0
  server.on(handovers.of, () => shown)
  server.on(handovers.give, () => ({}) as Signed)
})

test('in its last hour the shift is handed over as it is shown, after a question', async () => {
  const user = userEvent.setup()
  await open(<HandoverPage />, { grants })
  expect(await screen.findByText('412')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Open calls' })).getByText(/Feeder jams/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hand over' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Hand over' }))
  await waitFor(() => expect(sent('handovers/give')).toMatchObject([key]))
})

test('before its last hour it cannot be handed over, and the button shows from when on', async () => {
  server.on(handovers.of, () => ({ ...shown, content: { ...shown.content, asOf: '2026-03-02T11:00:00Z' } }))
  await open(<HandoverPage />, { grants })
  const give = await screen.findByRole('button', { name: 'Hand over' })
  expect(give.getAttribute('aria-disabled')).toBe('true')
})

test('given, it waits for who takes it, and takes no more notes', async () => {
  const signed = {
    givenBy: 'ana',
    givenAt: '2026-03-02T12:55:00Z',
    takenBy: null,
    takenAt: null,
    remark: null,
  }
  server.on(handovers.of, () => ({ ...shown, signed }))
  await open(<HandoverPage />, { grants })
  const take = await screen.findByRole('button', { name: 'Take over' })
  expect(take.getAttribute('aria-disabled')).not.toBe('true')
  expect(screen.getByRole('button', { name: 'Add note' }).getAttribute('aria-disabled')).toBe('true')
})

test('who handed the line over does not take it', async () => {
  const given = { givenBy: 'anna', givenAt: '2026-03-02T12:55:00Z' }
  server.on(handovers.of, () => ({
    ...shown,
    signed: { ...given, takenBy: null, takenAt: null, remark: null },
  }))
  await open(<HandoverPage />, { grants })
  const take = await screen.findByRole('button', { name: 'Take over' })
  expect(take.getAttribute('aria-disabled')).toBe('true')
})

test('a shift that is behind is marked with the sign of the boards', async () => {
  server.on(handovers.of, () => shown)
  await open(<HandoverPage />, { grants })
  expect(await screen.findByText('−40')).toBeTruthy()
})

test('the losses of the shift are listed by reason, with their time and pieces', async () => {
  server.on(handovers.of, () => shown)
  await open(<HandoverPage />, { grants })
  expect(await screen.findByText('Starved S20')).toBeTruthy()
  expect(screen.getByText('Stops: 2, 10 min lost · lost pieces: 20')).toBeTruthy()
})

test('a line without shifts leads to where they are made', async () => {
  server.on(handovers.of, () => refuse('handovers.no_work'))
  await open(<HandoverPage />, { grants: { ...grants, shiftManage: 'view' } })
  const next = await screen.findByRole('button', { name: 'Shift calendar' })
  expect(next).toHaveProperty('disabled', false)
})

test('who wrote a note, who gave the line and who took it are called by name, a deleted account by its own', async () => {
  Object.assign(server.people, { carla: 'Carla Paz', ghost: null })
  const [givenAt, takenAt] = ['2026-03-02T12:55:00Z', '2026-03-02T13:05:00Z']
  const note = { ...key, noteId: 'n', remark: 'Feeder jams', notedBy: 'ghost', notedAt: givenAt }
  server.on(handovers.of, () => ({
    ...shown,
    notes: [note],
    signed: { givenBy: 'carla', givenAt, takenBy: 'ghost', takenAt, remark: null },
  }))
  await open(<HandoverPage />, { grants })
  expect(await screen.findByText(/Carla Paz/)).toBeTruthy()
  expect(screen.getAllByText(/ghost/)).toHaveLength(2)
  expect(screen.queryByText(/carla/)).toBeNull()
})

test('an open signal is of what was measured, by name', async () => {
  const signal = {
    signalId: 's',
    stationNumber: 'S20',
    chartPart: 'location' as const,
    rule: 1,
    foundAt: shown.start,
  }
  const openSignals = [{ ...signal, resultCode: 'TORQUE', resultName: 'Tightening torque' }]
  server.on(handovers.of, () => ({ ...shown, content: { ...shown.content, openSignals } }))
  await open(<HandoverPage />, { grants })
  expect(await screen.findByText(/^Tightening torque/)).toBeTruthy()
})
