import pg from 'pg'
import { DatabaseError } from 'pg'

// `postgres://user:password@db1:5432,db2:5432/takt`: several hosts of one database, as libpq writes them. The driver supports only one.

const connectionUrl = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/

/** One connection string per host, in the order they are named. */
export function addressesOf(url: string): string[] {
  const [, before, hosts, after] = connectionUrl.exec(url) ?? []
  return hosts?.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [url]
}

/** Which host of each URL took the last connection: pools, live channel and commands of one process share what one of them found out. */
const positions = new Map<string, number>()

/** The host to connect to now. */
export const currentAddress = (url: string) => addressesOf(url)[positions.get(url) ?? 0]!

/** The next connection goes to the next host, unless another connection has moved on already. */
export function moveOn(url: string, failed: string) {
  const addresses = addressesOf(url)
  if (currentAddress(url) === failed) positions.set(url, (addresses.indexOf(failed) + 1) % addresses.length)
}

/** SQLSTATE cannot_connect_now: the call fails as with a database that is starting, and is worth repeating. */
const cannotConnectNow = '57P03'

/** For a command that runs once: every host is tried before it gives up. */
export async function openClient(url: string, options: pg.ClientConfig): Promise<pg.Client> {
  const ClientOfUrl = clientFor(url)
  for (let left = addressesOf(url).length; ; left -= 1) {
    const client = new ClientOfUrl({ connectionString: url, ...options })
    try {
      await client.connect()
      return client
    } catch (error) {
      if (left <= 1) throw error
    }
  }
}

type Connected = (error: Error | null, client?: pg.Client) => void

/** One that breaks between two statements would end the process, already in the packet that accepts it; its next statement fails anyway. */
class Client extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super(options)
    this.on('error', () => {})
  }
}

/** A client of the first host that is no standby. One that fails or is a standby costs the call it was opened for; the next call goes to the next host. */
export function clientFor(url: string): typeof pg.Client {
  if (addressesOf(url).length === 1) return Client
  return class extends Client {
    readonly #address: string
    constructor(options?: pg.ClientConfig, address = currentAddress(url)) {
      super({ ...options, connectionString: address })
      this.#address = address
    }

    override connect(): Promise<pg.Client>
    override connect(callback: Connected): void
    override connect(callback?: Connected): Promise<pg.Client> | void {
      const connected = this.#connectToPrimary()
      if (!callback) return connected
      // oxlint-disable-next-line promise/no-callback-in-promise -- the pool of the driver still asks by callback
      connected.then((client) => callback(null, client), callback)
    }

    async #connectToPrimary(): Promise<pg.Client> {
      try {
        await super.connect()
        const { rows } = await this.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
        if (rows[0]?.standby) throw standbyError(this.#address)
        return this
      } catch (error) {
        moveOn(url, this.#address)
        throw error
      }
    }
  }
}

function standbyError(address: string) {
  const message = `${new URL(address).host} is a standby`
  return Object.assign(new DatabaseError(message, message.length, 'error'), { code: cannotConnectNow })
}
