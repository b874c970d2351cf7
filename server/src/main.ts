import { readSettings } from './settings.ts'
import { startServer } from './start.ts'

/** What kept it from starting is a sentence already; the stack is there on request. */
const asksForMore = ['debug', 'trace'].includes(process.env.LOG_LEVEL ?? '')
const explain = (error: unknown) =>
  error instanceof Error && error.message && !asksForMore ? error.message : error

try {
  const { stop } = await startServer(readSettings(process.env, process.argv.slice(2)))
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      console.log('Takt stops …')
      void stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
