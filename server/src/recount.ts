import { keepStationDays, proveStationDays } from './insight/stationFigures/stationFigures.ts'
import { connect } from './platform/db/connect.ts'
import { proveCounters } from './platform/counters/counters.ts'
import { reachEmbedded } from './platform/db/embedded/reach.ts'
import { readSettings } from './settings.ts'
import { eachLine, rebuildAll } from './subgroups.ts'

/**
 * Ends with 1 where a counter, or a kept day of a station, differs from its events. The server may run meanwhile. With
 * `--rebuild` the moments of measured values and the days of stations are made anew first, from all that is still there.
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
    if (!(await proveDays(url)) || !agree) process.exitCode = 1
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
    let days = 0
    await eachLine(db, async (line) => void (days += await keepStationDays(db, line, { anew: true })))
    console.log(`days of stations: ${days} made anew`)
  } finally {
    await close()
  }
}

async function proveDays(url: string) {
  const { db, close } = connect(url)
  try {
    let days = 0
    const different: string[] = []
    await eachLine(db, async (line) => {
      const found = await proveStationDays(db, line)
      days += found.days
      different.push(...found.different.map((day) => `${line} ${day}`))
    })
    console.log(`days of stations: ${days} compared, ${different.length} different ${different.join(', ')}`)
    return different.length === 0
  } finally {
    await close()
  }
}
