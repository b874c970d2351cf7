import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import { nullIfRefused } from '@takt/contract/errors.ts'
import { type Caller, maySee } from '../db/call.ts'
import { callerOfSession, endedAmong, hashToken } from '../db/callers.ts'
import { redeemTicket } from '../db/tickets.ts'
import { wallCallerOf } from '../db/wall-callers.ts'
import type { Heard, Hub } from './hub.ts'

const token = z.string().min(1).max(200)
/** A session's ticket, its token where a program connects, or the link of a wall. */
const First = z.union([
  z.strictObject({ ticket: token }),
  z.strictObject({ token }),
  z.strictObject({ wall: token }),
])
type First = z.output<typeof First>
/** What stays when a ticket is used up, and is checked again. */
type Pass = { tokenHash: Buffer } | { wall: string }
/** What a wall shows is made of these; it gets no other names. */
const onWalls = ['boards', 'walls']
/** No ticket within this time: closed. Every so often the session is checked again, and the line is tried. */
const patience = 5_000
const lookAgain = 30_000

/** Private-use close codes, and 1013 for a database that is away: they tell the browser how soon to try again. */
export const closeCodes = {
  notSignedIn: 4401,
  wrongOrigin: 4403,
  tooLate: 4408,
  tooMany: 1008,
  tryAgainLater: 1013,
} as const

/** A page of another origin may open a socket with this browser, but is not let in. No Origin: no browser. */
function isOurs({ headers }: FastifyRequest) {
  if (!headers.origin) return true
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host
}

/** A console sends one every few seconds. */
const mostMessagesASecond = 20

const nothingChanged = JSON.stringify({ lineNumber: null, changed: [] })

/** GET /api/ws: the first message is `{ ticket }`, `{ token }`, or `{ wall }` with the token of a link; from then on `{ lineNumber, changed }` whenever something changed that the person may see. Any later message is answered, with no change named. */
export async function liveRoutes(app: FastifyInstance, hub: Hub) {
  await app.register(websocket, { options: { maxPayload: 4096 } })
  const followers = new Map<WebSocket, string>()
  // A log-out counts at once. One statement for all sockets: at the end of a shift hundreds log out.
  app.addHook(
    'onClose',
    hub.hear(({ changed }) => void (changed.includes('session') && closeEnded())),
  )
  async function closeEnded() {
    const ended = await endedAmong(app.database.db, [...followers.values()]).catch(() => new Set<string>())
    for (const [socket, session] of followers) if (ended.has(session)) socket.close(closeCodes.notSignedIn)
  }
  app.get('/api/ws', { websocket: true }, (socket, request) => {
    if (!isOurs(request)) return socket.close(closeCodes.wrongOrigin)
    const late = setTimeout(() => socket.close(closeCodes.tooLate), patience)
    socket.once('message', (data) => {
      clearTimeout(late)
      admitted(data.toString()).then(
        (caller) => (caller ? follow(socket, caller) : socket.close(closeCodes.notSignedIn)),
        () => socket.close(closeCodes.tryAgainLater),
      )
    })
    socket.on('close', () => clearTimeout(late))
    socket.on('error', () => socket.terminate())
  })

  const { db } = app.database
  /** Null: refused. Rejects while the database is away, which proves nothing about the session. */
  async function admitted(text: string) {
    const first = First.safeParse(parsed(text))
    if (!first.success) return null
    const pass = await passOf(first.data).catch(nullIfRefused)
    return pass && letIn(pass)
  }
  async function passOf(first: First): Promise<Pass> {
    if ('wall' in first) return first
    return { tokenHash: 'ticket' in first ? await redeemTicket(db, first.ticket) : hashToken(first.token) }
  }
  const letIn = (pass: Pass) =>
    ('wall' in pass ? wallCallerOf(db, pass.wall) : callerOfSession(db, pass.tokenHash)).then(
      (caller) => ({ caller, pass }),
      nullIfRefused,
    )

  function follow(socket: WebSocket, { caller, pass }: { caller: Caller; pass: Pass }) {
    // Gone while it was looked up: nothing would ever tell us to stop.
    if (socket.readyState !== socket.OPEN) return
    let now = caller
    let alive = true
    const say = ({ lineNumber, changed }: Heard) => {
      if (now.mustChangePassword) return
      if (lineNumber !== null && !maySee(now, lineNumber)) return
      const features =
        'wall' in pass ? changed.filter((feature) => onWalls.includes(feature) || feature === '*') : changed
      if (features.length > 0) socket.send(JSON.stringify({ lineNumber, changed: features }))
    }
    const quiet = hub.hear((heard) => {
      say(heard)
      // A lock, a role, a line or a link taken away counts at once.
      const deciding = 'wall' in pass ? 'walls' : 'users'
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
      const still = await letIn(pass).catch(() => 'unknown' as const)
      if (still === 'unknown') return socket.close(closeCodes.tryAgainLater)
      if (!still) return socket.close(closeCodes.notSignedIn)
      now = still.caller
    }
    socket.on('pong', () => (alive = true))
    // A browser sees no pings: whatever it sends is a question whether we are still here.
    let second = 0
    let messages = 0
    socket.on('message', () => {
      const now = Math.floor(performance.now() / 1000)
      messages = now === second ? messages + 1 : 1
      second = now
      if (messages > mostMessagesASecond) return socket.close(closeCodes.tooMany)
      socket.send(nothingChanged)
    })
    if ('tokenHash' in pass) followers.set(socket, pass.tokenHash.toString('hex'))
    socket.on('close', () => {
      followers.delete(socket)
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
