import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { namesAccount, type Endpoint } from '@takt/contract/endpoint.ts'
import { errors, fill, refuse, type Refusal } from '@takt/contract/errors.ts'
import { languageOf } from '@takt/contract/languages.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { sayFact } from '@takt/contract/say-facts.ts'

/** The envelope of the specification. Apart from the browser's `call.ts` this is the only file that handles it. */
export const answer = (data: unknown, people: People | null = null) => ({
  code: 20000,
  data,
  ...(people && { people }),
})
/** What the people of an answer are called, by their accounts; null: the account is gone. */
export type People = Record<string, string | null>

export function wordsFor(request: FastifyRequest): Words {
  const languages = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((tag) => languageOf(tag.split(';')[0]!))
  return spoken[languages.find((language) => language !== null) ?? 'en']
}

/** A refusal on the wire: the key and facts for our console, a finished sentence for everybody else. */
export function refusal(words: Words, { key, facts, field }: Refusal) {
  const row: { code: number; status?: number } = errors[key]
  const message = fill(words.error[key], facts, (fact, value) =>
    // A program gets its fields by the names it sent.
    fact === 'fields' ? value : sayFact(words, fact, value),
  )
  return { status: row.status ?? 200, body: { code: row.code, key, message, field, facts } }
}

/** The line is appended to every call's path once one is chosen; a call on the plant ignores it. */
export function wirePaths({ name, at }: Endpoint) {
  const path = `/api${at?.path ?? `/${name}`}`
  return [path, `${path}/:line`]
}

/** A file may also be fetched by an address, with `?ticket=…&input={…}`, so that a browser keeps it without holding it in memory. */
export function inputOf({ query }: FastifyRequest): unknown {
  const { input } = InAddress.parse(query)
  try {
    return JSON.parse(input)
  } catch {
    return refuse('call.invalid', { fields: 'input' }, 'input')
  }
}
const InAddress = z.object({ input: z.string().max(8000).default('{}') })

/** Every body may name its sender and the program; they are not part of the input unless the call needs them. One that searches by account may come in `para`, next to the sender. */
export function openEnvelope(endpoint: Endpoint, body: unknown): unknown {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) return body
  const { app: _app, ...rest } = body as Record<string, unknown>
  if (endpoint.at?.eventId !== undefined) return openEvent(rest)
  if (!namesAccount(endpoint)) delete rest.userName
  else if (!endpoint.at && 'para' in rest) return openPara(rest)
  return rest
}

const Event = z.strictObject({
  eventId: z.int(),
  para: z.unknown().optional(),
  userName: z.string().max(64).optional(),
})
const Para = z.strictObject({ para: z.unknown().optional(), userName: z.string().max(64).optional() })
const openPara = (body: unknown) => Para.parse(body).para ?? {}
const openEvent = (body: unknown) => Event.parse(body).para ?? {}
