import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { genealogy } from '@takt/contract/genealogy.ts'
import { open, pretend } from '~/testing/open.tsx'
import { FoundMoves } from './FoundMoves.tsx'

const server = pretend()

test('a long list shows how far it has come while it is worked through, and then what became of it', async () => {
  const user = userEvent.setup()
  let finish: () => void = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  server.on(genealogy.progress, () => ({ units: 230, done: 120 }))
  server.on(genealogy.hold, () => ({ changed: 230, left: [], deeper: false }))
  const pretended = globalThis.fetch
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (String(request[0]).includes('/genealogy/hold')) await finished
    return pretended(...request)
  })
  await open(<FoundMoves query={{ bomLot: 'A', now: true }} name="A" units={230} />, {
    grants: { bomSummary: 'edit' },
  })
  await user.click(await screen.findByRole('button', { name: 'Hold the 230 found' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'soft')
  await user.click(dialog.getByRole('button', { name: 'Hold the 230 found' }))
  expect(await screen.findByText('Hold the 230 found: 120 of 230')).toBeTruthy()
  finish()
  expect(await screen.findByText('Put on hold: 230')).toBeTruthy()
  const callOf = (what: string) => server.called.find(({ path }) => path.startsWith(`/api/genealogy/${what}`))
  expect(callOf('progress')?.body.messageId).toBe(callOf('hold')?.body.messageId)
})
