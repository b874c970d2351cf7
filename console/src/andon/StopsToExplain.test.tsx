import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type LongStop, stops } from '@takt/contract/stops.ts'
import { open, pretend } from '~/testing/open.tsx'
import { StopsToExplain } from './StopsToExplain.tsx'

const starved: LongStop = {
  stationNumber: 'S30',
  start: '2026-03-02T08:04:00.000Z',
  end: '2026-03-02T08:40:00.000Z',
  isOpen: false,
  length: 2_160_000,
  stationStatus: 'waiting',
  proposal: {
    stopCause: 'starved',
    causeStation: 'S20',
    alarmCode: null,
    lossType: 'organizational',
    causeStatus: 'down',
    causeSince: '2026-03-02T08:00:00.000Z',
  },
  explained: null,
}
const server = pretend()
let found: LongStop[] = []

beforeEach(() => {
  server.called.length = 0
  server.on(stops.list, () => ({
    stops: found,
    unexplained: found.filter(({ explained }) => !explained).length,
    unexplainedTime: 2_160_000,
  }))
  server.on(stops.explain, () => ({
    ...starved.proposal!,
    remark: null,
    explainedBy: 'anna',
    explainedAt: '2026-03-02T09:00:00.000Z',
  }))
})

test('a proposal says its evidence and is accepted with one click', async () => {
  found = [starved]
  await open(<StopsToExplain />, { grants: { lossInquiry: 'edit' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Explain stops (1)' }))
  await screen.findByText('Stops without a reason: 1 (36 min)')
  await screen.findByText(/Starved by S20: Down since .* before it on the route/)
  await userEvent.click(screen.getByRole('button', { name: 'Yes, so' }))
  await waitFor(() =>
    expect(
      server.called.filter(({ path }) => path.includes('stops/explain')).map(({ body }) => body),
    ).toMatchObject([
      { stationNumber: 'S30', start: starved.start, stopCause: 'starved', causeStation: 'S20' },
    ]),
  )
})

test('without a proposal it says so, and offers no button to accept one', async () => {
  found = [{ ...starved, proposal: null }]
  await open(<StopsToExplain />, { grants: { lossInquiry: 'edit' } })
  await userEvent.click(await screen.findByRole('button', { name: /^Explain stops/ }))
  await screen.findByText('Nothing in the plant’s history explains it')
  expect(screen.queryByRole('button', { name: 'Yes, so' })).toBeNull()
})
