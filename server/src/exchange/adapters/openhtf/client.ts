import type { Endpoint } from '@takt/contract/endpoint.ts'

export type ApiAnswer = { code: number; data?: unknown; key?: string; message?: string }
export const accepted = 20000

/** The server could not be reached, or nobody listens to us: nothing further is worth trying. */
export class CannotGoOn extends Error {}

/** Not for this caller, or no database behind it: the next call would be answered the same. */
const deaf = new Set([401, 403, 502, 503, 504])

/** One call of the running server's API, as anybody makes it. */
export async function post(
  url: string,
  path: string,
  bearer: string | null,
  body: string,
): Promise<ApiAnswer> {
  const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) }
  const call = { method: 'POST', headers, body, signal: AbortSignal.timeout(60_000) }
  const reply = await fetch(new URL(`/api${path}`, url), call).catch((lost: Error) => {
    const reason = lost.cause instanceof Error ? lost.cause.message : lost.message
    throw new CannotGoOn(
      `No server answers at ${url} (${reason}). Start one with npm start, or name it with --url`,
    )
  })
  const answer = (await reply.json().catch(() => null)) as ApiAnswer | null // every answer of the API is one
  if (!answer || typeof answer.code !== 'number')
    throw new CannotGoOn(`${url} does not answer as Takt does (HTTP ${reply.status})`)
  if (deaf.has(reply.status)) throw new CannotGoOn(answer.message ?? `HTTP ${reply.status}`)
  return answer
}

type Input<E extends Endpoint> = E['input']['_zod']['input']
type Output<E extends Endpoint> = E['output']['_zod']['output']

/** A call of the console, for a person who is logged in. */
export const callAs =
  (url: string, token: string | null) =>
  async <E extends Endpoint>({ name, at, scope }: E, input: Input<E>, line?: string): Promise<Output<E>> => {
    const path = `${at?.path ?? `/${name}`}${scope === 'line' && line ? `/${encodeURIComponent(line)}` : ''}`
    const answer = await post(
      url,
      path,
      token,
      JSON.stringify(at?.eventId === undefined ? input : { eventId: at.eventId, para: input }),
    )
    if (answer.code !== accepted) throw new CannotGoOn(answer.message ?? `${name}: ${answer.code}`)
    return answer.data // the server parsed it by this very schema
  }
