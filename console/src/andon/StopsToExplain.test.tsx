import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type LongStop, type StopPart, type StopReasonSum, stops } from '@takt/contract/stops.ts'
import { open, pretend } from '~/testing/open.tsx'
import { StopsToExplain } from './StopsToExplain.tsx'
import { inQuestion } from '~/testing/question.ts'

const starved: LongStop = {
  stationNumber: 'S30',
  start: '2026-03-02T08:04:00.000Z',
  end: '2026-03-02T08:40:00.000Z',
  isOpen: false,
  length: 2_160_000,
  lostPieces: 72,
  stationStatus: 'waiting',
  parts: [
    {
      start: '2026-03-02T08:04:00.000Z',
      end: '2026-03-02T08:40:00.000Z',
      length: 2_160_000,
      lostPieces: 72,
      proposal: {
        stopCause: 'starved',
        causeStation: 'S20',
        alarmCode: null,
        lossType: 'organizational',
        causeStatus: 'down',
        causeSince: '2026-03-02T08:00:00.000Z',
      },
      explained: null,
    },
  ],
}
const [whole] = starved.parts as [StopPart]
const server = pretend()
let found: LongStop[] = []

const queriesTo = (path: string) =>
  server.called.filter((one) => one.path.includes(path)).map(({ body }) => body)

beforeEach(() => {
  server.called.length = 0
  server.on(stops.list, () => ({
    stops: found,
    unexplained: found.filter(({ parts }) => parts.some(({ explained }) => !explained)).length,
    unexplainedTime: 2_160_000,
  }))
  server.on(stops.explain, () => ({
    ...whole.proposal!,
    remark: null,
    explainedBy: 'anna',
    explainedAt: '2026-03-02T09:00:00.000Z',
  }))
})

test('a proposal shows its evidence and is accepted with one click', async () => {
  found = [starved]
  await open(<StopsToExplain />, { grants: { lossInquiry: 'edit' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Explain stops (1)' }))
  await screen.findByText('Stops without a reason: 1 (36 min)')
  await screen.findByText(/Starved by S20: Down since .* before it on the route/)
  await userEvent.click(screen.getByRole('button', { name: 'Accept reason' }))
  await waitFor(() =>
    expect(
      server.called.filter(({ path }) => path.includes('stops/explain')).map(({ body }) => body),
    ).toMatchObject([
      { stationNumber: 'S30', start: starved.start, stopCause: 'starved', causeStation: 'S20' },
    ]),
  )
})

test('without a proposal the sheet shows it, and offers no button to accept one', async () => {
  found = [{ ...starved, parts: [{ ...whole, proposal: null }] }]
  await open(<StopsToExplain />, { grants: { lossInquiry: 'edit' } })
  await userEvent.click(await screen.findByRole('button', { name: /^Explain stops/ }))
  await screen.findByText('Nothing in the plant’s history explains it')
  expect(screen.queryByRole('button', { name: 'Accept reason' })).toBeNull()
})

const halves: StopPart[] = [
  { ...whole, end: '2026-03-02T08:10:00.000Z', length: 360_000, lostPieces: 12 },
  { ...whole, start: '2026-03-02T08:10:00.000Z', length: 1_800_000, lostPieces: 60, proposal: null },
]

test('a part is split at a time, and merged again with the one before it', async () => {
  found = [{ ...starved, parts: halves }]
  server.on(stops.split, () => ({}))
  server.on(stops.merge, () => ({}))
  await open(<StopsToExplain />, { grants: { lossInquiry: 'edit' } })
  await userEvent.click(await screen.findByRole('button', { name: /^Explain stops/ }))
  await screen.findByText('Lost pieces: 72')
  await screen.findByText('Lost pieces: 60')
  expect(screen.getAllByRole('button', { name: 'Merge with the part before' })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Merge with the part before' }))
  await userEvent.click(inQuestion().getByRole('button', { name: 'Merge with the part before' }))
  await waitFor(() => expect(queriesTo('stops/merge')).toMatchObject([{ start: halves[1]!.start }]))
  await userEvent.click(screen.getAllByRole('button', { name: 'Split' })[1]!)
  await userEvent.click((await screen.findAllByRole('button', { name: 'Split' })).at(-1)!)
  await waitFor(() =>
    expect(queriesTo('stops/split')).toMatchObject([
      { stationNumber: 'S30', start: halves[1]!.start, splitAt: '2026-03-02T08:25:00.000Z' },
    ]),
  )
})

test('the reasons are listed by time or by number, with their share of the whole', async () => {
  const none = { causeStation: null, alarmCode: null, lostPieces: null } as const
  const reasons: StopReasonSum[] = [
    { ...none, stopCause: 'other', lossType: 'process', length: 3_000_000, parts: 1 },
    { ...none, stopCause: null, lossType: null, length: 1_000_000, parts: 3 },
  ]
  server.on(stops.reasons, () => ({
    from: '2026-03-01T00:00:00.000Z',
    to: '2026-03-03T00:00:00.000Z',
    length: 4_000_000,
    parts: 4,
    reasons,
  }))
  await open(<StopsToExplain />, { grants: { lossInquiry: 'edit' } })
  await userEvent.click(await screen.findByRole('button', { name: /^Explain stops/ }))
  await userEvent.click(await screen.findByText('Reasons of the stops'))
  const rows = async () => (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent)
  expect(await rows()).toEqual(['Process50 min1–75.0%', 'No reason yet16 min 40 sec3–100.0%'])
  await userEvent.click(screen.getByText('By number'))
  expect(await rows()).toEqual(['No reason yet16 min 40 sec3–75.0%', 'Process50 min1–100.0%'])
})

test('a first reason replaces none and needs no why; a correction requires one, before it is sent', async () => {
  const given = {
    stopCause: 'other' as const,
    causeStation: null,
    alarmCode: null,
    lossType: 'process' as const,
    remark: null,
    explainedBy: 'anna',
    explainedAt: '2026-03-02T09:00:00.000Z',
  }
  const sheet = async (part: StopPart, button: string) => {
    found = [{ ...starved, parts: [part] }]
    const { unmount } = await open(<StopsToExplain />, { grants: { lossInquiry: 'edit' } })
    await userEvent.click(await screen.findByRole('button', { name: /^Explain stops/ }))
    await userEvent.click(await screen.findByRole('button', { name: button }))
    await screen.findByText(`${button}: S30`)
    const why = screen.queryByLabelText(/Reason for the correction/)?.getAttribute('aria-required')
    unmount()
    return why
  }
  expect(await sheet({ ...whole, proposal: null }, 'Give the reason')).toBeUndefined()
  expect(await sheet({ ...whole, explained: given }, 'Another reason')).toBe('true')
})
