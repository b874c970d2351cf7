import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLive, useLiveConnection } from './live.ts'

/** A server one end of a socket speaks to, as quiet as the test wants it. */
class Socket {
  static OPEN = 1
  static CONNECTING = 0
  static all: Socket[] = []
  readyState = 1
  sent: string[] = []
  onopen: () => void = () => {}
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
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
function Screen() {
  useLiveConnection(true)
  return null
}
const state = () => useLive.getState().state
const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000)
  })

beforeEach(() => {
  vi.useFakeTimers()
  Socket.all = []
  vi.stubGlobal('WebSocket', Socket)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Screen />
    </QueryClientProvider>,
  )
  act(() => Socket.all[0]!.onopen())
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('while the server answers it is live, however quiet the plant is', () => {
  for (let beat = 0; beat < 20; beat++) {
    pass(3)
    Socket.all[0]!.answer()
  }
  expect([state(), Socket.all.length]).toEqual(['live', 1])
})

test('no word from one beat to the next, and the connection counts as cut; a new one is tried', () => {
  pass(3)
  expect(state()).toBe('live')
  pass(3)
  expect([state(), Socket.all[0]!.readyState]).toEqual(['lost', 3])
  pass(1)
  expect(Socket.all).toHaveLength(2)
  act(() => Socket.all[1]!.onopen())
  expect(state()).toBe('live')
})

test('when the browser knows that there is no network, nothing is waited for', () => {
  act(() => {
    window.dispatchEvent(new Event('offline'))
  })
  expect(state()).toBe('lost')
})
