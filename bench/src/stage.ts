import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { z } from 'zod'
import type { Endpoint } from '@takt/contract/endpoint.ts'
import { startEmbedded } from '@takt/server/src/platform/db/embedded/embedded.ts'

const program = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const password = 'a password for the bench'

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** The product in a process of its own, on a database that we may query ourselves too. */
export async function openStage() {
  const given = process.env.DATABASE_URL
  const dataDir = mkdtempSync(path.join(tmpdir(), 'takt-bench-'))
  chmodSync(dataDir, 0o711)
  const postgres = given
    ? { url: given, ownerUrl: process.env.MIGRATION_DATABASE_URL ?? given, stop: async () => {} }
    : await startEmbedded(dataDir)
  const port = await freePort()
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      MIGRATION_DATABASE_URL: postgres.ownerUrl,
      ADMIN_PASSWORD: password,
      DEMO: '0',
      LOG_LEVEL: 'error',
      METRICS_TOKEN: 'a-token-of-the-bench',
    },
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.toString().includes('Takt is ready') && resolve())
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  const url = `http://127.0.0.1:${port}`
  const pool = new pg.Pool({ connectionString: postgres.ownerUrl, max: 8 })
  const close = async () => {
    await pool.end()
    child.kill('SIGTERM')
    await new Promise((resolve) => child.once('exit', resolve))
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url, pool, serverPid: child.pid!, databaseUrl: postgres.url, close, ...caller(url) }
}
export type Stage = Awaited<ReturnType<typeof openStage>>

function caller(url: string) {
  const post = async (path: string, payload: unknown, token?: string) => {
    const reply = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(payload),
    })
    const body = (await reply.json()) as { code: number; message: string; data: never } // the envelope
    if (body.code !== 20000) throw new Error(`${path}: ${body.message}`)
    return body.data
  }
  let token: Promise<string> | null = null
  const signIn = () =>
    (token ??= post('/api/web/login', { userName: 'admin', password }).then(
      (data: { token: string }) => data.token,
    ))
  const call = async <E extends Endpoint>(
    endpoint: E,
    input: z.input<E['input']>,
    line?: string,
  ): Promise<z.output<E['output']>> => {
    const path = `/api${endpoint.at?.path ?? `/${endpoint.name}`}${line ? `/${line}` : ''}`
    return post(
      path,
      endpoint.at?.eventId === undefined ? input : { eventId: endpoint.at.eventId, para: input },
      await signIn(),
    )
  }
  return { post, call, token: signIn }
}
