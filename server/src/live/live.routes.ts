import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import { type Caller, maySee } from '../db/call.ts'
import { callerOf } from '../db/callers.ts'
import type { Heard, Hub } from './hub.ts'

const First = z.strictObject({ token: z.string().min(1).max(200) })
/** Not a word in this time: closed. Every so often the session is asked for again, and the line is tried. */
const patience = 5_000
const lookAgain = 30_000

/** Private-use close codes: the browser knows by them whether to try again. */
export const closeCodes = { notSignedIn: 4401, wrongOrigin: 4403, tooLate: 4408 } as const

/** A page of another origin may open a socket with this browser, but is not let in. No Origin: no browser. */
function isOurs({ headers }: FastifyRequest) {
  if (!headers.origin) return true
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host
}

/** GET /api/ws: the first message is `{ token }`; from then on `{ lineNumber, changed }` whenever something changed that the person may see. */
export async function liveRoutes(app: FastifyInstance, hub: Hub) {
  await app.register(websocket, { options: { maxPayload: 4096 } })
  app.get('/api/ws', { websocket: true }, (socket, request) => {
    if (!isOurs(request)) return socket.close(closeCodes.wrongOrigin)
    const late = setTimeout(() => socket.close(closeCodes.tooLate), patience)
    socket.once('message', (data) => {
      clearTimeout(late)
      void admitted(data.toString()).then((caller) => (caller ? follow(socket, caller) : socket.close(closeCodes.notSignedIn)))
    })
    socket.on('close', () => clearTimeout(late))
    socket.on('error', () => socket.terminate())
  })

  async function admitted(text: string) {
    const first = First.safeParse(parsed(text))
    return first.success ? signedIn(first.data.token) : null
  }
  const signedIn = (token: string) => callerOf(app.database.db, token).then((caller) => ({ caller, token }), () => null)

  function follow(socket: WebSocket, { caller, token }: { caller: Caller; token: string }) {
    // Gone while it was looked up: nothing would ever tell us to stop.
    if (socket.readyState !== socket.OPEN) return
    let now = caller
    let alive = true
    const say = ({ lineNumber, changed }: Heard) => {
      if (lineNumber === null || maySee(now, lineNumber)) socket.send(JSON.stringify({ lineNumber, changed }))
    }
    const quiet = hub.hear((heard) => {
      say(heard)
      // A lock, a role or a line taken away counts at once.
      if (heard.changed.some((feature) => feature === 'users' || feature === '*')) void askAgain()
    })
    const watch = setInterval(() => void look(), lookAgain)
    async function look() {
      if (!alive) return socket.terminate()
      alive = false
      socket.ping()
      await askAgain()
    }
    async function askAgain() {
      const still = await signedIn(token)
      if (!still) return socket.close(closeCodes.notSignedIn)
      now = still.caller
    }
    socket.on('pong', () => (alive = true))
    socket.on('close', () => {
      clearInterval(watch)
      quiet()
    })
    socket.send(JSON.stringify({ lineNumber: null, changed: [] }))
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
