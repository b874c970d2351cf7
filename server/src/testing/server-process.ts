import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import type { Endpoint } from '@takt/contract/endpoint.ts'
import { Refusal } from '@takt/contract/errors.ts'
import { noteProcess } from './processes.ts'

const program = fileURLToPath(new URL('../main.ts', import.meta.url))
export const adminPassword = 'a password for tests'

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** The product as it is started in a factory: a process of its own, on its own data directory. */
export async function startProcess(
  dataDir: string,
  env: Record<string, string> = {},
  hear: (text: string) => void = () => {},
) {
  const port = await freePort()
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      ADMIN_PASSWORD: adminPassword,
      DEMO: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
  })
  noteProcess(child)
  const output: string[] = []
  child.stderr.on('data', (text: Buffer) => {
    output.push(text.toString())
    hear(text.toString())
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      output.push(text.toString())
      if (output.join('').includes('Takt is ready')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output.join('')}`)))
  })
  const exited = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    exited,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    output: () => output.join(''),
  }
}

/** Calls over real HTTP, in the shape `startLine` requires. */
export function callerOver(url: string) {
  const post = async (path: string, payload: unknown, headers: Record<string, string> = {}) => {
    const reply = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(payload),
    })
    const body = await reply.text()
    return { statusCode: reply.status, body, json: () => JSON.parse(body) }
  }
  let token: Promise<string> | null = null
  const signIn = () =>
    (token ??= post('/api/web/login', { userName: 'admin', password: adminPassword }).then(
      (reply) => reply.json().data.token as string,
    )) // what login answers
  const as =
    (_role: 'admin', line?: string) =>
    async <E extends Endpoint>(endpoint: E, input: z.input<E['input']>): Promise<z.output<E['output']>> => {
      const path = `/api${endpoint.at?.path ?? `/${endpoint.name}`}${line ? `/${line}` : ''}`
      const body = endpoint.at?.eventId === undefined ? input : { eventId: endpoint.at.eventId, para: input }
      const answered = (await post(path, body, { authorization: `Bearer ${await signIn()}` })).json()
      if (answered.code !== 20000)
        throw new Refusal(answered.key, answered.facts, answered.field ?? undefined)
      return answered.data
    }
  return { as, post }
}
