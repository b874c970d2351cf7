import type pg from 'pg'
import { isDatabaseUnreachable } from './outage.ts'

// A connection can be lost without notice: a firewall forgets it, a cable is pulled. Neither side gets an error.

/** PostgreSQL finds out that we are gone. Its own default is two hours, and each lost connection counts against its limit meanwhile. */
export const keepalives = [
  '-c tcp_keepalives_idle=60',
  '-c tcp_keepalives_interval=10',
  '-c tcp_keepalives_count=3',
]

/** Ends the transaction of a lost connection. On the floor it holds the line's lock, and the line would stop as long (measured: 60 s). */
export const idleInTransaction = (milliseconds: number) =>
  `-c idle_in_transaction_session_timeout=${milliseconds}`

/**
 * A connection that did not answer in time is closed, where Kysely would hand it to the next call. The idle ones went the same way and are closed
 * too, of every pool to this database: each would cost another call its patience (measured: 8 s until the first answer, on a network that had
 * forgotten its connections).
 */
export function dropLostConnections(pool: pg.Pool, pools: Set<pg.Pool>) {
  pools.add(pool)
  const dropIdle = (reason: unknown) => {
    if (!isDatabaseUnreachable(reason)) return
    for (const each of pools) {
      for (let idle = each.idleCount; idle > 0; idle--)
        each.connect().then(
          (client) => client.release(true),
          () => {},
        )
    }
  }
  pool.on('release', dropIdle)
  pool.on('connect', (client) => {
    const query: (...args: unknown[]) => unknown = client.query.bind(client)
    let closes = false
    const closeIfLost = (reason: unknown) => {
      if (closes || !isDatabaseUnreachable(reason)) return
      closes = true
      client.end().catch(() => {})
      dropIdle(reason)
    }
    const watched = (...args: unknown[]) => {
      const answer = query(...args)
      if (answer instanceof Promise) answer.catch(closeIfLost)
      return answer
    }
    client.query = watched as typeof client.query // the driver's own overloads, one by one
  })
}
