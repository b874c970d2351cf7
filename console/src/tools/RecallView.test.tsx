import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type Recall, type RecallRow, recalls } from '@takt/contract/recalls.ts'
import { open, pretend } from '~/testing/open.tsx'
import { RecallView } from './RecallView.tsx'

const server = pretend()
const calibrationId = '0198f000-0000-7000-8000-000000000000'

const recall: Recall = {
  calibrationId,
  toolCode: 'G-1',
  certificateNo: 'C-2',
  calibratedAt: '2026-03-10T11:00:00.000Z',
  foundOut: true,
  goodAt: null,
  recalledValues: 7,
  units: { wouldBeNg: 2, cannotSay: 0, wouldBeOk: 0, stillNg: 0, stillOk: 5, measuredAgain: 0 },
  builtIn: 1,
  finished: 1,
  held: 0,
  cut: false,
}

test('those that would be NG are held, and what became of them is shown', async () => {
  const user = userEvent.setup()
  server.on(recalls.one, () => recall)
  server.on(recalls.values, () => ({ rows: [], next: null, total: null }))
  server.on(recalls.progress, () => ({ units: null, done: 0 }))
  server.on(recalls.hold, () => ({
    changed: 3,
    left: [{ why: 'scrapped' as const, units: 1 }],
    deeper: false,
  }))
  await open(<RecallView calibrationId={calibrationId} onBack={() => {}} />, { grants: { toolDef: 'edit' } })
  await user.click(await screen.findByRole('button', { name: 'Hold 2 that would be NG' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^Hold these units \(2\).*begins with G-1 C-2/)).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'torque')
  await user.click(dialog.getByRole('button', { name: 'Hold 2 that would be NG' }))
  await waitFor(() =>
    expect(server.called.filter(({ path }) => path.includes('recalls/hold'))).toMatchObject([
      { body: { calibrationId, which: 'wouldBeNg', reason: 'torque' } },
    ]),
  )
  expect(await screen.findByText('Put on hold: 3, 1 left as they were', {}, { timeout: 5000 })).toBeTruthy()
})

const row: RecallRow = {
  productId: calibrationId,
  productSn: 'SN-1',
  typeNo: 'GB',
  processStatus: 'finished',
  rootSn: null,
  stationNumber: 'S10',
  stepSeq: 10,
  passNo: 1,
  testTime: '2026-03-10T10:00:00.000Z',
  resultCode: 'TORQUE',
  resultName: 'Torque',
  reading: 1,
  unit: null,
  resultValue: 8.2,
  gaugeError: 0.5,
  correctedValue: 7.7,
  minValue: 8,
  maxValue: 12,
  resultStatus: 'ok',
  recallVerdict: 'wouldBeNg',
}

test('readings of one characteristic are rows of their own; an empty page that is not the last is read on', async () => {
  server.on(recalls.one, () => recall)
  server.on(recalls.values, ({ after }) =>
    after
      ? { rows: [row, { ...row, reading: 2, resultValue: 8.3 }], next: null, total: null }
      : { rows: [], next: 'on', total: null },
  )
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  await open(<RecallView calibrationId={calibrationId} onBack={() => {}} />, { grants: { toolDef: 'view' } })
  const grid = await screen.findByRole('grid')
  expect(within(grid).getByText('8.2')).toBeTruthy()
  expect(within(grid).getByText('8.3')).toBeTruthy()
  expect(errors.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([])
  errors.mockRestore()
})

test('of a recall too long to be counted all is held, and the figures mark it', async () => {
  const units = { ...recall.units, wouldBeNg: 0 }
  server.on(recalls.one, () => ({ ...recall, cut: true, units }))
  server.on(recalls.values, () => ({ rows: [], next: null, total: null }))
  await open(<RecallView calibrationId={calibrationId} onBack={() => {}} />, { grants: { toolDef: 'edit' } })
  const hold = await screen.findByRole('button', { name: 'Hold 0+ that would be NG' })
  expect(hold.getAttribute('aria-disabled')).not.toBe('true')
  expect(screen.getByRole('alert').textContent).toMatch(/Holding takes them all/)
})
