import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import { maskBadges } from '@takt/contract/badges.ts'
import { timedId } from '../../platform/db/ids.ts'
import type { OnPage, Pages } from './pages.ts'
import type { Exchanged, StoredTelegram, TelegramTexts, TelegramDraft } from './telegram-log.queries.ts'

/** A call that waits to be written. */
export type Waiting = Omit<Exchanged, 'request' | 'response'> & {
  texts: OnPage
  telegrams: TelegramDraft[]
  size: number
}
/** Calls that are written together, under one key: made once, so that a second attempt is known to be one. */
export type Block = { body: TelegramTexts; rows: StoredTelegram[]; size: number }

const compress = promisify(zstdCompress)
/** Stations send at the same time. In pieces of 16 kB, as is usual, this thread was called back for each: 3 MB took it 0.9 ms, now 0.4. */
const quickly = { params: { [constants.ZSTD_c_compressionLevel]: 1 }, chunkSize: 256 * 1024 }

export function waitingOf(
  pages: Pages,
  { request, response, ...exchanged }: Exchanged,
  telegrams: TelegramDraft[],
): Waiting {
  const texts = pages.write(maskBadges(request), maskBadges(response))
  return { ...exchanged, texts, telegrams, size: texts.requestLength + texts.responseLength }
}

/** Of calls that follow each other on one page. */
export async function blockOf(calls: readonly Waiting[]): Promise<Block> {
  const heardAt = Date.now()
  const { page, start } = calls[0]!.texts
  const size = calls.reduce((sum, call) => sum + call.size, 0)
  const rows = calls.flatMap(({ texts, telegrams, heardAt, latency, traceId = null }): StoredTelegram[] => {
    const { requestLength, responseLength, cut } = texts
    const place = { textStart: texts.start - start, requestLength, responseLength, cut }
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
  const body = await compress(page.bytes.subarray(start, start + size), quickly)
  return { body: { texts: timedId(heardAt), heardAt, body }, rows, size }
}
