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
import type { Db } from '../db/tables.ts'
import type { Download, Exporting, IncomingFile, LineCall, PlantCall } from '../db/call.ts'
import { accountsIn } from './accounts-in.ts'
import { admit } from './admit.ts'
import { compressAnswers } from './compress-answers.ts'
import { sendFile } from './download.ts'
import { leaveRest, receive } from './upload.ts'
import { answer, inputOf, openEnvelope, wirePaths, wordsFor } from './wire.ts'

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
    compressAnswers(app)
    const { standby } = app.database
    const reading = <T>({ mayLag }: Endpoint, db: Db, work: (db: Db) => Promise<T>) =>
      mayLag && standby ? standby.read(db, work) : work(db)
    const takesFiles = Object.values<Endpoint>(feature).some(({ kind }) => kind === 'upload')
    if (takesFiles) await app.register(multipart)
    for (const [key, endpoint] of Object.entries<Endpoint<EndpointKind, z.ZodType, z.ZodType>>(feature)) {
      const gather = endpoint.kind === 'download' ? null : accountsIn(endpoint.output)
      // What was done is done: an answer goes out without names rather than not at all.
      const peopleOf = async (data: unknown) => {
        const accounts = new Set<string>()
        gather?.(data, accounts)
        if (accounts.size === 0) return null
        try {
          const names = await app.namesOf(app.database.db, [...accounts])
          return Object.fromEntries([...accounts].map((account) => [account, names.get(account) ?? null]))
        } catch (err) {
          app.log.warn({ err }, 'Names of people')
          return null
        }
      }
      const work = async (request: FastifyRequest, reply: FastifyReply) => {
        const call = Object.assign(await admit(app.database.db, request, endpoint), {
          words: wordsFor(request),
          setCookie: (cookie: string) => void reply.header('set-cookie', cookie),
        })
        const { body, ...file } =
          endpoint.kind === 'upload'
            ? await receive(request)
            : { body: request.method === 'GET' ? inputOf(request) : request.body }
        const input = endpoint.input.parse(openEnvelope(endpoint, body))
        const handler = handlers[key]! as (call: PlantCall, input: unknown) => unknown // `Handlers` has a member for every key of `F`
        if (endpoint.kind === 'download')
          return download(
            endpoint,
            reply,
            call,
            async (call) => (await handler(call, input)) as Download, // `AnswerOf` promises it
          )
        const answered = await reading(endpoint, call.db, (db) =>
          Promise.resolve(handler(Object.assign(call, file, { db }), input)),
        )
        if (changesSomething(endpoint)) announce(call)
        const data = promised(endpoint, answered)
        return answer(data, await peopleOf(data))
      }
      const download = async (
        endpoint: Endpoint,
        reply: FastifyReply,
        call: PlantCall,
        work: (call: PlantCall) => Promise<Download>,
      ) => {
        // What a person put here is read as it is; everything else is made for the occasion.
        if (endpoint.name === 'files/download') return sendFile(reply, await work(call), () => {})
        const leave = app.exports.enter(call.user.userName)
        try {
          const file = await reading(endpoint, app.database.exporting, (db) => work({ ...call, db }))
          return sendFile(reply, file, leave)
        } catch (error) {
          leave()
          throw error
        }
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
      // HEAD would use the ticket up and bring nothing.
      if (endpoint.kind === 'download')
        for (const path of wirePaths(endpoint)) app.get(path, { exposeHeadRoute: false }, work)
      if (endpoint.at?.eventId !== undefined) app.atEvent(endpoint.at.path, endpoint.at.eventId, work)
      else {
        const config = {
          open: endpoint.for === 'anyone',
          upload: endpoint.kind === 'upload',
          changes: changesSomething(endpoint) && !endpoint.personal,
        }
        for (const path of wirePaths(endpoint))
          app.post(
            path,
            { config, ...(endpoint.large && { bodyLimit: largeBody }) },
            endpoint.kind === 'upload' ? workAndLeave : work,
          )
      }
    }
  }
}
