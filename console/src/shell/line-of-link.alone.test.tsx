import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '@takt/contract/errors.ts'
import { session } from '@takt/contract/session.ts'
import { readLine, writeLine } from '~/api/stored.ts'
import { arrive, open, pretend } from '~/testing/open.tsx'
import { Guard } from './Guard.tsx'
import { useSayLine } from './line-of-link.ts'

const server = pretend()
const reload = vi.fn<() => void>()
beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('location', { hash: '', protocol: 'http:', reload })
  writeLine({ lineNumber: 'L1' })
  server.on(session.entry, () => {
    throw new Refusal('call.database_down')
  })
})

test('a link of another line chooses it, and the page is loaded anew there', async () => {
  await arrive(<Guard />, { at: '/ampereLamp/lossInquiry?stationNumber=S30&onLine=L2', token: 'a-token' })
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect([readLine(), sessionStorage.getItem('lineBefore')]).toEqual(['L2', 'L1'])
})

test('once it is there a message shows it, once, and leads back', async () => {
  sessionStorage.setItem('lineBefore', 'L9')
  const Says = () => {
    useSayLine(true)
    return null
  }
  await open(<Says />)
  await screen.findByText(/The link opened line L1; it was L9 before/)
  expect(sessionStorage.getItem('lineBefore')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(readLine()).toBe('L9')
})

test('of the line that is open nothing is loaded anew', async () => {
  await arrive(<Guard />, { at: '/ampereLamp/lossInquiry?onLine=L1', token: 'a-token' })
  await waitFor(() => expect(server.called.some(({ path }) => path.includes('session/entry'))).toBe(true))
  expect([readLine(), reload.mock.calls.length]).toEqual(['L1', 0])
})
