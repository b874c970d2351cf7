import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

export type Crowd = {
  kind: 'OpenAPI document' | 'metrics' | 'bodies that never end' | 'wrong log-ins' | 'exports'
  url: string
  clients: number
  seconds: number
  token: string
  path: string
}

/** On a thread of its own: what the clients do must not keep waiting the one who measures. */
const { kind, url, clients, seconds, token, path } = workerData as Crowd // what crowd.ts sends
const end = performance.now() + seconds * 1000
const counts: Record<string, number> = {}
const count = (name: string | number) => (counts[name] = (counts[name] ?? 0) + 1)

const until = AbortSignal.timeout(seconds * 1000)
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${url}${path}`, { signal: until, ...init }).then(async (reply) => {
    for await (const _ of reply.body ?? []) {
      /* to its end */
    }
    count(reply.status)
    return reply.status
  })
const post = (path: string, body: object, headers = {}) =>
  ask(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

function openSlowBody() {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write(
    `POST /api/web/login HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n`,
  )
  const drip = setInterval(() => socket.write(' '), 10)
  return new Promise<void>(
    (resolve) =>
      void globalThis.setTimeout(() => {
        clearInterval(drip)
        socket.destroy()
        resolve()
      }, end - performance.now()),
  )
}

const works: Record<Crowd['kind'], () => Promise<unknown>> = {
  'OpenAPI document': () => ask('/api/openapi.json'),
  metrics: () => ask('/metrics'),
  'bodies that never end': openSlowBody,
  'wrong log-ins': () =>
    post('/api/web/login', { userName: `nobody-${Math.random()}`, password: 'not the password' }),
  // Who is refused reads why, and tries again.
  exports: () =>
    post(path, { format: 'csv' }, { authorization: `Bearer ${token}` }).then((status) =>
      status === 429 ? setTimeout(1000) : undefined,
    ),
}

await Promise.all(
  Array.from({ length: clients }, async () => {
    while (performance.now() < end) await works[kind]().catch(() => count('broken off'))
  }),
)
parentPort!.postMessage(counts) // oxlint-disable-line unicorn/require-post-message-target-origin -- a thread has a parent, and no origin
