import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { startLine } from '../../testing/line.ts'
import { callerOver, startProcess } from '../../testing/server-process.ts'

// The database is stopped and killed here, so this server has its own.
const dataDir = mkdtempSync(path.join(tmpdir(), 'takt-away-'))
chmodSync(dataDir, 0o711)
const server = await startProcess(dataDir)
const { as, post } = callerOver(server.url)
const { station } = await startLine({ as, post }, 'L1')
afterAll(async () => {
  signal('CONT')
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** To PostgreSQL and all its children. */
function signal(name: string) {
  try {
    execFileSync('pkill', [`-${name}`, '-f', `postgres.*${dataDir}`], { stdio: 'ignore' })
    const [parent] = execFileSync('pgrep', ['-f', `postgres.*${dataDir}`])
      .toString()
      .split('\n')
    execFileSync('pkill', [`-${name}`, '-P', parent!], { stdio: 'ignore' })
  } catch {
    // Nothing left to send it to.
  }
}

const health = async () => (await (await fetch(`${server.url}/health`)).json()) as { database: string } // the answer of /health

async function answered(work: () => Promise<unknown>) {
  const since = performance.now()
  const outcome = await work().then(
    () => 'fine',
    (error: { key?: string }) => error.key,
  )
  return { outcome, seconds: (performance.now() - since) / 1000 }
}

async function untilFine(work: () => Promise<unknown>) {
  for (let tries = 0; tries < 60; tries++) {
    if ((await answered(work)).outcome === 'fine') return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('It did not recover')
}

test('a database that does not answer: the call fails with a sentence within five seconds, and works again by itself', async () => {
  const { seconds: usually } = await answered(() => as('admin')(lines.list, {}))
  signal('STOP')
  const { outcome, seconds } = await answered(() => as('admin')(lines.list, {}))
  expect(outcome).toBe('call.database_down')
  expect(seconds).toBeLessThan(5.5 + 3 * usually) // a busy machine is slower by itself
  expect((await health()).database).toBe('down')
  expect((await answered(() => station('S10').arrive('SN-1'))).outcome).toBe('call.database_down')
  signal('CONT')
  await untilFine(() => as('admin')(lines.list, {}))
  await untilFine(() => station('S10').arrive('SN-2'))
}, 60_000)

test('a database that was killed is started again, and nobody has to do anything', async () => {
  signal('KILL')
  await untilFine(() => as('admin')(lines.list, {}))
  await untilFine(() => station('S10').arrive('SN-3'))
  expect((await health()).database).toBe('up')
}, 60_000)
