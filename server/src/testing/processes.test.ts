import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startPlant } from './plant.ts'
import { startProcess } from './server-process.ts'

const plant = await startPlant()
const dataDir = mkdtempSync(path.join(tmpdir(), 'takt-left-'))
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true })
  await plant.close()
})
let pid = 0

test('a test that leaves a process of its own', { timeout: 60_000 }, async () => {
  pid = (await startProcess(dataDir, { DATABASE_URL: plant.url })).pid
  expect(process.kill(pid, 0)).toBe(true)
})

test('leaves none to the next', () => {
  expect(pid).toBeGreaterThan(0)
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
