import { Worker } from 'node:worker_threads'
import type { Drawing } from './drawing.ts'

/** A drawing as a file, drawn beside the server's own work. Whoever stops reading stops the drawing. */
export const pdfOf = (fileName: string, drawing: Drawing) => ({
  fileName: `${fileName}.pdf`,
  contentType: 'application/pdf',
  rows: null,
  body: drawn(drawing),
})

async function* drawn(drawing: Drawing): AsyncGenerator<Uint8Array> {
  const worker = new Worker(new URL('./drawing.ts', import.meta.url), { workerData: drawing })
  const done = Promise.withResolvers<void>()
  const waiting: Uint8Array[] = []
  let wake = () => {}
  worker.on('message', (bytes: Uint8Array) => {
    waiting.push(bytes)
    wake()
  })
  worker.once('error', done.reject)
  worker.once('exit', () => done.resolve())
  try {
    for (let over = false; !over;) {
      const woken = new Promise<boolean>((resolve) => {
        wake = () => resolve(false)
      })
      over = waiting.length === 0 && (await Promise.race([woken, done.promise.then(() => true)]))
      while (waiting.length > 0) yield waiting.shift()!
    }
  } finally {
    await worker.terminate()
  }
}
