import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '@takt/contract/errors.ts'
import { session } from '@takt/contract/session.ts'
import { pretend } from '~/testing/open.tsx'
import { useLive, useLiveConnection } from './live.ts'

/** A server at one end of a socket, as quiet as the test requires. */
class Socket {
  static OPEN = 1
  static CONNECTING = 0
  static all: Socket[] = []
  readyState = 1
  sent: string[] = []
  onopen: () => void = () => {}
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor() {
    Socket.all.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.readyState = 3
  }
  answer() {
    this.onmessage?.({ data: '{"lineNumber":null,"changed":[]}' })
  }
}
let server: ReturnType<typeof pretend>
function Screen() {
  useLiveConnection(true)
  return null
}
const state = () => useLive.getState().state
const pass = (seconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
  })

beforeEach(async () => {
  vi.useFakeTimers()
  server = pretend()
  Socket.all = []
  vi.stubGlobal('WebSocket', Socket)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Screen />
    </QueryClientProvider>,
  )
  await pass(0)
  act(() => Socket.all[0]!.onopen())
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('while the server answers it is live, however quiet the plant is', async () => {
  for (let beat = 0; beat < 20; beat++) {
    await pass(3)
    Socket.all[0]!.answer()
  }
  expect([state(), Socket.all.length]).toEqual(['live', 1])
})

test('no word from one beat to the next, and the connection counts as cut; a new one is tried', async () => {
  await pass(3)
  expect(state()).toBe('live')
  await pass(3)
  expect([state(), Socket.all[0]!.readyState]).toEqual(['lost', 3])
  await pass(1)
  expect(Socket.all).toHaveLength(2)
  act(() => Socket.all[1]!.onopen())
  expect(state()).toBe('live')
})

test('when the browser reports that there is no network, nothing is waited for', () => {
  act(() => {
    window.dispatchEvent(new Event('offline'))
  })
  expect(state()).toBe('lost')
})

test('a server whose database is away is tried again every two or three seconds, not ever more rarely', async () => {
  for (let time = 0; time < 8; time++) {
    const sockets = Socket.all.length
    act(() => {
      Socket.all.at(-1)!.readyState = 3
      Socket.all.at(-1)!.onclose!({ code: 1013 })
    })
    await pass(2.6)
    expect(Socket.all).toHaveLength(sockets + 1)
    act(() => Socket.all.at(-1)!.onopen())
  }
})

test('every connection shows a ticket of its own; while the server gives none, one is requested as often as a connection', async () => {
  expect(Socket.all[0]!.sent).toEqual(['{"ticket":"a-ticket"}'])
  server.on(session.ticket, () => refuse('call.database_down'))
  act(() => {
    Socket.all[0]!.readyState = 3
    Socket.all[0]!.onclose!({ code: 1013 })
  })
  await pass(20)
  expect([state(), Socket.all.length]).toEqual(['lost', 1])
  server.on(session.ticket, () => ({ ticket: 'another', expires: '2026-06-10T06:00:30.000Z' }))
  await pass(2.6)
  act(() => Socket.all[1]!.onopen())
  expect([state(), Socket.all[1]!.sent.at(-1)]).toEqual(['live', '{"ticket":"another"}'])
})
