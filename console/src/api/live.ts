import { useEffect } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { Refusal } from '@takt/contract/errors.ts'
import { session } from '@takt/contract/session.ts'
import { call } from './call.ts'
import { type CachedQuery, isAbout } from './keys.ts'
import { readLine } from './stored.ts'

type Live = { state: 'connecting' | 'live' | 'lost'; since: number }
type Change = { lineNumber: string | null; changed: string[] }

/** Boards show how old they are with this: while it is `lost`, what is on screen may be stale. */
export const useLive = create<Live>(() => ({ state: 'connecting', since: Date.now() }))
const become = (state: Live['state']) =>
  useLive.setState((now) => (now.state === state ? now : { state, since: Date.now() }))

const firstPause = 500
const longestPause = 15_000
const notSignedIn = 4401
/** The server is there and its database is not: it comes back in seconds, and every screen should notice. */
const tryAgainLater = 1013
const pauseForDatabase = 2_000
/** How often the server is pinged; no answer until the next time, and the connection counts as cut. */
const beat = 3000
/** At most this often is one feature read again, however fast the line runs. */
const rest = 1000

const databaseAway = (error: unknown) => error instanceof Refusal && error.key === 'call.database_down'

/** Keeps what is on screen true: the server names what changed, the lists of that feature are read again. */
/** `wall`: the token of a wall link instead of a session. */
export function useLiveConnection(admitted: boolean, wall: string | null = null) {
  const cache = useQueryClient()
  useEffect(() => (admitted ? connect(cache, wall) : undefined), [cache, admitted, wall])
}

export const canLive = () => 'WebSocket' in window

function connect(cache: QueryClient, wall: string | null): () => void {
  if (!canLive()) {
    become('lost')
    return () => {}
  }
  const refresh = refresher(cache)
  let pause = firstPause
  let socket: WebSocket | null = null
  let again: ReturnType<typeof setTimeout> | undefined
  let missed = false
  let openedAt = 0
  let awaited = false

  let over = false
  let asking = false
  // A ticket is good once: the token itself goes into headers only. Without an answer the server is tried again like a lost connection.
  const open = () => {
    openedAt = Number.POSITIVE_INFINITY
    if (wall !== null) return start({ wall })
    asking = true
    call(session.ticket, {})
      .finally(() => {
        asking = false
      })
      .then(
        ({ ticket }) => {
          if (!over) start({ ticket })
        },
        (error: unknown) => {
          if (!over) closed(databaseAway(error) ? tryAgainLater : undefined)
        },
      )
  }
  const start = (first: object) => {
    socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/ws`)
    socket.onopen = () => {
      awaited = false
      openedAt = Date.now()
      socket?.send(JSON.stringify(first))
      become('live')
      // What changed while nothing listened is unknown.
      if (missed) void cache.invalidateQueries()
      missed = false
    }
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      awaited = false
      refresh(JSON.parse(data) as Change) // the server's own words
    }
    socket.onclose = ({ code }) => closed(code)
  }
  const closed = (code?: number) => {
    // Not let in: the next call gets the reason; trying again soon would change nothing.
    if (code === notSignedIn) pause = longestPause
    if (code === tryAgainLater) pause = Math.min(pause, pauseForDatabase)
    // A server that takes us and throws us out at once must not be called ever faster.
    if (Date.now() - openedAt > longestPause) pause = firstPause
    missed = true
    become('lost')
    again = setTimeout(open, pause * (0.75 + Math.random() / 2))
    pause = Math.min(pause * 2, longestPause)
  }
  // Without a network the browser does not report it to a socket for minutes.
  const cut = () => {
    if (socket?.readyState !== WebSocket.OPEN) return
    socket.onclose = null
    socket.onmessage = null
    socket.close()
    closed()
  }
  const listen = () => {
    if (socket?.readyState !== WebSocket.OPEN) return
    if (awaited) return cut()
    awaited = true
    socket.send('{}')
  }
  const hurry = () => {
    if (asking || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING) return
    clearTimeout(again)
    open()
  }
  open()
  const beating = setInterval(listen, beat)
  window.addEventListener('online', hurry)
  window.addEventListener('offline', cut)
  return () => {
    over = true
    clearInterval(beating)
    window.removeEventListener('online', hurry)
    window.removeEventListener('offline', cut)
    clearTimeout(again)
    if (!socket) return
    socket.onclose = null
    // Closed while it is still being opened, the browser would complain.
    if (socket.readyState === WebSocket.CONNECTING)
      socket.onopen = ({ currentTarget }) => (currentTarget as WebSocket).close() // it is the socket's own event
    else socket.close()
  }
}

/** Gathers what changed; queries once, waits for the answers, rests, and checks again. A change during an answer is never lost. */
export function refresher(cache: QueryClient) {
  const due = new Set<string>()
  let busy = false
  const run = async () => {
    if (busy) return
    busy = true
    while (due.size > 0) {
      const now = new Set(due)
      due.clear()
      const concerned = (query: CachedQuery) =>
        [...now].some((one) => {
          const gap = one.indexOf(' ')
          return one.slice(gap + 1) === String(query.queryKey[2]) && isAbout(query, one.slice(0, gap))
        })
      const of = (read: boolean) => ({
        predicate: (query: CachedQuery & { state: { data: unknown } }) =>
          concerned(query) && hasReadOn(query.state.data) === read,
      })
      await cache.invalidateQueries(of(false)).catch(() => {}) // each list shows its own error
      await cache.invalidateQueries({ ...of(true), refetchType: 'none' })
      await new Promise((done) => setTimeout(done, rest))
    }
    busy = false
  }
  return ({ lineNumber, changed }: Partial<Change>) => {
    // The server itself was deaf for a while.
    if (changed?.includes('*')) return void cache.invalidateQueries()
    for (const feature of changed?.includes('plant') ? featuresIn(cache) : (changed ?? [])) {
      due.add(`${feature} null`)
      // A wall may show other lines than the one that is chosen.
      due.add(`${feature} ${lineNumber ?? readLine()}`)
    }
    void run()
  }
}

/** Days, shifts and breaks are cut by the plant's clock: when it changes, whatever was counted may be another sum. */
const featuresIn = (cache: QueryClient) =>
  new Set(
    cache
      .getQueryCache()
      .getAll()
      .map(({ queryKey: [feature] }) => String(feature)),
  )

/** Rows must not move away under somebody who has read on in a ledger: it is read again when they come back to it. */
const hasReadOn = (data: unknown) =>
  typeof data === 'object' &&
  data !== null &&
  'pages' in data &&
  Array.isArray(data.pages) &&
  data.pages.length > 1
