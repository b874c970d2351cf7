import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startEmbedded } from '@takt/server/src/platform/db/embedded/embedded.ts'
import { startLine } from '@takt/server/src/testing/line.ts'
import { startProxy } from '@takt/server/src/testing/proxy.ts'
import { callerOver, freePort, startProcess } from '@takt/server/src/testing/server-process.ts'
import type { Station } from './load.ts'

/** Server, network and database, each of which can fail alone. The database restarts itself; the server is restarted from here, as a service manager would. */
export async function openSite(directory: string) {
  const postgres = await startEmbedded(directory)
  const proxy = await startProxy(postgres.url)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const start = () =>
    startProcess(directory, {
      DATABASE_URL: proxy.url,
      MIGRATION_DATABASE_URL: postgres.ownerUrl,
      PORT: String(port),
    })
  let server = await start()
  let deaths = 0
  watch()

  /** Whatever ends the server but ourselves is a death. It is started again, so that the rest can be seen too. */
  function watch() {
    const watched = server
    void watched.exited.then(async () => {
      if (server !== watched) return
      deaths += 1
      console.log(`The server ended by itself: ${watched.output().slice(-500)}`)
      server = await start()
      watch()
    })
  }

  async function restartServer(how: 'kill' | 'stop') {
    const before = server
    const exited = before.exited
    server = { ...before } // from here on its end is expected
    await before[how]()
    await exited
    server = await start()
    watch()
  }

  async function close() {
    const last = server
    server = { ...last }
    await last.stop()
    await proxy.close()
    await postgres.stop()
  }

  async function ask<Row extends pg.QueryResultRow>(
    statement: string,
    values: unknown[] = [],
  ): Promise<Row[]> {
    const client = new pg.Client({ connectionString: postgres.url, connectionTimeoutMillis: 1000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<Row>(statement, values)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }

  async function untilDatabaseAnswers() {
    while (
      !(await ask('select 1').then(
        () => true,
        () => false,
      ))
    )
      await pause(20)
  }

  const postmaster = () =>
    Number(readFileSync(path.join(directory, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  /** `all`: its children too, which each do the work of one connection. */
  function signalPostgres(signal: NodeJS.Signals, { all = false } = {}) {
    const parent = postmaster()
    const children = all
      ? execFileSync('pgrep', ['-P', String(parent)])
          .toString()
          .trim()
          .split('\n')
          .map(Number)
      : []
    for (const pid of [parent, ...children]) process.kill(pid, signal)
  }

  return {
    url,
    databaseUrl: postgres.url,
    proxy,
    deaths: () => deaths,
    restartServer,
    ask,
    untilDatabaseAnswers,
    signalPostgres,
    close,
  }
}
export type Site = Awaited<ReturnType<typeof openSite>>

/** Every station has its own serial numbers and its own key; all work on the first step of their line. */
export async function makeStations(url: string, lineNumbers: string[], perLine: number): Promise<Station[]> {
  const stations: Station[] = []
  for (const lineNumber of lineNumbers) {
    const line = await startLine(callerOver(url), lineNumber, 100_000_000)
    const { key } = line.station('S10')
    for (let i = 0; i < perLine; i++)
      stations.push({
        lineNumber,
        key,
        orderCode: line.order.orderCode,
        prefix: `${lineNumber}-${i}`,
        acknowledged: 0,
      })
  }
  return stations
}
