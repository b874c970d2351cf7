import type { z } from 'zod'
import type { Endpoint } from '@takt/contract/endpoint.ts'
import { Refusal } from '@takt/contract/errors.ts'
import { addressOf, bodyOf, refused, whoAsks, type Answered } from './call.ts'
import { readLine } from './stored.ts'

const patience = 30

/** Sends a file, reports how many bytes are gone, and gives up after 30 s in which nothing moved. `fetch` cannot do that, so this is the older way. */
export function uploadFile<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<'upload', I, O>,
  input: z.input<I>,
  file: File,
  tell: (sent: number) => void,
  signal: AbortSignal,
): Promise<z.output<O>> {
  const request = new XMLHttpRequest()
  request.open('POST', addressOf(endpoint, readLine()))
  for (const [name, value] of Object.entries(whoAsks())) request.setRequestHeader(name, value)

  return new Promise<z.output<O>>((resolve, reject) => {
    const fail = (why: unknown) => {
      request.abort()
      reject(why)
    }
    const stalled = () => fail(new Refusal('call.stalled', { seconds: patience }))
    let timer = setTimeout(stalled, patience * 1000)
    const moved = () => {
      clearTimeout(timer)
      timer = setTimeout(stalled, patience * 1000)
    }
    const cancel = () => fail(signal.reason)
    request.upload.onprogress = ({ loaded }) => {
      moved()
      tell(Math.min(loaded, file.size))
    }
    request.onerror = () => fail(new Refusal('call.offline'))
    request.onload = () => {
      const answered = read(request.responseText)
      if (answered.code === 20000) resolve(answered.data as z.output<O>) // the server parsed it with this very schema
      else reject(refused(answered, request, true))
    }
    request.onloadend = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    }
    signal.addEventListener('abort', cancel)
    if (signal.aborted) return cancel()
    request.send(formOf(bodyOf(endpoint, input), file))
  })
}

/** The file last: the server reads its input first. */
function formOf(body: object, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.set(name, String(value))
  form.set('file', file)
  return form
}

/** An answer that is not ours (a proxy's page) counts as none. */
function read(text: string): Answered {
  try {
    return JSON.parse(text) as Answered // every part of it is checked or optional
  } catch {
    return {}
  }
}
