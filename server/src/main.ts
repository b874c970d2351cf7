import { readSettings } from './settings.ts'
import { startServer } from './start.ts'

/** In words for the person at the keyboard; the stack is there for whoever asks for it. */
function explain(error: unknown) {
  if (!(error instanceof Error)) return error
  const { code = '', port = '' } = error as Error & { code?: string; port?: number } // what Node adds to a refused listen or connect
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Set PORT to a free one.`
  if (code === 'EACCES' && port) return `Port ${port} may not be used by this account. Set PORT to one above 1023.`
  return ['debug', 'trace'].includes(process.env.LOG_LEVEL ?? '') ? error : error.message || error
}

try {
  const { stop } = await startServer(readSettings(process.env, process.argv.slice(2)))
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      console.log('Takt stops …')
      void stop().then(() => process.exit(0), (error: unknown) => {
        console.error(error)
        process.exit(1)
      })
    })
  }
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
