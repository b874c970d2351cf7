import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { refuse } from '@takt/contract/errors.ts'

const patience = 5_000

/** When the server stops, what is under way is answered first, as far as that takes five seconds. Later callers are told to call again. */
export function drain(app: FastifyInstance) {
  let underWay = 0
  const idle = new EventTarget()
  let stopping = false

  app.addHook('onRequest', async (request, { raw }) => {
    if (stopping) refuse('call.stopping')
    if (request.headers.upgrade) return // a websocket never ends by itself; its screens connect again
    underWay += 1
    raw.once('close', () => {
      underWay -= 1
      if (underWay === 0) idle.dispatchEvent(new Event('idle'))
    })
  })

  app.addHook('preClose', async () => {
    stopping = true
    if (underWay === 0) return
    const allAnswered = new Promise((resolve) => idle.addEventListener('idle', resolve, { once: true }))
    await Promise.race([allAnswered, pause(patience, undefined, { ref: false })])
  })
}
