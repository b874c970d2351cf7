import { Worker } from 'node:worker_threads'
import { type ErrorKey, type Facts, Refusal } from '@takt/contract/errors.ts'
import { mostOrders } from '@takt/contract/order-import.ts'
import { readSchedule } from './b2mml.ts'
import { readOrders } from './json.ts'

type Row = Record<string, unknown>
type WrittenRefusal = { refused: { key: ErrorKey; facts: Facts; field: string | null } }
/** A refusal does not survive the way between threads as what it is. */
export type Written = WrittenRefusal | ({ row: Row } | WrittenRefusal)[]

export const readers = { xml: readSchedule, json: readOrders } satisfies Record<
  string,
  (text: string) => (Row | Refusal)[]
>
export type Format = keyof typeof readers

/** Read at once up to here: 16 MB of small XML elements took 6-12 s of the thread that answers the stations, 32 MB of JSON 3-18 s, this 10-25 ms. */
const small = 32_768
const patience = 60_000
const memory = 1024

let last: Promise<unknown> = Promise.resolve()

/** Orders of a message of the host. A large one is read on a thread of its own, one after the other. */
export async function readAside(text: string, format: Format): Promise<(Row | Refusal)[]> {
  if (text.length <= small) return readers[format](text)
  const turn = last.then(() => inWorker(text, format))
  last = turn.catch(() => {})
  const written = await turn
  if (!Array.isArray(written)) throw refusalOf(written)
  return written.map((one) => ('row' in one ? one.row : refusalOf(one)))
}

const refusalOf = ({ refused: { key, facts, field } }: WrittenRefusal) =>
  new Refusal(key, facts, field ?? undefined)

function inWorker(text: string, format: Format) {
  return new Promise<Written>((resolve, reject) => {
    const worker = new Worker(new URL('read-aside-worker.ts', import.meta.url), {
      workerData: { text, format, most: mostOrders },
      resourceLimits: { maxOldGenerationSizeMb: memory },
    })
    const late = setTimeout(() => void worker.terminate(), patience)
    worker.once('message', resolve)
    // Out of memory is the message's fault: `exit`, which follows, reports it.
    worker.once(
      'error',
      (error: NodeJS.ErrnoException) => void (error.code === 'ERR_WORKER_OUT_OF_MEMORY' || reject(error)),
    )
    worker.once('exit', () => {
      clearTimeout(late)
      // After an answer this changes nothing.
      reject(new Refusal('host.unreadable', { why: 'too many elements' }))
    })
  })
}
