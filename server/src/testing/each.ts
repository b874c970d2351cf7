import { afterAll, vi } from 'vitest'

// Files of tests share what they load: none leaves its clock to the next.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
