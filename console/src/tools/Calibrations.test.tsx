import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type CalibrationRow, calibrations } from '@takt/contract/calibrations.ts'
import { refuse } from '@takt/contract/errors.ts'
import { open, pretend } from '~/testing/open.tsx'
import { Calibrations } from './Calibrations.tsx'
import { die } from './testing-tool.ts'

const server = pretend()
const calibration: CalibrationRow = {
  lineNumber: 'L1',
  calibrationId: '0198f000-0000-7000-8000-000000000000',
  toolCode: 'DIE-1',
  resultCodes: [],
  calibrationKind: 'calibration',
  calibratedAt: '2026-03-10T11:00:00.000Z',
  calibratedBy: 'Lab',
  certificateNo: 'C-2',
  fileId: null,
  fileName: null,
  points: [{ resultCode: null, reference: 10, tolerance: 0.1, asFound: 19, asLeft: 10 }],
  calibrationResult: 'adjusted',
  foundOut: true,
  calibrationNote: null,
  recordedAt: '2026-03-10T12:00:00.000Z',
  recordedBy: 'Somebody',
  withdrawnAt: null,
  withdrawnBy: null,
  withdrawnReason: null,
}

test('calibrations that cannot be read are not shown as none', async () => {
  const user = userEvent.setup()
  server.on(calibrations.list, () => refuse('record.unknown'))
  await open(<Calibrations tool={{ ...die, calibrationDays: 365 }} />, { grants: { toolDef: 'edit' } })
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
  expect(screen.queryByText('This gauge was never calibrated.')).toBeNull()
  server.on(calibrations.list, () => [])
  await user.click(again)
  expect(await screen.findByText('This gauge was never calibrated.')).toBeTruthy()
})

test('a calibration is withdrawn with a reason, and shows who did and why', async () => {
  const user = userEvent.setup()
  server.on(calibrations.list, () => [calibration])
  server.on(calibrations.withdraw, ({ reason }) => {
    const gone = { ...calibration, withdrawnAt: '2026-03-11T08:00:00.000Z', withdrawnBy: 'Eve' }
    server.on(calibrations.list, () => [{ ...gone, withdrawnReason: reason }])
    return { ...gone, withdrawnReason: reason }
  })
  await open(<Calibrations tool={{ ...die, calibrationDays: 365 }} />, { grants: { toolDef: 'edit' } })
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'typed wrongly')
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Withdrawn by Eve: typed wrongly')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Recall units' })).toBeNull()
})
