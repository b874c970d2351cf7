import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect, type Database } from './platform/db/connect.ts'
import { isDivided } from './platform/db/divided.ts'
import { startEmbedded } from './platform/db/embedded/embedded.ts'
import { isDatabaseUnreachable } from './platform/db/outage.ts'
import { ensureMonths } from './platform/db/partitions.ts'
import { historyWarning, prepareDatabase } from './platform/db/prepare-database.ts'
import { StartError } from './platform/db/start-error.ts'
import { surviveOutages } from './platform/db/unheard-outages.ts'
import { keepDemo } from './demo/demo.ts'
import { allowHosts } from './exchange/host/host.ts'
import { logStatements } from './platform/sysLog/log-statements.ts'
import { serverName } from './platform/sysLog/sysLog.ts'
import { startSender } from './exchange/host/sender.ts'
import { startMails } from './response/webhooks/mail-sender.ts'
import { startWebhooks } from './response/webhooks/sender.ts'
import { openSealKey, setSealKey } from './platform/seals/seals.ts'
import { setMail, setPublicOrigin } from './response/webhooks/webhooks.ts'
import { cannotListen, isOpenInClear, local, mustBeFree, openPlainLoopback } from './address.ts'
import { buildApp } from './app.ts'
import { machineRoutes } from './response/machineCodes/machine.routes.ts'
import { answerRoutes } from './response/andon/answer.routes.ts'
import { handbookRoutes } from './platform/handbook/handbook.routes.ts'
import { consoleFiles } from './platform/http/console-files.ts'
import { followCertificate } from './platform/http/tls.ts'
import { Followers } from './platform/kernel/kernel.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { plantJobs } from './jobs.ts'
import { Hub } from './platform/live/hub.ts'
import { liveRoutes } from './platform/live/live.routes.ts'
import { randomPassword } from './people/session/passwords.ts'
import type { Settings } from './settings.ts'
import { startUpkeep } from './upkeep.ts'
import { followers as eventFollowers } from './followers.ts'
import { firstPeople } from './people/users/first-people.ts'
import { meetPages } from './people/users/new-pages.ts'

