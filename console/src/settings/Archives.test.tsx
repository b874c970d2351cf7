import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { archives } from '@takt/contract/archives.ts'
import { refuse } from '@takt/contract/errors.ts'
import { open, pretend } from '~/testing/open.tsx'
import { Archives } from './Archives.tsx'

const server = pretend()
const file = (part: number) => ({
  archiveId: `0195f000-0000-7000-8000-00000000000${part}`,
  archiveKind: 'passes' as const,
  month: '2025-12',
  part,
  archivedRows: 1200,
  bytes: 2048,
  writtenAt: '2026-03-02T06:00:00.000Z',
  sha256: 'ab',
})

test('each file has a button that names what it fetches', async () => {
  server.on(archives.list, () => [file(2), file(1)])
  await open(<Archives />)
  const title = 'Download Passes and measured values, December 2025'
  expect((await screen.findByRole('button', { name: `${title}, part 2` })).textContent).toBe('Download')
  expect(screen.getByRole('button', { name: title })).toBeTruthy()
})

test('archives that cannot be read show why, and can be read again', async () => {
  server.on(archives.list, () => refuse('call.forbidden'))
  await open(<Archives />)
  const alert = within(await screen.findByRole('alert'))
  server.on(archives.list, () => [])
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^No archives yet/)).toBeTruthy()
})
