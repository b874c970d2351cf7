import type { z } from 'zod'
import { namesAccount, type Endpoint } from '@takt/contract/endpoint.ts'
import { errors, Refusal, type ErrorKey, type Facts } from '@takt/contract/errors.ts'
import { meetPeople } from './people.ts'
import { useSession } from './session.ts'
import { readLine, readToken, readUserName } from './stored.ts'

const timeLimit = 5000
/** A long list is judged and written row by row. */
const largeLimit = 60_000
const sessionOver: readonly number[] = [50008, 50012, 50014]

export type Answered = {
  code?: number
  data?: unknown
  people?: Record<string, string | null>
  key?: string
  facts?: Facts
  field?: string
  message?: string
  requestId?: string
}

/** The caller, and the line, where that is not the session and the line that is chosen: `wall` is the token of a wall link. */
export type Screen = { wall: string | null; line: string | null }

/** The only place in the console, with `download.ts` and `upload.ts`, that handles HTTP, the envelope and the token. */
export async function call<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<'query' | 'command', I, O>,
  input: z.input<I>,
  signal?: AbortSignal,
  screen?: Screen,
): Promise<z.output<O>> {
  const limit = AbortSignal.timeout(endpoint.large ? largeLimit : timeLimit)
  const reply = await send(endpoint, input, signal ? AbortSignal.any([signal, limit]) : limit, screen)
  const answered = await read(reply)
  if (answered.code === 20000) {
    meetPeople(answered.people)
    return answered.data as z.output<O> // the server parsed it with this very schema
  }
  throw refused(answered, reply, endpoint.kind === 'command')
}

/** Posts the input to the contract's address. Nothing but a lost connection or a limit makes it fail. */
export async function send(
  endpoint: Endpoint,
  input: unknown,
  signal: AbortSignal,
  screen?: Screen,
): Promise<Response> {
  const address = addressOf(endpoint, screen?.line ?? readLine())
  try {
    return await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...whoAsks(screen?.wall) },
      body: JSON.stringify(bodyOf(endpoint, input)),
      signal,
    })
  } catch (lost) {
    const late = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
    if (signal.aborted && !late) throw lost
    throw new Refusal('call.offline')
  }
}

/** Every address ends in the line that is chosen, as the specification requires; a call on the plant does without where none is. */
export function addressOf({ name, scope, at }: Endpoint, line: string | null): string {
  if (!line && !at && scope === 'line') throw new Refusal('call.line_missing')
  const path = `/api${at?.path ?? `/${name}`}`
  return line ? `${path}/${encodeURIComponent(line)}` : path
}

/** Who calls and with what program is in every body. A search by account goes into `para`, apart from the caller; the calls of the specification name the account they mean themselves. */
export function bodyOf(endpoint: Endpoint, input: unknown): object {
  const { at } = endpoint
  const who = { userName: readUserName() ?? '', app: 'takt-console' }
  if (at?.eventId !== undefined) return { eventId: at.eventId, para: input, ...who }
  if (!at && namesAccount(endpoint)) return { para: input, ...who }
  return { ...who, ...(input as object) } // every input of the contract is an object
}

export function whoAsks(wall?: string | null): Record<string, string> {
  // The server's own sentences and the heads of an export are in the language on screen.
  const headers = { 'accept-language': document.documentElement.lang }
  if (wall) return { ...headers, authorization: `Wall ${wall}` }
  const token = readToken()
  return { ...headers, ...(token && { token, authorization: `Bearer ${token}` }) }
}

/** An answer that is not ours (a proxy's page) counts as none. */
async function read(reply: Response): Promise<Answered> {
  try {
    return (await reply.json()) as Answered // every part of it is checked or optional
  } catch {
    return {}
  }
}

/** What the server's refusal means here. A lost session is also passed to the frame, which asks once. */
export async function refusalOf(reply: Response): Promise<Refusal> {
  return refused(await read(reply), reply)
}

/** A code unknown to this console is shown with the server's own sentence. */
function unknown({ message, requestId }: Answered, isOther: boolean) {
  if (isOther) return new Refusal('call.offline')
  return message
    ? new Refusal('call.said', { message })
    : new Refusal('call.bug', { requestId: requestId ?? '–' })
}

/** `isPressed`: a person pressed something. Who chose to stay is asked again then, and not by lists that renew themselves. */
export function refused(
  { code, key, facts = {}, field, message, requestId }: Answered,
  { status }: Pick<Response, 'status'>,
  isPressed = false,
): Refusal {
  const isErrorKey = key !== undefined && key in errors
  const refusal = isErrorKey
    ? new Refusal(key as ErrorKey, facts, field) // just found in the table
    : unknown({ message, requestId }, code === undefined && (status >= 502 || status === 404))
  if (code !== undefined && sessionOver.includes(code))
    useSession.setState(({ ended }) => ({ ended: isPressed ? refusal : (ended ?? refusal) }))
  else if (status === 401) useSession.setState({ unauthorised: true })
  return refusal
}
