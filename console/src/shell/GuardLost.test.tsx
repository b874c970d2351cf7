import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refuse } from '@takt/contract/errors.ts'
import { session } from '@takt/contract/session.ts'
import { readToken } from '~/api/stored.ts'
import { arrive, pretend } from '~/testing/open.tsx'
import { forgetEntry } from './enter.ts'
import { Guard } from './Guard.tsx'

const server = pretend()

test('a call that is lost while the page is loaded anew logs nobody out; a lost connection is shown', async () => {
  server.on(session.entry, () => refuse('call.offline'))
  const leaving = await arrive(<Guard />, { at: '/order/orderCreate', token: 'a-token' })
  // The call is lost, and a moment later the page is gone.
  await new Promise((done) => setTimeout(done, 500))
  leaving.unmount()
  await new Promise((done) => setTimeout(done, 1000))
  expect(readToken()).toBe('a-token')
  forgetEntry()
  await arrive(<Guard />, { at: '/order/orderCreate', token: 'a-token' })
  await waitFor(() => expect(readToken()).toBeNull(), { timeout: 3000 })
  expect(await screen.findByText('Server address error')).toBeTruthy()
})
