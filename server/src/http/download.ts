import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A streamed file. `rows`, when it is known, lets the browser draw progress. */
export type Download = {
  fileName: string
  contentType: string
  rows: number | null
  /** In a packed file rows cannot be seen passing: so many belong to each part it is flushed after. */
  rowsAPart?: number
  /** How many bytes it has, where that is known ahead. */
  bytes?: number
  body: AsyncIterable<string | Uint8Array>
}

export function sendFile(
  reply: FastifyReply,
  { fileName, contentType, rows, rowsAPart, bytes, body }: Download,
) {
  reply.header('content-type', contentType)
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
  if (rows !== null) reply.header('x-total-rows', rows)
  // What it is was decided here: no browser shall find something else in it.
  reply.header('x-content-type-options', 'nosniff')
  if (bytes !== undefined) reply.header('content-length', bytes)
  if (rowsAPart) reply.header('x-rows-a-part', rowsAPart)
  return reply.send(Readable.from(body))
}
