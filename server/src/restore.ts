import { mkdirSync } from 'node:fs'
import { restoreBackup } from './platform/backups/restore-backup.ts'
import { fileOfArguments } from './platform/backups/tool.ts'
import { proveCounters } from './platform/counters/counters.ts'
import { connect } from './platform/db/connect.ts'
import { startEmbedded } from './platform/db/embedded/embedded.ts'
import { prepareDatabase } from './platform/db/prepare-database.ts'
import { readSettings } from './settings.ts'

const usage = `npm run restore -- FILE
Fills an empty database with a backup: that of DATABASE_URL (and MIGRATION_DATABASE_URL), else a new one in DATA_DIR. Then every counter is compared with its events.`

/** Ends with 0 when everything is there and agrees, with 1 when nothing was restored, with 2 when the counters do not agree. */
try {
  const file = fileOfArguments(process.argv.slice(2), usage)
  const { databaseUrl, migrationDatabaseUrl, dataDir } = readSettings(process.env, [])
  if (!databaseUrl) mkdirSync(dataDir, { recursive: true })
  const embedded = databaseUrl ? null : await startEmbedded(dataDir)
  try {
    const url = databaseUrl ?? embedded!.url
    const ownerUrl = databaseUrl ? migrationDatabaseUrl : embedded!.ownerUrl
    const { rows } = await restoreBackup(ownerUrl ?? url, file, console.log)
    const database = connect(url)
    await prepareDatabase(database, url, ownerUrl).finally(() => database.close())
    console.log(`${rows} rows are restored.`)
    const agree = await proveCounters(url, console.log)
    if (!agree) process.exitCode = 2
  } finally {
    await embedded?.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
