import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A streamed file. `rows`, when it is known, lets the browser draw progress. */
export type Download = { fileName: string; contentType: string; rows: number | null; body: AsyncIterable<string | Uint8Array> }

export function sendFile(reply: FastifyReply, { fileName, contentType, rows, body }: Download) {
  reply.header('content-type', contentType)
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
  if (rows !== null) reply.header('x-total-rows', rows)
  return reply.send(Readable.from(body))
}
