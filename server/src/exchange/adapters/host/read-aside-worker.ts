import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '@takt/contract/errors.ts'
import { readers, type Format, type Written } from './read-aside.ts'

const { text, format, most } = workerData as { text: string; format: Format; most: number } // what read-aside.ts sends

const written = ({ key, facts, field }: Refusal) => ({ refused: { key, facts, field } })

function read(): Written {
  try {
    const rows = readers[format](text)
    // More than may be taken is counted and refused by the caller, not copied.
    return rows.slice(0, most + 1).map((row) => (row instanceof Refusal ? written(row) : { row }))
  } catch (error) {
    if (error instanceof Refusal) return written(error)
    throw error
  }
}

parentPort!.postMessage(read()) // oxlint-disable-line unicorn/require-post-message-target-origin -- a thread has a parent, and no origin
