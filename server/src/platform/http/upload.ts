import type { FastifyRequest } from 'fastify'
import type { Multipart } from '@fastify/multipart'
import { refuse } from '@takt/contract/errors.ts'
import type { IncomingFile } from '../db/call.ts'

/** Whoever sends nothing for so long is gone. */
const silence = 60_000
/** A refused sender may finish sending, to get the reason; not for ever. */
const patience = 30_000
/** The largest file is the business of who takes it. */
const limits = {
  files: 1,
  fields: 10,
  fieldSize: 16_384,
  headerPairs: 20,
  fileSize: Number.POSITIVE_INFINITY,
}

/** These say nothing of the file, wherever they are: `openEnvelope`. */
const envelope = ['app', 'userName']

const noFile = () => refuse('call.invalid', { fields: 'file' }, 'file')

/** A form: what is written in it, and its file, which comes last, as it arrives. */
export async function receive(
  request: FastifyRequest,
): Promise<{ body: Record<string, unknown>; file: IncomingFile }> {
  if (!request.isMultipart()) return noFile()
  request.raw.setTimeout(silence, () => request.raw.destroy())
  const body: Record<string, unknown> = {}
  const parts = inForm(() => request.parts({ limits }))
  for (;;) {
    const { value: part, done } = await parts.next()
    if (done) return noFile()
    if (part.type === 'file')
      return {
        body,
        file: {
          fileName: part.filename ?? '',
          most: Number(request.headers['content-length'] ?? Number.NaN) || null,
          bytes: toItsEnd(part.file, parts),
        },
      }
    body[part.fieldname] = part.value
  }
}

/** What follows the file would be read by nobody: the whole form is refused before the file is kept. */
async function* toItsEnd(file: AsyncIterable<Buffer>, parts: AsyncGenerator<Multipart>) {
  yield* inForm(() => file)
  for await (const { fieldname } of parts)
    if (!envelope.includes(fieldname)) refuse('call.invalid', { fields: fieldname }, fieldname)
}

/** A form that breaks off, or is no form, is a fault of the call. */
async function* inForm<T extends Multipart | Buffer>(parts: () => AsyncIterable<T>): AsyncGenerator<T> {
  const from = parts()[Symbol.asyncIterator]()
  for (;;) {
    const next = await from.next().catch(noFile)
    if (next.done) return
    yield next.value
  }
}

/** Reads the rest of an unwanted body into nothing, or the sender would never get to the answer. */
export function leaveRest({ raw }: FastifyRequest) {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  raw.resume()
  const timer = setTimeout(() => raw.destroy(), patience)
  raw.once('close', () => clearTimeout(timer))
}
