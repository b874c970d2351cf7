import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type NetConnectOpts, type Socket } from 'node:net'

type Pair = { client: Socket; database: Socket; dead: boolean }

/** A network between server and PostgreSQL that can fail. `url` is the database's own address; the answer's `url` leads through here. */
export async function startProxy(url: string, at = 0) {
  const pairs = new Set<Pair>()
  let hole = false
  let delay = 0
  const listener = createServer((client) => {
    const pair: Pair = { client, database: createConnection(addressOf(url)), dead: hole }
    pairs.add(pair)
    for (const [from, to] of [
      [pair.client, pair.database],
      [pair.database, pair.client],
    ] as const) {
      from.on('data', (data) => {
        if (pair.dead) return
        if (delay === 0) to.write(data)
        else
          setTimeout(() => {
            if (!pair.dead) to.write(data)
          }, delay)
      })
      from.on('error', () => {})
      from.on('close', () => {
        // A hang-up into a black hole does not reach the other side, which keeps its transaction open.
        if (!pair.dead) to.destroy()
        if (pair.client.destroyed && pair.database.destroyed) pairs.delete(pair)
      })
    }
  }).listen(at, '127.0.0.1')
  await once(listener, 'listening')
  const through = new URL(url)
  through.searchParams.delete('host')
  through.host = `127.0.0.1:${(listener.address() as AddressInfo).port}` // it listens to a port

  const reset = () => {
    for (const { client, database } of pairs) {
      client.resetAndDestroy()
      database.destroy()
    }
  }
  return {
    url: through.href,
    reset,
    /** Bytes are accepted and lost, in both directions, for good; those of new connections too, until it heals. */
    blackHole: () => {
      hole = true
      for (const pair of pairs) pair.dead = true
    },
    /** New connections work again. The old ones stay dead without a word, as behind a firewall that forgot them. */
    heal: () => {
      hole = false
      delay = 0
    },
    /** So many milliseconds each way, until it heals. */
    slow: (milliseconds: number) => {
      delay = milliseconds
    },
    close: async () => {
      reset()
      listener.close()
      await once(listener, 'close')
    },
  }
}

/** `?host=` names the directory of a Unix socket, as for `pg`. */
function addressOf(url: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(url)
  const directory = searchParams.get('host')
  return directory
    ? { path: `${directory}/.s.PGSQL.${port || 5432}` }
    : { host: hostname, port: Number(port || 5432) }
}
