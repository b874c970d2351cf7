import type { z } from 'zod'
import type { Endpoint } from '@takt/contract/endpoint.ts'
import { Refusal } from '@takt/contract/errors.ts'
import { refusalOf, send } from './call.ts'

const silence = 120_000

/** `rows` of a CSV are counted as they pass, those of an archive by the parts it is flushed in; in a packed sheet nobody can count them, so there only `bytes` grow. */
export type Progress = {
  bytes: number
  rows: number | null
  totalRows: number | null
  totalBytes: number | null
}

type Telling = (progress: Progress) => void

/** Requests a file, reports its progress, and gives it to the browser to keep. */
export async function downloadFile<I extends z.ZodType>(
  endpoint: Endpoint<'download', I, z.ZodType>,
  input: z.input<I>,
  tell: Telling,
  signal: AbortSignal,
): Promise<void> {
  const { file, name } = await fetchFile(endpoint, input, tell, signal)
  keep(file, name)
}

/** Requests a file and reports its progress. Gives up after 120 s without a byte. */
export async function fetchFile<I extends z.ZodType>(
  endpoint: Endpoint<'download', I, z.ZodType>,
  input: z.input<I>,
  tell: Telling,
  signal: AbortSignal,
): Promise<{ file: Blob; name: string }> {
  const watch = watchdog(silence)
  try {
    const reply = await send(endpoint, input, AbortSignal.any([signal, watch.signal]))
    if (!reply.ok || reply.headers.get('content-type')?.startsWith('application/json'))
      throw await refusalOf(reply)
    const parts = await gather(reply, tell, watch.seen)
    return {
      file: new Blob(parts, { type: reply.headers.get('content-type') ?? '' }),
      name: nameOf(reply, endpoint.name),
    }
  } catch (error) {
    if (watch.signal.aborted || error instanceof TypeError) throw new Refusal('call.offline')
    throw error
  } finally {
    watch.stop()
  }
}

async function gather(reply: Response, tell: Telling, seen: () => void): Promise<BlobPart[]> {
  const headerNumber = (header: string) => Number(reply.headers.get(header) ?? Number.NaN)
  const numberOf = (header: string) => (Number.isNaN(headerNumber(header)) ? null : headerNumber(header))
  const count = counterFor(reply.headers)
  const progress: Progress = {
    bytes: 0,
    rows: count ? 0 : null,
    totalRows: numberOf('x-total-rows'),
    totalBytes: numberOf('content-length'),
  }
  const parts: BlobPart[] = []
  for await (const part of reply.body!) {
    // an answer that is ok has a body
    seen()
    parts.push(part)
    progress.bytes += part.byteLength
    if (count) progress.rows! += count(part)
    tell({ ...progress })
  }
  return parts
}

/** How many rows came with a part; null: nobody can tell. */
function counterFor(headers: Headers): ((part: Uint8Array) => number) | null {
  if (headers.get('content-type')?.startsWith('text/csv')) return lineEnds
  const rowsAPart = Number(headers.get('x-rows-a-part') ?? Number.NaN)
  if (Number.isNaN(rowsAPart)) return null
  const flushes = flushCounter()
  return (part) => rowsAPart * flushes(part)
}

/** Counts 00 00 FF FF, which ends what a packer flushes at once (RFC 1951, 3.2.4), also where it is split over two parts. */
function flushCounter() {
  let matched = 0
  return (bytes: Uint8Array) => {
    let found = 0
    for (const byte of bytes) {
      if (byte === (matched < 2 ? 0 : 255)) matched += 1
      else if (byte !== 0) matched = 0
      else matched = matched === 2 ? 2 : 1
      if (matched < 4) continue
      found += 1
      matched = 0
    }
    return found
  }
}

function lineEnds(bytes: Uint8Array): number {
  let count = 0
  for (const byte of bytes) if (byte === 10) count++
  return count
}

function watchdog(limit: number) {
  const control = new AbortController()
  const bark = () => control.abort(new DOMException('', 'TimeoutError'))
  let timer = setTimeout(bark, limit)
  const stop = () => clearTimeout(timer)
  return {
    signal: control.signal,
    stop,
    seen: () => {
      stop()
      timer = setTimeout(bark, limit)
    },
  }
}

function nameOf(reply: Response, otherwise: string): string {
  const fileName = /filename\*?=(?:UTF-8'')?"?([^";]+)"?/i.exec(
    reply.headers.get('content-disposition') ?? '',
  )?.[1]
  return fileName ? decodeURIComponent(fileName) : otherwise.replace('/', '-')
}

function keep(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Long enough for the browser to have begun reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