/** Everything in one process and on one port: database, console, API, websocket. `stop` undoes it in the opposite order. */
export async function startServer(settings: Settings) {
  const undo: (() => unknown)[] = []
  const stop = async () => {
    for (const step of undo.toReversed()) await step()
  }
  try {
    await mustBeFree(settings)
    const { url, ownerUrl } = settings.databaseUrl
      ? { url: settings.databaseUrl, ownerUrl: settings.migrationDatabaseUrl }
      : await embedded(settings, undo)
    const database = await reached(settings, url)
    undo.push(() => database.close())
    await prepareDatabase(database, url, ownerUrl)
    for (const warning of [await historyWarning(database)]) if (warning) console.warn(`Warning: ${warning}`)
    await ensureMonths(database.db)
    await greet(database, settings)
    await meetPages(database.db)
    const hub = new Hub(database, url)
    const followers = new Followers(database.db, eventFollowers, {
      log: { warn: (facts, text) => app.log.warn(facts, text) },
      changed: hub.announce,
    })
    const app = await buildApp({
      database,
      changed: (line, features) => {
        hub.announce(line, features)
        if (features.includes('events')) followers.wake()
      },
      logLevel: settings.logLevel,
      oidc: settings.oidc,
      trustProxy: settings.trustProxy,
      tls: settings.tls,
      metricsToken: settings.metricsToken,
      dataDir: settings.databaseUrl ? null : settings.dataDir,
      logFiles: await logFilesOf(settings),
      fileLimits: settings.fileLimits,
    })
    await consoleFiles(app)
    handbookRoutes(app)
    await answerRoutes(app)
    await machineRoutes(app)
    await liveRoutes(app, hub)
    await followers.claim()
    await hub.listen()
    undo.push(() => hub.close())
    const address = await app
      .listen({ host: settings.host, port: settings.port })
      .catch((error: NodeJS.ErrnoException) => cannotListen(settings, error))
    undo.push(() => app.close())
    undo.push(followers.start())
    hub.hear(followers.wake)
    undo.push(logStatements(app.log))
    undo.push(surviveOutages(app.log))
    undo.push(startUpkeep(database, hub, app))
    undo.push(
      startJobs({
        url,
        ownerUrl,
        jobs: plantJobs(database, app.log),
        log: app.log,
        count: app.countJob,
      }),
    )
    allowHosts(settings.hostAllow)
    setSealKey(await sealKeyOf(settings))
    setMail(settings.mail)
    setPublicOrigin(settings.publicOrigin)
    undo.push(startSender(database, { log: app.log, changed: hub.announce }))
    undo.push(startWebhooks(database, { log: app.log, changed: hub.announce }))
    if (settings.mail) undo.push(startMails(database, settings.mail, { log: app.log, changed: hub.announce }))
    if (settings.tls) undo.push(followCertificate(app, settings.tls))
    console.log(`Takt is ready: ${local(address)}`)
    app.log.info({ module: 'server', node: process.version, address: local(address) }, 'started')
    undo.push(() => app.log.info({ module: 'server' }, 'stops'))
    if (isOpenInClear(settings))
      console.warn(
        `Warning: passwords and keys travel unencrypted to port ${settings.port} from other machines. Set TLS_CERT and TLS_KEY, or put a proxy with TLS in front (HOST=127.0.0.1, TRUST_PROXY), see docs/operations.md.`,
      )
    if (settings.demo)
      undo.push(
        await keepDemo(
          database.db,
          settings.dataDir,
          settings.tls ? await openPlainLoopback(app, undo) : local(address),
          hub.announce,
        ),
      )
    return { app, stop, database }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}

/** Whether somebody else's database is divided is known once it answers. */
async function reached({ databaseUrl, readDatabaseUrl }: Settings, url: string): Promise<Database> {
  const database = connect(url, readDatabaseUrl)
  try {
    if (databaseUrl) await mustServe(database)
    if (!databaseUrl || !(await isDivided(database.pool))) return database
  } catch (error) {
    await database.close()
    throw error
  }
  await database.close()
  console.log('The tables of the database are divided by line (Citus).')
  return connect(url, readDatabaseUrl, { divided: true })
}

/** Days are sealed without it too, so a disk that is read-only keeps no server from starting. */
async function sealKeyOf({ sealKeyFile }: Settings) {
  try {
    return await openSealKey(sealKeyFile)
  } catch (error) {
    console.warn(
      `Warning: days of the change history are sealed without a signature: ${error instanceof Error ? error.message : String(error)}`,
    )
    return null
  }
}

/** With a read-only disk, as in a container, it logs on its terminal. */
async function logFilesOf({ dataDir, port }: Settings) {
  const folder = path.join(dataDir, 'logs')
  try {
    await mkdir(folder, { recursive: true, mode: 0o750 })
    await access(folder, constants.W_OK)
    return { folder, server: serverName(port) }
  } catch (error) {
    const { message } = error as Error // the file system throws no other
    console.warn(`Warning: no log files are kept, because DATA_DIR cannot be written: ${message}`)
    return null
  }
}

const oldest = 15

/** Somebody else's database lets us in and is not too old. */
async function mustServe(database: Database) {
  const found = await untilReachable(database)
  const version = Math.floor(Number(found.number) / 10_000)
  if (version < oldest)
    throw new StartError(`DATABASE_URL names a PostgreSQL ${version}; it must be ${oldest} or newer.`)
}

const tryEvery = 1_000
const sayEvery = 60_000

/**
 * Machines of a plant start in any order after a power cut, so a database that is away is waited for, however long. One that answers
 * and refuses us needs a person: that ends the start.
 */
async function untilReachable({ pool }: Database): Promise<{ number: string }> {
  for (let loggedAt = Number.NEGATIVE_INFINITY; ;) {
    try {
      return (await pool.query<{ number: string }>(`select current_setting('server_version_num') as number`))
        .rows[0]!
    } catch (error) {
      const { message } = error as Error // the driver throws no other
      if (!isDatabaseUnreachable(error))
        throw new StartError(`DATABASE_URL names a database that cannot be used: ${message}`, {
          cause: error,
        })
      if (performance.now() - loggedAt > sayEvery) {
        console.error(`Waiting for the database of DATABASE_URL, which cannot be reached: ${message}`)
        loggedAt = performance.now()
      }
      await pause(tryEvery)
    }
  }
}

async function embedded({ dataDir }: Settings, undo: (() => unknown)[]) {
  await mkdir(dataDir, { recursive: true }).catch((error: Error): never => {
    throw new StartError(`DATA_DIR cannot be used: ${error.message}`, { cause: error })
  })
  const postgres = await startEmbedded(dataDir)
  undo.push(() => postgres.stop())
  return postgres
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
