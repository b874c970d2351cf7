import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import { type Caller, maySee } from '../db/call.ts'
import { callerOf } from '../db/callers.ts'
import { wallCallerOf } from '../db/wall-callers.ts'
import type { Heard, Hub } from './hub.ts'

const token = z.string().min(1).max(200)
/** A person's session, or the link of a wall. */
const First = z.union([z.strictObject({ token }), z.strictObject({ wall: token })])
type First = z.output<typeof First>
/** What a wall shows is made of these; of anything else it hears nothing. */
const onWalls = ['boards', 'walls']
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

const nothingChanged = JSON.stringify({ lineNumber: null, changed: [] })

/** GET /api/ws: the first message is `{ token }`, or `{ wall }` with the token of a link; from then on `{ lineNumber, changed }` whenever something changed that the person may see. Any later message is answered, with no change named. */
export async function liveRoutes(app: FastifyInstance, hub: Hub) {
  await app.register(websocket, { options: { maxPayload: 4096 } })
  app.get('/api/ws', { websocket: true }, (socket, request) => {
    if (!isOurs(request)) return socket.close(closeCodes.wrongOrigin)
    const late = setTimeout(() => socket.close(closeCodes.tooLate), patience)
    socket.once('message', (data) => {
      clearTimeout(late)
      void admitted(data.toString()).then((caller) =>
        caller ? follow(socket, caller) : socket.close(closeCodes.notSignedIn),
      )
    })
    socket.on('close', () => clearTimeout(late))
    socket.on('error', () => socket.terminate())
  })

  async function admitted(text: string) {
    const first = First.safeParse(parsed(text))
    return first.success ? letIn(first.data) : null
  }
  const letIn = (first: First) =>
    ('wall' in first
      ? wallCallerOf(app.database.db, first.wall)
      : callerOf(app.database.db, first.token)
    ).then(
      (caller) => ({ caller, first }),
      () => null,
    )

  function follow(socket: WebSocket, { caller, first }: { caller: Caller; first: First }) {
    // Gone while it was looked up: nothing would ever tell us to stop.
    if (socket.readyState !== socket.OPEN) return
    let now = caller
    let alive = true
    const say = ({ lineNumber, changed }: Heard) => {
      if (lineNumber !== null && !maySee(now, lineNumber)) return
      const told =
        'wall' in first ? changed.filter((feature) => onWalls.includes(feature) || feature === '*') : changed
      if (told.length > 0) socket.send(JSON.stringify({ lineNumber, changed: told }))
    }
    const quiet = hub.hear((heard) => {
      say(heard)
      // A lock, a role, a line or a link taken away counts at once.
      const deciding = 'wall' in first ? 'walls' : 'users'
      if (heard.changed.some((feature) => feature === deciding || feature === '*')) void askAgain()
    })
    const watch = setInterval(() => void look(), lookAgain)
    async function look() {
      if (!alive) return socket.terminate()
      alive = false
      socket.ping()
      await askAgain()
    }
    async function askAgain() {
      const still = await letIn(first)
      if (!still) return socket.close(closeCodes.notSignedIn)
      now = still.caller
    }
    socket.on('pong', () => (alive = true))
    // A browser hears no pings: whatever it says is the question whether we are still here.
    socket.on('message', () => socket.send(nothingChanged))
    socket.on('close', () => {
      clearInterval(watch)
      quiet()
    })
    socket.send(nothingChanged)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
