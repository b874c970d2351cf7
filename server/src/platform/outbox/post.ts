import { isForbidden } from './host-address.ts'

/** How a try ended. No error: it was taken. */
export type Ended = {
  httpStatus: number | null
  response: string | null
  latency: number | null
  errorText: string | null
}

export type Letter = {
  url: string
  headers: Record<string, string>
  request: string
  seconds: number
  signal?: AbortSignal
}

/** More of an answer nobody reads. */
const mostOfAnswer = 65_536

/** One try. Whatever goes wrong is an answer too: nothing is thrown. A redirect is not followed: the address is the one somebody set. */
export async function post({ url, headers, request, seconds, signal }: Letter): Promise<Ended> {
  const since = performance.now()
  const took = () => Math.round(performance.now() - since)
  const limit = AbortSignal.timeout(seconds * 1000)
  let httpStatus: number | null = null
  try {
    if (await isForbidden(url))
      return { httpStatus, response: null, latency: took(), errorText: 'address forbidden' }
    const reply = await fetch(url, {
      method: 'POST',
      body: request,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'takt',
        ...headers,
      },
    })
    httpStatus = reply.status
    const response = await beginningOf(reply)
    return { httpStatus, response, latency: took(), errorText: reply.ok ? null : `HTTP ${httpStatus}` }
  } catch (error) {
    return {
      httpStatus,
      response: null,
      latency: took(),
      errorText: limit.aborted ? `timeout ${seconds} s` : whyNot(error),
    }
  }
}

/** A truncated answer does not count: the same is sent again, under the same key. */
async function beginningOf(reply: Response) {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of reply.body ?? []) {
    text += decoder.decode(piece, { stream: true })
    if (text.length > mostOfAnswer) break
  }
  // No text of a database holds a NUL.
  return text.slice(0, mostOfAnswer).replaceAll('\0', '')
}

function whyNot(error: unknown) {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } } // fetch throws errors, with what lay beneath as their cause
  return (cause?.code ?? cause?.message ?? message).slice(0, 500)
}
