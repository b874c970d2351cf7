import { connect } from './platform/db/connect.ts'
import { proveCounters } from './platform/counters/counters.ts'
import { reachEmbedded } from './platform/db/embedded/reach.ts'
import { readSettings } from './settings.ts'
import { rebuildAll } from './subgroups.ts'

/**
 * Ends with 1 where a counter does not say what its events say. The server may run meanwhile. With `--rebuild` the moments of measured
 * values are made anew first, from all passes that are still there.
 */
const rebuilding = '--rebuild'
const given = process.argv.slice(2)
try {
  const { databaseUrl, dataDir } = readSettings(
    process.env,
    given.filter((one) => one !== rebuilding),
  )
  const embedded = databaseUrl ? null : await reachEmbedded(dataDir)
  try {
    const url = databaseUrl ?? embedded!.url
    if (given.includes(rebuilding)) await rebuildMoments(url)
    const agree = await proveCounters(url, console.log)
    if (!agree) process.exitCode = 1
  } finally {
    await embedded?.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function rebuildMoments(url: string) {
  const { db, close } = connect(url)
  try {
    console.log(`measured values: moments of ${await rebuildAll(db)} days of a station and a set made anew`)
  } finally {
    await close()
  }
}
