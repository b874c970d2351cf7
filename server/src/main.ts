import { readSettings, SettingsError } from './settings.ts'
import { startServer } from './start.ts'

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
  // What the person at the keyboard can mend is said in a sentence; a bug keeps its stack.
  console.error(error instanceof SettingsError || (error instanceof Error && error.name === 'StartError') ? error.message : error)
  process.exit(1)
}
