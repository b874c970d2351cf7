import { Worker } from 'node:worker_threads'

/** A file as a thread of its own draws it, which posts its bytes. Whoever stops reading stops the drawing. */
export async function* drawn(script: URL, drawing: unknown): AsyncGenerator<Uint8Array> {
  const worker = new Worker(script, { workerData: drawing })
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

export const pdfFile = (fileName: string, body: AsyncIterable<Uint8Array>) => ({
  fileName: `${fileName}.pdf`,
  contentType: 'application/pdf',
  rows: null,
  body,
})
