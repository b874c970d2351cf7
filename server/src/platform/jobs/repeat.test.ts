import { afterEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

afterEach(() => void vi.useRealTimers())

test('who ends it waits for what is under way, and nothing begins after', async () => {
  vi.useFakeTimers()
  const warn = vi.fn()
  const [begun, ended] = [vi.fn(), vi.fn()]
  const under = Promise.withResolvers<void>()
  const stop = repeat('counting', 100, { warn }, async () => {
    begun()
    await under.promise
    ended()
  })
  await vi.advanceTimersByTimeAsync(350)
  expect(begun).toHaveBeenCalledTimes(1)
  const stopped = stop().then(() => ended.mock.calls.length)
  under.resolve()
  expect(await stopped).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect([begun.mock.calls.length, warn.mock.calls.length]).toEqual([1, 0])
})

test('a failure is logged once, until it works again', async () => {
  vi.useFakeTimers()
  const warn = vi.fn()
  const answers = [false, false, true, false]
  const stop = repeat('counting', 100, { warn }, async () => {
    if (answers.shift() === false) throw new Error('away')
  })
  await vi.advanceTimersByTimeAsync(250)
  expect(warn).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(warn).toHaveBeenCalledTimes(2)
  await stop()
})
