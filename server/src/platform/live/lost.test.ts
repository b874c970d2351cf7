import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { connect } from '../db/connect.ts'
import { buildApp } from '../../app.ts'
import { startPlant } from '../../testing/plant.ts'
import { startProxy } from '../../testing/proxy.ts'
import { Hub } from './hub.ts'
import { closeCodes, liveRoutes } from './live.routes.ts'

const plant = await startPlant()

/** A whole server on the plant's database, with its own connections: the other's screens must get what one changes. */
async function startServer(url = plant.url) {
  const database = connect(url)
  const hub = new Hub(database, url, 2100)
  const app = await buildApp({ database, changed: hub.announce })
  await liveRoutes(app, hub)
  await hub.listen()
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const close = async () => {
    await app.close()
    await hub.close()
    await database.close()
  }
  return { app, hub, address, close }
}
const one = await startServer()
const two = await startServer()

afterAll(async () => {
  await one.close()
  await two.close()
  await plant.close()
})

type Heard = { lineNumber: string | null; changed: string[] }

/** A browser's socket: what it received, and the code it was closed with. */
async function listen(address: string, first: object | null, origin = address) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/ws`, { origin })
  const heard: Heard[] = []
  const closed = new Promise<number>((resolve) => void socket.once('close', (code) => resolve(code)))
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as Heard)) // ours
  socket.on('open', () => first && socket.send(JSON.stringify(first)))
  const until = async (there: () => boolean) => {
    for (let tries = 0; tries < 100 && !there(); tries++)
      await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const hears = async (feature: string, lineNumber: string) => {
    await until(() => heard.some((one) => one.lineNumber === lineNumber && one.changed.includes(feature)))
    return heard.some((one) => one.lineNumber === lineNumber && one.changed.includes(feature))
  }
  return { socket, heard, closed, hears, admitted: () => until(() => heard.length > 0) }
}

test('while the database is away nobody is signed out: sockets, old and new, are told to come back', async () => {
  const proxy = await startProxy(plant.url)
  const server = await startServer(proxy.url)
  const token = await plant.tokenFor('admin')
  const before = await listen(server.address, { token })
  await before.admitted()
  await proxy.close()
  server.hub.announce(null, ['users'])
  expect(await before.closed).toBe(closeCodes.tryAgainLater)
  expect(await (await listen(server.address, { token })).closed).toBe(closeCodes.tryAgainLater)
  await server.close()
})

test('a socket gets nothing more once its session is logged out, at whatever server', async () => {
  const token = await plant.tokenFor('admin', ['L1'])
  const gone = await listen(two.address, { token })
  const stays = await listen(two.address, { token: await plant.tokenFor('editor') })
  await Promise.all([gone.admitted(), stays.admitted()])
  await one.app.inject({
    method: 'POST',
    url: '/api/web/Logout',
    headers: { authorization: `Bearer ${token}` },
    payload: {},
  })
  // Where nobody tells it, it is looked at again when this test has long been given up.
  expect(await gone.closed).toBe(closeCodes.notSignedIn)
  expect(stays.socket.readyState).toBe(WebSocket.OPEN)
  stays.socket.close()
})

test('a socket that sends without end is closed; one that sends now and then is answered', async () => {
  const [flood, calm] = [
    await listen(one.address, { token: await plant.tokenFor('editor') }),
    await listen(one.address, { token: await plant.tokenFor('editor') }),
  ]
  await Promise.all([flood.admitted(), calm.admitted()])
  for (let time = 0; time < 1000; time++) flood.socket.send('{}')
  for (let time = 0; time < 5; time++) calm.socket.send('{}')
  expect(await flood.closed).toBe(closeCodes.tooMany)
  expect(flood.heard.length).toBeLessThan(60)
  await expect.poll(() => calm.heard.length).toBe(6)
  calm.socket.close()
})

test('a listening connection that was lost without a word is made anew, and every screen looks again', async () => {
  const proxy = await startProxy(plant.url)
  const server = await startServer(proxy.url)
  const screen = await listen(server.address, { token: await plant.tokenFor('admin') })
  await screen.admitted()
  proxy.blackHole()
  proxy.heal()
  await expect
    .poll(() => screen.heard.some(({ changed }) => changed.includes('*')), { timeout: 15_000 })
    .toBe(true)
  screen.socket.close()
  await server.close()
  await proxy.close()
})
