/** The server is not there, is too busy, or gave up on the call: the same message may be sent again. */
export class Away extends Error {
  /** It answered, with a fault of its own: trying again may not help. */
  readonly isFault: boolean
  constructor(message: string, isFault = false) {
    super(message)
    this.isFault = isFault
  }
}

/** What every call answers: 20000 with data, or a code, a key and a sentence. */
export type Envelope = { code: number; data?: unknown; key?: string; message?: string; field?: string | null }
export const accepted = 20000

const busy = new Set([408, 429, 502, 503, 504])

const by = (bearer: string | null) => ({ ...(bearer && { authorization: `Bearer ${bearer}` }) })

export const post = (
  address: URL,
  bearer: string | null,
  body: unknown,
  seconds: number,
  headers: Record<string, string> = {},
) =>
  ask(
    address,
    { 'content-type': 'application/json', ...headers, ...by(bearer) },
    JSON.stringify(body),
    seconds,
  )

/** A form with a file. */
export const postForm = (address: URL, bearer: string | null, form: FormData, seconds: number) =>
  ask(address, by(bearer), form, seconds)

async function ask(
  address: URL,
  headers: Record<string, string>,
  body: string | FormData,
  seconds: number,
): Promise<Envelope> {
  const reply = await fetch(address, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(seconds * 1000),
  }).catch((lost: unknown) => {
    throw new Away(
      `${address.origin} does not answer (${lost instanceof Error ? lost.message : 'no reason given'})`,
    )
  })
  const answered = await readEnvelope(reply)
  if (busy.has(reply.status)) throw new Away(answered?.message ?? `HTTP ${reply.status}`)
  if (reply.status >= 500) throw new Away(answered?.message ?? `HTTP ${reply.status}`, true)
  if (!answered)
    throw new Away(
      `${address.pathname} did not answer as the station interface does (HTTP ${reply.status})`,
      true,
    )
  return answered
}

async function readEnvelope(reply: Response): Promise<Envelope | null> {
  const answered: unknown = await reply.json().catch(() => null)
  return typeof answered === 'object' &&
    answered !== null &&
    'code' in answered &&
    typeof answered.code === 'number'
    ? (answered as Envelope)
    : null // just checked
}
