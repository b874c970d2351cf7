import { parseArgs } from 'node:util'
import { connect } from './platform/db/connect.ts'
import { reachEmbedded } from './platform/db/embedded/reach.ts'
import { checkAll, listSeals, nextSeal, verifySigned } from './platform/seals/seals.ts'
import { readSettings } from './settings.ts'

/**
 * Ends with 1 where a sealed day of the change history differs from when it was sealed, or its signature does not fit. `--key`: a
 * file with the public key; `--seal`: one that was sent by mail. The server may run meanwhile.
 */
try {
  const { databaseUrl, dataDir } = readSettings(process.env, [])
  const { key = null, seal = null } = parseArgs({
    options: { key: { type: 'string' }, seal: { type: 'string' } },
  }).values
  const embedded = databaseUrl ? null : await reachEmbedded(dataDir)
  try {
    const { db, close } = connect(databaseUrl ?? embedded!.url)
    const fitting = { days: 0, entries: 0, archived: 0 }
    const [wrong, unsigned, [newest], next] = await Promise.all([
      checkAll(db, ({ sealState }, entries) => {
        if (sealState === 'archived') fitting.archived++
        if (sealState !== 'fits') return
        fitting.days++
        fitting.entries += entries
      }),
      verifySigned(db, { key, seal }, console.log),
      listSeals(db),
      nextSeal(db),
    ]).finally(close)
    for (const { day, sealState, wrongId } of wrong)
      console.log(`${day}: ${sealState}${wrongId === null ? '' : `, first at entry ${wrongId}`}`)
    for (const text of unsigned) console.log(text)
    console.log(
      newest === undefined
        ? `no day is sealed yet, so nothing could be checked${next ? `; ${next.day} is sealed after ${next.sealedFrom}` : ''}`
        : wrong.length === 0
          ? `the change history fits its seals: days ${fitting.days}, entries ${fitting.entries}, up to ${newest.day}`
          : `days that do not fit: ${wrong.length}`,
    )
    if (fitting.archived > 0)
      console.log(`days whose entries are in the archive, and were not read: ${fitting.archived}`)
    if (wrong.length + unsigned.length > 0) process.exitCode = 1
  } finally {
    await embedded?.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
