import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

// Typing into a whole screen takes seconds on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

/** What jsdom has not: a window with a size, so that a virtual table draws its rows. */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }))
  for (const [name, size] of [
    ['clientWidth', 3000],
    ['clientHeight', 900],
    ['offsetWidth', 3000],
    ['offsetHeight', 900],
  ] as const) {
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(size)
  }
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  document.cookie.split('; ').forEach((part) => {
    document.cookie = `${part.split('=')[0]}=; path=/; max-age=0`
  })
  vi.restoreAllMocks()
  vi.useRealTimers()
  onlineManager.setOnline(true)
})
afterAll(() => {
  vi.unstubAllGlobals()
})
