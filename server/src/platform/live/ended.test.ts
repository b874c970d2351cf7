import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openClient } from '../db/addresses.ts'
import { connect, type Database } from '../db/connect.ts'
import { Hub } from './hub.ts'

const message = (kind: string, body: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(kind), length, body])
}
const accepted = message('R', Buffer.alloc(4))
const ready = message('Z', Buffer.from('I'))
const ended = message(
  'E',
  Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
)

/** A PostgreSQL that is restarted as it accepts a connection: both come in one packet. */
let accepts = 0
const sockets = new Set<Socket>()
const postgres = createServer((socket) => {
  sockets.add(socket)
  socket.on('error', () => {})
  socket.once('data', () => {
    accepts++
    socket.end(Buffer.concat([accepted, ready, ended]))
  })
}).listen(0, '127.0.0.1')
await once(postgres, 'listening')
const host = `127.0.0.1:${(postgres.address() as AddressInfo).port}` // it listens to a port

const databases: Database[] = []
afterAll(async () => {
  for (const database of databases) await database.close()
  for (const socket of sockets) socket.destroy()
  postgres.close()
})

test('a server whose listening connection is ended as it is accepted lives on, and listens anew', async () => {
  const url = `postgresql://takt@${host}/takt`
  const database = connect(url)
  databases.push(database)
  const hub = new Hub(database, url)
  await hub.listen()
  await expect.poll(() => accepts).toBeGreaterThan(1)
  await hub.close()
})

test.each(['one address', 'two addresses'])('so does one that opens a connection by %s', async (name) => {
  const url = `postgresql://takt@${name === 'one address' ? host : `${host},${host}`}/takt`
  const database = connect(url)
  databases.push(database)
  await expect(database.pool.query('select 1')).rejects.toThrow(/terminat|not queryable/)
  await expect(openClient(url, {}).then((client) => client.query('select 1'))).rejects.toThrow(
    /terminat|not queryable/,
  )
})
