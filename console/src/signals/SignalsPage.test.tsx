import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { type SignalRow, signals } from '@takt/contract/signals.ts'
import { stations } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import { beOnTelephone } from '~/testing/telephone.ts'
import SignalsPage from './SignalsPage.tsx'

const signal: SignalRow = {
  lineNumber: 'L1',
  signalId: '0199c0de-0000-7000-8000-000000000001',
  limitsId: '0199c0de-0000-7000-8000-000000000002',
  stationNumber: 'S20',
  attributeKind: null,
  sampleBy: null,
  colSetId: 'SET',
  colSetVersion: 1,
  resultCode: 'TORQUE',
  resultName: 'Tightening torque',
  typeNo: null,
  signalReaction: 'holdStation',
  chartPart: 'location',
  rule: 1,
  pointTime: '2026-03-02T08:00:00Z',
  pointValue: 12.3,
  productSn: 'SN-1',
  foundAt: '2026-03-02T08:00:01Z',
  signalCause: null,
  signalAction: null,
  remark: null,
  answeredBy: null,
  answeredAt: null,
}
const server = pretend()

beforeEach(() => {
  server.called.length = 0
  server.on(signals.list, () => ({ rows: [signal], total: 1 }))
  server.on(signals.causes, () => ({
    causes: [{ signalCause: 'material' as const, signals: 3, reached: 1 }],
    unanswered: 2,
  }))
  server.on(signals.answer, () => signal)
  server.on(stations.names, () => [])
})

test('a signal shows what it holds, and is answered with cause and action', async () => {
  const user = userEvent.setup()
  await open(<SignalsPage />, { grants: { signals: 'edit' } })
  expect(await screen.findByText('Hold the station')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Answer' }))
  const sheet = within((await screen.findAllByRole('dialog')).at(-1)!)
  await user.click(sheet.getByRole('combobox', { name: 'Cause found' }))
  await user.click(await screen.findByTitle('Machine'))
  await user.click(sheet.getByRole('combobox', { name: 'Action taken' }))
  await user.click(await screen.findByTitle('Adjusted'))
  await user.click(sheet.getByRole('button', { name: 'Answer' }))
  await waitFor(() =>
    expect(server.called.find(({ path }) => path.includes('signals/answer'))?.body).toMatchObject({
      signalId: signal.signalId,
      signalCause: 'machine',
      signalAction: 'adjusted',
    }),
  )
})

test('one that is answered offers no other answer in its row, and says why not in its menu', async () => {
  const user = userEvent.setup()
  server.on(signals.list, () => ({ rows: [{ ...signal, answeredBy: 'Ana' }], total: 1 }))
  await open(<SignalsPage />, { grants: { signals: 'edit' } })
  const more = await screen.findByRole('button', { name: /More|Actions/ })
  expect(screen.queryByRole('button', { name: /^Answer/ })).toBeNull()
  await user.click(more)
  const answer = await screen.findByRole('button', { name: /^Answer/ })
  expect(answer.getAttribute('aria-disabled')).toBe('true')
})

test('causes are listed with their share; what has no answer is counted apart, and is listed by a press', async () => {
  const user = userEvent.setup()
  await open(<SignalsPage />, { grants: { signals: 'edit' } })
  await user.click(await screen.findByRole('button', { name: 'Show as table' }))
  expect(await screen.findByRole('row', { name: /^Material 3 100/ })).toBeTruthy()
  server.called.length = 0
  await user.click(screen.getByRole('button', { name: 'Without an answer: 2' }))
  await waitFor(() =>
    expect(server.called.find(({ path }) => path.includes('signals/list'))?.body).toMatchObject({
      answered: false,
    }),
  )
})

test('what was measured is called by name, with its code; a chart of counts by what it counts', async () => {
  const counted = { ...signal, signalId: 'b', resultCode: 'p', resultName: null, attributeKind: 'p' as const }
  server.on(signals.list, () => ({
    rows: [signal, { ...counted, colSetId: null, colSetVersion: null }],
    total: 2,
  }))
  server.on(signals.one, () => signal)
  const { unmount } = await open(<SignalsPage />, { grants: { signals: 'edit' } })
  expect(await screen.findByText('Tightening torque (TORQUE)')).toBeTruthy()
  expect(screen.getByText('p · share of NG passes')).toBeTruthy()
  unmount()
  await open(<SignalsPage />, { grants: { signals: 'edit' }, at: `/?signal=${signal.signalId}` })
  const record = within(await screen.findByRole('dialog'))
  expect(await record.findByText('Tightening torque (TORQUE)')).toBeTruthy()
  expect(record.getByText('S20 · Tightening torque (TORQUE)')).toBeTruthy()
})

test('on a telephone its two lines have the name alone', async () => {
  beOnTelephone()
  await open(<SignalsPage />, { grants: { signals: 'edit' } })
  expect(await screen.findByText(/Tightening torque/)).toBeTruthy()
  expect(screen.queryByText(/TORQUE/)).toBeNull()
  vi.restoreAllMocks()
})
