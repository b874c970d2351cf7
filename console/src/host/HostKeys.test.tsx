import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { host } from '@takt/contract/host.ts'
import { open, pretend } from '~/testing/open.tsx'
import { HostKeys } from './HostKeys.tsx'

const server = pretend()

test('a key says by name who made it, and by account whose account is gone', async () => {
  const key = { id: 1, keyName: 'SAP', keyHint: '7f3a', at: '2026-03-02T08:00:00Z', lastUsed: null }
  server.on(host.keys, () => [
    { ...key, madeBy: 'jlee' },
    { ...key, id: 2, madeBy: 'gone' },
  ])
  Object.assign(server.people, { jlee: 'Jane Lee', gone: null })
  await open(<HostKeys />, { info: { roleKey: ['admin'] } })
  await userEvent.click(screen.getByRole('button', { name: 'Keys of the host' }))
  expect(await screen.findByText(/Jane Lee/)).toBeTruthy()
  expect(screen.getByText(/gone/)).toBeTruthy()
  expect(screen.queryByText(/jlee/)).toBeNull()
})
