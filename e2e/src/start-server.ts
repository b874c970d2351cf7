import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { passwords } from './call.ts'

export const inRepository = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** The product on an empty directory of its own, once it has printed `ready`; `close` leaves nothing of it. */
export async function startServer(
  port: number,
  settings: Record<string, string> = {},
  ready = 'Takt is ready',
) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'takt-e2e-'))
  chmodSync(dataDir, 0o711)
  const server = spawn(process.execPath, [inRepository('server/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      ADMIN_PASSWORD: passwords.admin,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  })
  const close = async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve))
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await until(server, ready)
  } catch (error) {
    await close()
    throw error
  }
  return { dataDir, close }
}

function until(server: ReturnType<typeof spawn>, sentence: string) {
  return new Promise<void>((resolve, reject) => {
    let printed = ''
    server.stdout!.on('data', (text: Buffer) => {
      printed += text.toString()
      if (printed.includes(sentence)) resolve()
    })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
}
