import { proveCounters } from './counters/counters.ts'
import { startEmbedded } from './db/embedded/embedded.ts'
import { readSettings } from './settings.ts'

/** Ends with 1 where a counter does not say what its events say. With the built-in database the server has to be stopped meanwhile. */
try {
  const { databaseUrl, dataDir } = readSettings(process.env, process.argv.slice(2))
  const embedded = databaseUrl ? null : await startEmbedded(dataDir)
  try {
    const agree = await proveCounters(databaseUrl ?? embedded!.url, console.log)
    console.log(agree ? 'Every counter agrees with its events.' : 'Not every counter agrees with its events.')
    if (!agree) process.exitCode = 1
  } finally {
    await embedded?.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
