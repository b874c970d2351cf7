import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { calibrations } from '@takt/contract/calibrations.ts'
import { refuse } from '@takt/contract/errors.ts'
import { open, pretend } from '~/testing/open.tsx'
import { Calibrations } from './Calibrations.tsx'
import { die } from './testing-tool.ts'

const server = pretend()

test('calibrations that cannot be read are not said to be none', async () => {
  const user = userEvent.setup()
  server.on(calibrations.list, () => refuse('record.unknown'))
  await open(<Calibrations tool={{ ...die, calibrationDays: 365 }} />, { grants: { toolDef: 'edit' } })
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
  expect(screen.queryByText('This gauge was never calibrated.')).toBeNull()
  server.on(calibrations.list, () => [])
  await user.click(again)
  expect(await screen.findByText('This gauge was never calibrated.')).toBeTruthy()
})
