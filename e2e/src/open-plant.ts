import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { users } from '@takt/contract/users.ts'
import { call, chooseOwnPassword, passwords } from './call.ts'

const inRepository = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))
/** So much of a plant's past is played before the first test: a shift. */
const shiftInDays = 8 / 24
/** Made by an administrator, so it opens nothing until its owner has changed it. */
const firstPassword = 'made by somebody else'

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Starts the product on an empty directory, makes the people, and lets the simulator play a shift in fast time. What it sent is kept for the sums. */
export default async function openPlant() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'takt-e2e-'))
  chmodSync(dataDir, 0o711)
  const port = await freePort()
  const url = `http://localhost:${port}`
  process.env.TAKT_URL = url
  process.env.TAKT_SENT = path.join(dataDir, 'sent.jsonl')
  const server = spawn(process.execPath, [inRepository('server/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', ADMIN_PASSWORD: passwords.admin, DEMO: '0', LOG_LEVEL: 'warn' },
  })
  const close = async () => {
    server.kill('SIGTERM')
    await new Promise((resolve) => server.once('exit', resolve))
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await until(server, 'Takt is ready')
    for (const role of ['editor', 'operator'] as const) {
      await call(users.create, { userName: role, name: role, roles: [role], lines: [], cardId: null, editRight: false, introduction: null, password: firstPassword })
      await chooseOwnPassword(role, firstPassword)
    }
    writeFileSync(process.env.TAKT_SENT, await simulate(url, path.join(dataDir, 'keys.json')))
  } catch (error) {
    await close()
    throw error
  }
  return close
}

function until(server: ReturnType<typeof spawn>, sentence: string) {
  return new Promise<void>((resolve, reject) => {
    server.stdout!.on('data', (text: Buffer) => text.toString().includes(sentence) && resolve())
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
}

function simulate(url: string, keys: string) {
  const words = ['--url', url, '--user', 'admin', '--keys', keys, '--days', String(shiftInDays), '--minutes', '0', '--seed', '7', '--quiet']
  const child = spawn(process.execPath, [inRepository('simulator/src/main.ts'), ...words], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, TAKT_PASSWORD: passwords.admin } })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  return new Promise<string>((resolve, reject) => child.once('exit', (code) => (code === 0 ? resolve(said) : reject(new Error(`The simulator ended with ${code}: ${said}`)))))
}
