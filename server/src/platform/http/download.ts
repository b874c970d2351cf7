import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Download } from '../db/call.ts'

/** Who reads nothing for so long is gone, and holds no place of another export. */
const silence = 60_000

/** `ended`: called when the last byte is sent, or nobody is there to receive it. */
export function sendFile(
  reply: FastifyReply,
  { fileName, contentType, rows, rowsAPart, bytes, body }: Download,
  ended: () => void,
) {
  reply.header('content-type', contentType)
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
  if (rows !== null) reply.header('x-total-rows', rows)
  // What it is was decided here: no browser shall find something else in it.
  reply.header('x-content-type-options', 'nosniff')
  if (bytes !== undefined) reply.header('content-length', bytes)
  if (rowsAPart) reply.header('x-rows-a-part', rowsAPart)
  const stream = Readable.from(oneAtATime(body))
  stream.once('close', ended)
  reply.raw.setTimeout(silence, () => reply.raw.destroy())
  return reply.send(stream)
}

/** Between two parts everybody else has a turn: rows become text on the thread that answers the stations. */
async function* oneAtATime(body: Download['body']) {
  for await (const part of body) {
    yield part
    await setImmediate()
  }
}
