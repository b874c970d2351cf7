import { mkdir } from 'node:fs/promises'
import { connect, type Database, patiently } from './db/connect.ts'
import { startEmbedded } from './db/embedded/embedded.ts'
import { migrate } from './db/migrate.ts'
import { ensureMonths } from './db/partitions.ts'
import { StartError } from './db/start-error.ts'
import { keepDemo } from './demo/demo.ts'
import { startSender } from './host/sender.ts'
import { buildApp } from './http/app.ts'
import { consoleFiles } from './http/console-files.ts'
import { Hub } from './live/hub.ts'
import { liveRoutes } from './live/live.routes.ts'
import { randomPassword } from './session/passwords.ts'
import type { Settings } from './settings.ts'
import { startUpkeep } from './upkeep.ts'
import { firstPeople } from './users/first-people.ts'

/** Everything in one process and on one port: database, console, API, websocket. `stop` undoes it in the opposite order. */
export async function startServer(settings: Settings) {
  const undo: (() => unknown)[] = []
  const stop = async () => {
    for (const step of undo.toReversed()) await step()
  }
  try {
    const url = settings.databaseUrl ?? (await embedded(settings, undo))
    const database = connect(url)
    undo.push(() => database.close())
    if (settings.databaseUrl) await mustServe(database)
    await patiently(url, migrate)
    await ensureMonths(database.db)
    await greet(database, settings)
    const hub = new Hub(database, url)
    const app = await buildApp({
      database,
      changed: hub.announce,
      logLevel: settings.logLevel,
      oidc: settings.oidc,
      trustProxy: settings.trustProxy,
      fileLimits: settings.fileLimits,
    })
    await consoleFiles(app)
    await liveRoutes(app, hub)
    await hub.listen()
    undo.push(() => hub.close())
    const address = await app
      .listen({ host: settings.host, port: settings.port })
      .catch((error: NodeJS.ErrnoException) => cannotListen(settings, error))
    undo.push(() => app.close())
    undo.push(startUpkeep(database, hub, app.log))
    undo.push(startSender(database, { log: app.log, changed: hub.announce }))
    console.log(`Takt is ready: ${local(address)}`)
    if (settings.demo) undo.push(await keepDemo(database.db, settings.dataDir, local(address)))
    return { app, stop, database }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}

/** What a person on this machine types; the server may listen to more. */
const local = (address: string) => `http://localhost:${new URL(address).port}`

const oldest = 15

/** Somebody else's database is there, lets us in, and is not too old. */
async function mustServe({ pool }: Database) {
  const {
    rows: [found],
  } = await pool
    .query<{ number: string }>(`select current_setting('server_version_num') as number`)
    .catch((error: Error): never => {
      throw new StartError(`DATABASE_URL names a database that cannot be used: ${error.message}`, {
        cause: error,
      })
    })
  const version = Math.floor(Number(found!.number) / 10_000)
  if (version < oldest)
    throw new StartError(`DATABASE_URL names a PostgreSQL ${version}; it must be ${oldest} or newer.`)
}

function cannotListen({ host, port }: Settings, error: NodeJS.ErrnoException): never {
  if (error.code === 'EADDRINUSE')
    throw new StartError(
      `PORT ${port} is in use by another program. End that one, or choose another with PORT.`,
      { cause: error },
    )
  if (error.code === 'EACCES')
    throw new StartError(`PORT ${port} may not be opened by this user. Choose another with PORT.`, {
      cause: error,
    })
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    throw new StartError(`HOST ${host} is no address of this machine.`, { cause: error })
  throw error
}

async function embedded({ dataDir }: Settings, undo: (() => unknown)[]) {
  await mkdir(dataDir, { recursive: true }).catch((error: Error): never => {
    throw new StartError(`DATA_DIR cannot be used: ${error.message}`, { cause: error })
  })
  const postgres = await startEmbedded(dataDir)
  undo.push(() => postgres.stop())
  return postgres.url
}

/** The first account's password is shown once, here, and must be changed; one that was set by hand may stay. */
async function greet({ db }: Database, { adminPassword }: Settings) {
  const password = adminPassword ?? randomPassword()
  const made = await firstPeople(db, password, { mustChange: adminPassword === null })
  if (!made) return
  console.log(
    adminPassword
      ? 'Log in as admin, with the password of ADMIN_PASSWORD.'
      : `Log in as admin, with this password, shown only now and to be changed: ${password}`,
  )
}
