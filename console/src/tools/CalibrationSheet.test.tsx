import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { calibrations } from '@takt/contract/calibrations.ts'
import { refuse } from '@takt/contract/errors.ts'
import { open, pretend } from '~/testing/open.tsx'
import { CalibrationSheet } from './CalibrationSheet.tsx'
import { die } from './testing-tool.ts'

const server = pretend()

test('a calibration is recorded point by point, and why it is refused is shown in the sheet', async () => {
  const user = userEvent.setup()
  server.called.length = 0
  server.on(calibrations.record, () => refuse('calibrations.no_gauge', { toolCode: 'DIE-1' }))
  await open(<CalibrationSheet tool={{ ...die, calibrationDays: 365 }} onClose={() => {}} />, {
    grants: { toolDef: 'edit' },
  })
  const typed = [
    ['Calibrated by', 'Lab'],
    ['Calibrated', '2026-01-05 08:00{Enter}'],
    ['Reference value', '10'],
    ['Tolerance ±', '0.3'],
    ['As found', '10.4'],
  ] as const
  for (const [name, value] of typed) await user.type(await screen.findByLabelText(name), value)
  await user.click(screen.getByRole('button', { name: 'Record calibration' }))
  await waitFor(() =>
    expect(server.called.filter(({ path }) => path.includes('calibrations/record'))).toMatchObject([
      { body: { toolCode: 'DIE-1', points: [{ reference: 10, tolerance: 0.3, asFound: 10.4 }] } },
    ]),
  )
  expect(await screen.findByText(/DIE-1 is no gauge/, {}, { timeout: 5000 })).toBeTruthy()
})

test('a value that is missing is reported where its field was left, and everywhere once it was saved', async () => {
  const user = userEvent.setup()
  await open(<CalibrationSheet tool={{ ...die, calibrationDays: 365 }} onClose={() => {}} />, {
    grants: { toolDef: 'edit' },
  })
  const red = () =>
    ['Reference value', 'Tolerance ±', 'As found'].map((name) =>
      screen.getByLabelText(name).getAttribute('aria-invalid'),
    )
  await screen.findByLabelText('Reference value')
  expect(red()).toEqual(['false', 'false', 'false'])
  await user.click(screen.getByLabelText('Reference value'))
  await user.tab()
  expect(red()).toEqual(['true', 'false', 'false'])
  await user.click(screen.getByRole('button', { name: 'Record calibration' }))
  await waitFor(() => expect(red()).toEqual(['true', 'true', 'true']))
})

test('a value of a measuring point that cannot be is reported at its field', async () => {
  const user = userEvent.setup()
  await open(<CalibrationSheet tool={{ ...die, calibrationDays: 365 }} onClose={() => {}} />, {
    grants: { toolDef: 'edit' },
  })
  const tolerance = await screen.findByLabelText('Tolerance ±')
  await user.type(tolerance, '-0.3')
  await user.tab()
  expect(await screen.findByText('positive number wanted')).toBeTruthy()
  expect(tolerance.getAttribute('aria-invalid')).toBe('true')
})

test('what is missing in a measuring point is counted with the rest, and found', async () => {
  const user = userEvent.setup()
  await open(<CalibrationSheet tool={{ ...die, calibrationDays: 365 }} onClose={() => {}} />, {
    grants: { toolDef: 'edit' },
  })
  // A certificate has a number and a file, and each is labelled.
  expect(screen.getByLabelText('Certificate number')).toBeTruthy()
  expect(screen.getByText('Certificate file')).toBeTruthy()
  // When and by whom, and three of the point.
  await screen.findByRole('button', { name: 'Missing fields: 5' })
  await user.type(screen.getByLabelText('Calibrated'), '2026-01-05 08:00{Enter}')
  await user.type(screen.getByLabelText('Calibrated by'), 'Lab')
  await user.type(screen.getByLabelText('Reference value'), '10')
  await user.click(await screen.findByRole('button', { name: 'Missing fields: 2' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Tolerance ±'))
})
