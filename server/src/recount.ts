import { proveCounters } from './platform/counters/counters.ts'
import { reachEmbedded } from './platform/db/embedded/reach.ts'
import { readSettings } from './settings.ts'

/** Ends with 1 where a counter does not say what its events say. The server may run meanwhile. */
try {
  const { databaseUrl, dataDir } = readSettings(process.env, process.argv.slice(2))
  const embedded = databaseUrl ? null : await reachEmbedded(dataDir)
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
