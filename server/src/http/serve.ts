import multipart from '@fastify/multipart'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import {
  changesSomething,
  featureOf,
  type Endpoint,
  type EndpointKind,
  type Feature,
} from '@takt/contract/endpoint.ts'
import type { Exporting, IncomingFile, LineCall, PlantCall } from '../db/call.ts'
import { admit } from './admit.ts'
import { type Download, sendFile } from './download.ts'
import { leaveRest, receive } from './upload.ts'
import { answer, openEnvelope, wirePaths, wordsFor } from './wire.ts'

type CallOf<E extends Endpoint> = (E['scope'] extends 'line' ? LineCall : PlantCall) &
  Exporting &
  (E['kind'] extends 'upload' ? { file: IncomingFile } : unknown)
type AnswerOf<E extends Endpoint> = E['kind'] extends 'download'
  ? Download | Promise<Download>
  : Promise<z.input<E['output']>>

/** Ten thousand rows of a sheet. */
const largeBody = 16 * 1_048_576

type Handlers<F extends Feature> = {
  [K in keyof F]: (call: CallOf<F[K]>, input: z.output<F[K]['input']>) => AnswerOf<F[K]>
}

/** Strips what was not promised. What was promised and is not there is our bug, not a fault of the call. */
function promised({ name, output }: Endpoint<EndpointKind, z.ZodType, z.ZodType>, answered: unknown) {
  const { data, error } = output.safeParse(answered)
  if (error) throw new Error(`${name} answered otherwise than it promises`, { cause: error })
  return data
}

/** Binds a feature's handlers to its contract. A missing handler or a wrong answer does not compile. */
export function serve<F extends Feature>(feature: F, handlers: Handlers<F>): FastifyPluginAsync {
  return async (app) => {
    const takesFiles = Object.values<Endpoint>(feature).some(({ kind }) => kind === 'upload')
    if (takesFiles) await app.register(multipart)
    for (const [key, endpoint] of Object.entries<Endpoint<EndpointKind, z.ZodType, z.ZodType>>(feature)) {
      const work = async (request: FastifyRequest, reply: FastifyReply) => {
        const call = Object.assign(await admit(app.database.db, request, endpoint), {
          words: wordsFor(request),
        })
        const { body, ...file } = endpoint.kind === 'upload' ? await receive(request) : { body: request.body }
        const input = endpoint.input.parse(openEnvelope(endpoint, body))
        const handler = handlers[key]! as (call: PlantCall, input: unknown) => unknown // `Handlers` has a member for every key of `F`
        if (endpoint.kind === 'download') return sendFile(reply, (await handler(call, input)) as Download) // `AnswerOf` promises it
        const answered = await handler(Object.assign(call, file), input)
        if (changesSomething(endpoint)) announce(call)
        return answer(promised(endpoint, answered))
      }
      const workAndLeave = (request: FastifyRequest, reply: FastifyReply) =>
        work(request, reply).finally(() => leaveRest(request))
      const announce = (call: PlantCall & { line?: string }) => {
        if (endpoint.personal) return
        if (!call.traced)
          throw new Error(`${endpoint.name} changed something and left no trace in the audit log`)
        if (call.traced === 'nothing') return
        app.changed(endpoint.scope === 'line' ? call.line! : null, [
          featureOf(endpoint),
          ...(endpoint.touches ?? []),
        ])
      }
      if (endpoint.at?.eventId !== undefined) app.atEvent(endpoint.at.path, endpoint.at.eventId, work)
      else
        for (const path of wirePaths(endpoint))
          app.post(
            path,
            endpoint.large ? { bodyLimit: largeBody } : {},
            endpoint.kind === 'upload' ? workAndLeave : work,
          )
    }
  }
}
