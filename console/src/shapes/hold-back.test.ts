import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdBack, setCurrent, watchBack } from './hold-back.ts'

const router = vi.fn<(idx: number) => void>()
const hear = ({ state }: PopStateEvent) => {
  const { idx } = (state ?? window.history.state) as { idx: number } // as pushed below
  router(idx)
  setCurrent(window.location.hash, window.history.state)
}
const go = (idx: number, hash: string) => {
  window.history.pushState({ idx }, '', hash)
  setCurrent(hash, { idx })
}
const ends: (() => void)[] = []
beforeEach(() => {
  router.mockClear()
  ends.push(watchBack())
  window.addEventListener('popstate', hear)
  ends.push(() => window.removeEventListener('popstate', hear))
  go(1, '#/other')
  go(2, '#/tools')
  go(3, '#/tools?tool=T1')
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
})
const hold = (answer: boolean) => {
  const ask = vi.fn(() => Promise.resolve(answer))
  ends.push(holdBack({ path: '/tools', ask }))
  return ask
}

test('Back out of a record with a half-written form asks, and stays if it may not be lost', async () => {
  const ask = hold(false)
  window.history.back()
  await expect.poll(() => window.location.hash).toBe('#/tools?tool=T1')
  await expect.poll(() => ask.mock.calls.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(window.location.hash).toBe('#/tools?tool=T1')
  expect(router).not.toHaveBeenCalled()
})

test('when it may be lost, Back goes where it was going, and the router gets it once', async () => {
  hold(true)
  window.history.back()
  await expect.poll(() => router.mock.calls).toEqual([[2]])
  expect(window.location.hash).toBe('#/tools')
})

test('Back to another page asks nothing: what was typed is kept with its page', async () => {
  const ask = hold(false)
  window.history.go(-2)
  await expect.poll(() => router.mock.calls).toEqual([[1]])
  expect(ask).not.toHaveBeenCalled()
})

test('Back asks as well where the page was reached by an address that was typed', async () => {
  window.history.pushState(null, '', '#/tools?status=worn')
  setCurrent('#/tools?status=worn', null)
  const idx = (window.history.state as { idx: number }).idx // it has one now
  go(idx + 1, '#/tools?tool=T2')
  const ask = hold(false)
  window.history.back()
  await expect.poll(() => ask.mock.calls.length).toBe(1)
  await expect.poll(() => window.location.hash).toBe('#/tools?tool=T2')
})

test('an address that was typed has its count before the router hears of it', () => {
  const counts: unknown[] = []
  const count = () => counts.push(window.history.state)
  window.addEventListener('popstate', count)
  ends.push(() => window.removeEventListener('popstate', count))
  window.history.pushState(null, '', '#/tools?status=worn')
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  expect(counts).toEqual([{ idx: 4 }])
})

test('without anything half-written nothing is asked', async () => {
  window.history.back()
  await expect.poll(() => router.mock.calls).toEqual([[2]])
})
