import { connect } from './platform/db/connect.ts'
import { reachEmbedded } from './platform/db/embedded/reach.ts'
import { unbar } from './people/session/session.ts'
import { readSettings } from './settings.ts'

/** `npm run unbar -- admin`: lets an account log in again whose wrong passwords, its own or others', were too many. The server may run meanwhile. */
try {
  const [userName = 'admin'] = process.argv.slice(2)
  const { databaseUrl, dataDir } = readSettings(process.env, [])
  const embedded = databaseUrl ? null : await reachEmbedded(dataDir)
  const database = connect(databaseUrl ?? embedded!.url)
  try {
    const ended = await unbar(database.db, userName)
    console.log(
      ended
        ? `${userName} may log in again. Ended: ${ended.account} bars of the account, ${ended.addresses} of addresses.`
        : `There is no account ${userName}.`,
    )
    if (!ended) process.exitCode = 1
  } finally {
    await database.close()
    await embedded?.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
