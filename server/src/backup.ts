import { makeBackup } from './platform/backups/make-backup.ts'
import { fileOfArguments, version } from './platform/backups/tool.ts'
import { reachEmbedded } from './platform/db/embedded/reach.ts'
import { readSettings } from './settings.ts'

const usage = `npm run backup -- FILE
Writes everything of one moment into FILE, while the server runs or while it is stopped. The database is that of DATABASE_URL, else the built-in one of DATA_DIR.`

/** Ends with 0 when the file is whole and on the disk, else with 1. */
try {
  const file = fileOfArguments(process.argv.slice(2), usage)
  const { databaseUrl, dataDir } = readSettings(process.env, [])
  const embedded = databaseUrl ? null : await reachEmbedded(dataDir)
  try {
    const { bytes, rows } = await makeBackup(databaseUrl ?? embedded!.url, file, version, console.log)
    console.log(
      `${file}: ${rows} rows, ${(bytes / 1_000_000).toFixed(1)} MB. It holds password hashes and keys: keep it as you keep the database.`,
    )
  } finally {
    await embedded?.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
