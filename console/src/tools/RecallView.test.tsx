import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { recalls } from '@takt/contract/recalls.ts'
import { open, pretend } from '~/testing/open.tsx'
import { RecallView } from './RecallView.tsx'

const server = pretend()
const calibrationId = '0198f000-0000-7000-8000-000000000000'

test('those that would be NG are held, and what became of them is said', async () => {
  const user = userEvent.setup()
  server.on(recalls.one, () => ({
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
  }))
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
  expect(dialog.getByText(/begins with G-1 C-2/)).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'torque')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  await waitFor(() =>
    expect(server.called.filter(({ path }) => path.includes('recalls/hold'))).toMatchObject([
      { body: { calibrationId, which: 'wouldBeNg', reason: 'torque' } },
    ]),
  )
  expect(
    await screen.findByText('3 units are on hold, 1 left as they were', {}, { timeout: 5000 }),
  ).toBeTruthy()
})
