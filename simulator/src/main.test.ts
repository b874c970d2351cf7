import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const program = fileURLToPath(new URL('main.ts', import.meta.url))

test('a simulator whose server died without notice ends too, so that the next one does not play at the same time', async () => {
  // It is called, and never answers.
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens to a port
  const child = spawn(process.execPath, [program, '--url', `http://127.0.0.1:${port}`, '--user', 'demo'], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, TAKT_PASSWORD: 'x' },
  })
  await once(server, 'request')
  const ended = once(child, 'exit')
  child.disconnect()
  expect(
    await Promise.race([
      ended.then(() => 'ended'),
      new Promise((resolve) => setTimeout(resolve, 10_000, 'still playing')),
    ]),
  ).toBe('ended')
  child.kill('SIGKILL')
  server.closeAllConnections()
  server.close()
}, 30_000)
