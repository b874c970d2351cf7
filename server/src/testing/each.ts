import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { endProcesses, runningProcesses } from './processes.ts'

let before = runningProcesses()
beforeEach(() => {
  before = runningProcesses()
})
afterEach(() => endProcesses(before))

// Files of tests share what they load: none leaves its clock to the next, nor a process.
afterAll(async () => {
  await endProcesses()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
