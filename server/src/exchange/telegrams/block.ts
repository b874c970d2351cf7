import { Buffer } from 'node:buffer'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import { maskBadges } from '@takt/contract/badges.ts'
import { timedId } from '../../platform/db/ids.ts'
import type { Exchanged, StoredTelegram, TelegramTexts, TelegramDraft } from './telegram-log.queries.ts'

/**
 * A call that waits to be written. Its texts wait as bytes, which the collector does not move: as strings they outlived its young generation, and
 * collecting them cost more than all else the log does.
 */
export type Waiting = Omit<Exchanged, 'request' | 'response'> & {
  request: Buffer
  response: Buffer
  telegrams: TelegramDraft[]
  size: number
}
/** Calls that are written together, under one key: made once, so that a second attempt is known to be one. */
export type Block = { body: TelegramTexts; rows: StoredTelegram[]; size: number }

const compress = promisify(zstdCompress)
/** Stations send at the same time. In pieces of 16 kB, as is usual, this thread was called back for each: 3 MB took it 0.9 ms, now 0.4. */
const quickly = { params: { [constants.ZSTD_c_compressionLevel]: 1 }, chunkSize: 256 * 1024 }
/** What is kept of one text. */
const longestText = 262_144

export function waitingOf(
  { request: requestText, response: responseText, ...exchanged }: Exchanged,
  telegrams: TelegramDraft[],
): Waiting {
  const [request, response] = [kept(requestText), kept(responseText)]
  return { ...exchanged, request, response, telegrams, size: request.length + response.length }
}

export async function blockOf(calls: readonly Waiting[]): Promise<Block> {
  const heardAt = Date.now()
  const pieces: Buffer[] = []
  let [start, size] = [0, 0]
  const rows = calls.flatMap((call): StoredTelegram[] => {
    const { request, response, telegrams, heardAt, latency, traceId = null } = call
    pieces.push(request, response)
    const place = {
      textStart: start,
      requestLength: request.length,
      responseLength: response.length,
      cut: request.length === longestText || response.length === longestText,
    }
    start += request.length + response.length
    size += call.size
    // The messages of a batch stay in their order.
    const ids = telegrams.map(() => timedId(heardAt)).toSorted()
    return telegrams.map((one, i) => ({
      ...one,
      ...place,
      id: ids[i]!,
      heardAt,
      latency,
      traceId,
    }))
  })
  return {
    body: { texts: timedId(heardAt), heardAt, body: await compress(Buffer.concat(pieces), quickly) },
    rows,
    size,
  }
}

/** A badge's number lets whoever reads it log in: it is not stored. */
const kept = (text: string) => cut(maskBadges(text))
const cut = (text: string) => Buffer.from(text.slice(0, longestText)).subarray(0, longestText)
