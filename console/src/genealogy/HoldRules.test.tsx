import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { genealogy } from '@takt/contract/genealogy.ts'
import { open, pretend } from '~/testing/open.tsx'
import { HoldRules } from './HoldRules.tsx'

const server = pretend()

test('a lot that is held for later units too shows it and why, and a person ends it; rules of others are not shown', async () => {
  const user = userEvent.setup()
  const rule = { kind: 'materialLot' as const, bomCodes: ['PIN'], by: 'Anna', at: '2026-03-02T09:00:00.000Z' }
  const mine = { ...rule, message: 'r-1', value: 'A', reason: 'soft' }
  server.on(genealogy.rules, () => [
    mine,
    { ...rule, message: 'r-2', value: 'B', reason: 'rusty' },
    { ...rule, message: 'r-3', value: 'A', bomCodes: ['SCREW'], reason: 'bent' },
    { ...rule, message: 'r-4', kind: 'serial' as const, value: 'A', reason: 'split' },
  ])
  server.on(genealogy.releaseRule, () => mine)
  await open(<HoldRules kind="materialLot" value="A" bomCode="PIN" />, { grants: { bomSummary: 'edit' } })
  expect(await screen.findByText(/Units that get it are held too: soft \(Anna/)).toBeTruthy()
  expect(screen.queryByText(/rusty|bent|split/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Stop holding new units' }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop holding new units' }),
  )
  await expect
    .poll(() => server.called.find(({ path }) => path.startsWith('/api/genealogy/releaseRule'))?.body.message)
    .toBe('r-1')
})
