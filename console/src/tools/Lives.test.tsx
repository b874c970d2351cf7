import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sayAbout } from '@takt/contract/say-about.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { type ToolCounterRow, toolCounters } from '@takt/contract/toolCounters.ts'
import { open, pretend } from '~/testing/open.tsx'
import { Calibrations } from './Calibrations.tsx'
import { Lives } from './Lives.tsx'
import { calibrations } from '@takt/contract/calibrations.ts'
import { die } from './testing-tool.ts'

const server = pretend()
const counter = (over: Partial<ToolCounterRow>): ToolCounterRow => ({
  lineNumber: 'L1',
  toolCode: 'DIE-1',
  counterKind: 'cavity',
  cavity: 1,
  lifeLimit: 200,
  startValue: 0,
  warnShare: 0.9,
  counterAct: 50,
  counterTotal: 60,
  begunAt: '2026-03-02T08:00:00Z',
  askedAmount: null,
  askedBy: null,
  askedReason: null,
  counterState: 'good',
  usedShare: 0.25,
  blockedAt: null,
  blockedBy: null,
  blockedReason: null,
  ...over,
})

test('each life is shown with its count; a cavity is blocked with a reason and shows it', async () => {
  const user = userEvent.setup()
  server.people.ana = 'Ana'
  server.on(toolCounters.list, () => [counter({}), counter({ cavity: 2 })])
  server.on(toolCounters.block, ({ reason }) => {
    const blocked = counter({
      cavity: 2,
      counterState: 'blocked',
      blockedAt: '2026-03-02T09:00:00Z',
      blockedBy: 'ana',
      blockedReason: reason,
    })
    server.on(toolCounters.list, () => [counter({}), blocked])
    return [counter({}), blocked]
  })
  await open(<Lives tool={die} />, { grants: { toolDef: 'edit' } })
  const second = within(await screen.findByRole('row', { name: /Cavity 2/ }))
  expect(second.getByText('50')).toBeTruthy()
  await user.click(second.getByRole('button', { name: 'Block' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'flash')
  await user.click(dialog.getByRole('button', { name: 'Block' }))
  expect(await screen.findByText('“Cavity 2” blocked by Ana: flash')).toBeTruthy()
})

test('a tool that is no gauge and never was shows nothing of calibrations', async () => {
  server.on(calibrations.list, () => [])
  await open(<Calibrations tool={die} />, { grants: { toolDef: 'edit' } })
  await waitFor(() => expect(server.called.some(({ path }) => path.includes('calibrations/list'))).toBe(true))
  expect(screen.queryByText('Calibrations')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('which life has ended is put in words', () => {
  expect(sayAbout(en, 'toolLocked', 'D 1 cavity 2')).toBe('D 1 – Parts of a cavity 2')
  expect(sayAbout(en, 'toolLocked', 'D 1 minutes')).toBe('D 1 – Running minutes')
  expect(sayAbout(en, 'toolLocked', 'D 1')).toBe('D 1')
  expect(sayAbout(en, 'toolMissing', 'D parts')).toBe('D parts')
})
