import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { refresher } from './live.ts'
import { writeLine } from './stored.ts'

beforeEach(() => {
  vi.useFakeTimers()
  writeLine({ lineNumber: 'L1' })
})

/** A cache in which each query counts how often it ran. */
async function watched() {
  const cache = new QueryClient()
  const requests: Record<string, number> = {}
  const keys = [
    ['orders', 'orders/list', 'L1'],
    ['boards', 'boards/lines', null],
    ['boards', 'boards/line', 'L1'],
  ] as const
  for (const queryKey of keys) {
    requests[queryKey[1]] = 0
    cache.getQueryCache().build(cache, { queryKey })
  }
  vi.spyOn(cache, 'invalidateQueries').mockImplementation(async (filter) => {
    for (const query of cache.getQueryCache().getAll())
      if (!filter?.predicate || filter.predicate(query)) requests[String(query.queryKey[1])]!++
  })
  return { requests, tell: refresher(cache) }
}

test('a change on this line refreshes this line’s and the plant’s questions of that feature, and no other', async () => {
  const { requests, tell } = await watched()
  tell({ lineNumber: 'L1', changed: ['boards'] })
  expect(requests).toEqual({ 'orders/list': 0, 'boards/lines': 1, 'boards/line': 1 })
})

test('a change on another line touches only what is about the whole plant', async () => {
  const { requests, tell } = await watched()
  tell({ lineNumber: 'L2', changed: ['boards', 'orders'] })
  expect(requests).toEqual({ 'orders/list': 0, 'boards/lines': 1, 'boards/line': 0 })
})

test('a change of the plant’s clock, time zone or shifts, refreshes whatever was counted by it', async () => {
  const { requests, tell } = await watched()
  tell({ lineNumber: null, changed: ['plant', 'boards'] })
  expect(requests).toEqual({ 'orders/list': 1, 'boards/lines': 1, 'boards/line': 1 })
})

test('however fast the line runs, a query runs once a second, and the last change is not lost', async () => {
  const { requests, tell } = await watched()
  for (let at = 0; at < 20; at++) tell({ lineNumber: 'L1', changed: ['orders'] })
  expect(requests['orders/list']).toBe(1)
  await vi.advanceTimersByTimeAsync(1100)
  expect(requests['orders/list']).toBe(2)
  await vi.advanceTimersByTimeAsync(5000)
  expect(requests['orders/list']).toBe(2)
})

test('a server that was deaf itself refreshes everything', async () => {
  const { requests, tell } = await watched()
  tell({ lineNumber: null, changed: ['*'] })
  expect(requests).toEqual({ 'orders/list': 1, 'boards/lines': 1, 'boards/line': 1 })
})

test('rows do not move away under somebody who has read on; they are read again when seen anew', async () => {
  const cache = new QueryClient()
  const tell = refresher(cache)
  const [short, long] = [
    ['units', 'units/list', 'L1', {}],
    ['units', 'units/list', 'L1', { typeNo: 'GB' }],
  ]
  const countPages = vi.fn<(pages: number) => void>()
  for (const [queryKey, pages] of [
    [short, 1],
    [long, 2],
  ] as const) {
    cache.setQueryData(queryKey, { pages: Array.from({ length: pages }, () => ({})), pageParams: [] })
    new QueryObserver(cache, {
      queryKey,
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: () => {
        countPages(pages)
        return { pages: [{}] }
      },
    }).subscribe(() => {})
  }
  tell({ lineNumber: 'L1', changed: ['units'] })
  await vi.advanceTimersByTimeAsync(1100)
  expect(countPages.mock.calls).toEqual([[1]])
  expect(cache.getQueryState(long)?.isInvalidated).toBe(true)
})
