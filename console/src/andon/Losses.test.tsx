import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import type { Loss, LossSum } from '@takt/contract/losses.ts'
import { stations } from '@takt/contract/stations.ts'
import { type LongStop, stops } from '@takt/contract/stops.ts'
import { open, pretend } from '~/testing/open.tsx'
import { beOnTelephone } from '~/testing/telephone.ts'
import { barsOfLosses } from './loss-bars.ts'
import LossInquiryPage from './LossInquiryPage.tsx'

const stop: Loss = {
  lossSource: 'stop',
  stationNumber: 'S20',
  startTime: '2026-03-02T08:00:00.000Z',
  endTime: '2026-03-02T08:30:00.000Z',
  isOpen: false,
  lossType: null,
  stopCause: null,
  causeStation: null,
  alarmCode: null,
  remark: null,
  explainedBy: null,
  duration: 1800,
  lostTime: 1800,
  lostPieces: 60,
  callId: null,
}
const found: LongStop = {
  stationNumber: 'S20',
  start: stop.startTime,
  end: stop.endTime,
  length: 1_800_000,
  lostPieces: 60,
  isOpen: false,
  stationStatus: 'down',
  parts: [
    {
      start: stop.startTime,
      end: stop.endTime,
      length: 1_800_000,
      lostPieces: 60,
      proposal: null,
      explained: null,
    },
  ],
}
const sum = (over: Partial<LossSum>): LossSum => ({
  stationNumber: 'S20',
  lossSource: 'stop',
  lossType: null,
  stopCause: null,
  causeStation: null,
  alarmCode: null,
  lostPieces: 0,
  losses: 1,
  length: 60_000,
  ...over,
})
const server = pretend()
const lastQuery = (name: string) =>
  server.called.filter(({ path }) => path.includes(name)).map(({ body }) => body)

beforeEach(() => {
  server.called.length = 0
  server.on(andon.list, () => ({ rows: [], total: 0 }))
  server.on(andon.watch, () => ({ quiet: null, lateSince: null, lampTests: [], hasRules: true }))
  server.on(stations.names, () => [])
  server.on(stops.list, () => ({ stops: [found], unexplained: 1, unexplainedTime: 1_800_000 }))
  server.on(stops.losses, () => ({ rows: [stop], total: 1 }))
  server.on(stops.lossSums, () => ({
    from: stop.startTime,
    to: stop.endTime,
    sums: [sum({ length: 1_800_000 })],
  }))
})

test('the row of a stop opens the stop, which is explained there', async () => {
  await open(<LossInquiryPage />, { grants: { lossInquiry: 'edit' }, at: '/?view=losses' })
  await userEvent.click(await screen.findByText('S20'))
  await screen.findByText(en.stops.give)
  expect(lastQuery('stops/list').at(-1)).toMatchObject({
    from: stop.startTime,
    to: '2026-03-02T08:00:00.001Z',
  })
})

test('losses are not requested while the calls are shown', async () => {
  await open(<LossInquiryPage />, { grants: { lossInquiry: 'edit' } })
  await screen.findByText(en.andon.listEmpty)
  expect(lastQuery('stops/losses')).toEqual([])
})

test('a solved call is split where its record shows what kind of loss it was', async () => {
  const at = (minutes: number) => new Date(Date.parse(stop.startTime) + minutes * 60_000).toISOString()
  server.on(andon.record, () => ({
    call: {
      id: 7,
      lineNumber: 'L1',
      stationNumber: 'S10',
      lossType: 'equipment' as const,
      message: null,
      level: null,
      levelAt: null,
      stopsLine: false,
      stopsAt: null,
      faultReports: 0,
      callState: 'solved' as const,
      calledAt: at(0),
      calledBy: 'anna',
      arrivedAt: at(1),
      arrivedBy: 'ben',
      ownedAt: null,
      ownedBy: null,
      solvedAt: at(60),
      solvedBy: 'ben',
      endedAt: null,
      endedBy: null,
      reason: null,
      period: 60,
    },
    levels: [],
    faultNotes: [],
    parts: [
      {
        start: at(0),
        end: at(60),
        lossType: 'equipment' as const,
        remark: null,
        explainedBy: null,
        explainedAt: null,
      },
    ],
  }))
  server.on(andon.split, () => ({}))
  await open(<LossInquiryPage />, { grants: { lossInquiry: 'edit' }, at: '/?call=7' })
  await userEvent.click(await screen.findByRole('button', { name: en.stops.split }))
  await screen.findByText('Split the call from S10')
  await userEvent.click(screen.getByLabelText(/Loss type from then on/))
  await userEvent.click(await screen.findByTitle('Process'))
  await userEvent.type(screen.getByLabelText(/Note|Remark/), 'wrong recipe')
  await userEvent.click(screen.getAllByRole('button', { name: en.stops.split }).at(-1)!)
  await waitFor(() =>
    expect(lastQuery('andon/split')).toMatchObject([
      { id: 7, start: at(0), splitAt: at(30), lossType: 'process', remark: 'wrong recipe' },
    ]),
  )
})

test('losses are grouped by reason, station or type, the heaviest first, what is too much in one bar', () => {
  const many = Array.from({ length: 12 }, (_, place) =>
    sum({ stationNumber: `S${place}`, length: (place + 1) * 1000 }),
  )
  const bars = barsOfLosses(many, { by: 'stationNumber', measure: 'length' }, en)
  expect(bars.map(({ name }) => name)).toEqual([
    'S11',
    'S10',
    'S9',
    'S8',
    'S7',
    'S6',
    'S5',
    'S4',
    en.andon.others,
  ])
  expect(bars.reduce((all, { length }) => all + length, 0)).toBe(78_000)
  expect(bars.at(-1)!.filter).toBeNull()
  const mixed = [
    sum({ lossType: 'mass', lossSource: 'call', losses: 3 }),
    sum({ lossType: 'mass', stopCause: 'other', length: 90_000 }),
    sum({ length: 30_000 }),
  ]
  const of = (by: 'reason' | 'lossType', measure: 'length' | 'losses') =>
    barsOfLosses(mixed, { by, measure }, en).map(({ name, filter }) => [name, filter])
  expect(of('reason', 'losses')).toEqual([
    ['Call: Quality', { lossSource: 'call', lossType: 'mass' }],
    ['Quality', { lossSource: 'stop', lossType: 'mass' }],
    [en.stops.noReason, null],
  ])
  expect(of('lossType', 'length')).toEqual([
    ['Quality', { lossType: 'mass' }],
    [en.stops.noReason, null],
  ])
})

test('on a telephone a row shows how much was lost', async () => {
  beOnTelephone()
  await open(<LossInquiryPage />, { grants: { lossInquiry: 'edit' }, at: '/?view=losses' })
  const row = (await screen.findByText('S20')).closest('li')!
  expect(row.textContent).toContain('30 min')
  vi.restoreAllMocks()
})
