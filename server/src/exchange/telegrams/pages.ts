import { Buffer } from 'node:buffer'

/** So much goes into one statement at the most; more texts at once would keep the next answer waiting while they are put together. */
export const pageSize = 4_194_304
/** What is kept of one text. */
const longestText = 262_144
/** Pages that wait to be filled again. */
const mostFree = 4

type Page = { readonly bytes: Buffer; used: number; calls: number }
/** The texts of a call on its page, end to end. */
export type OnPage = {
  page: Page
  start: number
  requestLength: number
  responseLength: number
  cut: boolean
}

/**
 * Texts wait as bytes, which the collector does not move, on pages that are used again. A buffer for each text outlived the collector's young generation, and was let go
 * only when it marked all of memory, which it does after each 64 MB of such buffers (decision 11).
 */
export class Pages {
  #page: Page | null = null
  readonly #free: Page[] = []

  write(request: string, response: string): OnPage {
    const [whole, answered] = [Buffer.byteLength(request), Buffer.byteLength(response)]
    const page = this.#pageFor(Math.min(whole, longestText) + Math.min(answered, longestText))
    const start = page.used
    const put = (text: string) => {
      const length = page.bytes.write(text, page.used, longestText)
      page.used += length
      return length
    }
    page.calls += 1
    return {
      page,
      start,
      requestLength: put(request),
      responseLength: put(response),
      cut: whole > longestText || answered > longestText,
    }
  }

  /** Nobody reads these texts any more. */
  letGo(calls: readonly OnPage[]) {
    for (const { page } of calls) {
      page.calls -= 1
      if (page.calls > 0) continue
      page.used = 0
      if (page !== this.#page && this.#free.length < mostFree) this.#free.push(page)
    }
  }

  #pageFor(length: number) {
    if (this.#page && this.#page.used + length <= pageSize) return this.#page
    return (this.#page = this.#free.pop() ?? {
      bytes: Buffer.allocUnsafeSlow(pageSize),
      used: 0,
      calls: 0,
    })
  }
}
