import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { lines } from '@takt/contract/lines.ts'
import { orders } from '@takt/contract/orders.ts'
import { walls } from '@takt/contract/walls.ts'
import { connect } from '../db/connect.ts'
import { isoOf } from '../db/instants.ts'
import { buildApp } from '../../app.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
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

test('what changes through one server arrives at the other, by name only', async () => {
  const admin = await listen(two.address, { token: await plant.tokenFor('admin') })
  await admin.admitted()
  const reply = await one.app.inject({
    method: 'POST',
    url: '/api/lines/create',
    headers: { authorization: `Bearer ${await plant.tokenFor('admin')}` },
    payload: { lineNumber: 'L9', lineName: 'Nine', location: null, manager: null },
  })
  expect(reply.json()).toMatchObject({ code: 20000 })
  const isOfLines = (heard: Heard) => heard.lineNumber === null && heard.changed.includes('lines')
  for (let tries = 0; tries < 100 && !admin.heard.some(isOfLines); tries++)
    await new Promise((resolve) => setTimeout(resolve, 50))
  expect(admin.heard.find(isOfLines)).toEqual({ lineNumber: null, changed: ['lines', 'boards'] })
  admin.socket.close()
})

test('who must first choose a password is told nothing until it is chosen', async () => {
  const token = await plant.tokenFor('operator', ['L1'])
  const mustChange = (mustChangePassword: boolean) =>
    plant.db.updateTable('users').set({ mustChangePassword }).where('userName', '=', 'operator-L1').execute()
  await mustChange(true)
  const newcomer = await listen(one.address, { token })
  await newcomer.admitted()
  one.hub.announce('L1', ['orders'])
  await mustChange(false)
  one.hub.announce(null, ['session', 'users'])
  for (let tries = 0; tries < 100 && newcomer.heard.length < 2; tries++) {
    one.hub.announce('L1', ['units'])
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(newcomer.heard.slice(0, 2)).toEqual([
    { lineNumber: null, changed: [] },
    { lineNumber: 'L1', changed: ['units'] },
  ])
  newcomer.socket.close()
})

test('a ticket of the session opens one socket and no second; a lock closes that one too', async () => {
  const token = await plant.tokenFor('editor', ['L1'])
  const { ticket } = (await plant.post('/api/session/ticket', {}, { token })).json().data
  const first = await listen(one.address, { ticket })
  await first.admitted()
  expect(await (await listen(one.address, { ticket })).closed).toBe(closeCodes.notSignedIn)
  await plant.db
    .updateTable('sessions')
    .set({ endedAt: isoOf(Date.now()) })
    .where('userName', '=', 'editor-L1')
    .execute()
  one.hub.announce(null, ['users'])
  expect(await first.closed).toBe(closeCodes.notSignedIn)
})

test('a station’s message reaches whoever may see its line, and nobody else', async () => {
  const line = await startLine(
    {
      as: plant.as,
      post: (path, body, headers) =>
        one.app.inject({
          method: 'POST',
          url: path,
          ...(headers ? { headers } : {}),
          payload: body as object,
        }),
    },
    'L1',
  )
  const sees = await listen(two.address, { token: await plant.tokenFor('operator', ['L1']) })
  const other = await listen(two.address, { token: await plant.tokenFor('operator', ['L2']) })
  await Promise.all([sees.admitted(), other.admitted()])
  await line.station('S10').arrive('SN-1')
  expect(await sees.hears('boards', 'L1')).toBe(true)
  expect(other.heard.filter(({ lineNumber }) => lineNumber === 'L1')).toEqual([])
  sees.socket.close()
  other.socket.close()
})

test('no session, no socket; and a page of another origin is not let in', async () => {
  expect(await (await listen(one.address, { token: 'nobody' })).closed).toBe(closeCodes.notSignedIn)
  expect(await (await listen(one.address, { hello: 'there' })).closed).toBe(closeCodes.notSignedIn)
  expect(
    await (
      await listen(one.address, { token: await plant.tokenFor('admin') }, 'http://evil.example')
    ).closed,
  ).toBe(closeCodes.wrongOrigin)
  expect(await (await listen(one.address, null)).closed).toBe(closeCodes.tooLate)
})

test('a wall gets changes of its own lines’ boards only, and no more once its link is revoked', async () => {
  const admin = plant.as('admin')
  const { link, token } = await admin(walls.createLink, {
    name: 'Hall',
    views: ['lineView'],
    lines: ['L1'],
    expiresAt: isoOf(Date.now() + 3_600_000),
  })
  const wall = await listen(two.address, { wall: token })
  await wall.admitted()
  one.app.changed('L1', ['boards', 'units'])
  one.app.changed('L2', ['boards'])
  expect(await wall.hears('boards', 'L1')).toBe(true)
  expect(wall.heard.slice(1)).toEqual([{ lineNumber: 'L1', changed: ['boards'] }])
  const revoked = await one.app.inject({
    method: 'POST',
    url: '/api/walls/revokeLink',
    headers: { authorization: `Bearer ${await plant.tokenFor('admin')}` },
    payload: { id: link.id },
  })
  expect(revoked.json()).toMatchObject({ code: 20000 })
  expect(await wall.closed).toBe(closeCodes.notSignedIn)
  expect(await (await listen(one.address, { wall: token })).closed).toBe(closeCodes.notSignedIn)
  expect(await (await listen(one.address, { token })).closed).toBe(closeCodes.notSignedIn)
})

test('a log-out is news where somebody was logged in, and none where nobody was', async () => {
  const admin = await listen(two.address, { token: await plant.tokenFor('admin') })
  await admin.admitted()
  const logOut = (headers = {}) =>
    one.app.inject({ method: 'POST', url: '/api/web/Logout', headers, payload: {} })
  const sessionChanges = () => admin.heard.filter(({ changed }) => changed.includes('session')).length
  for (const headers of [{}, { authorization: 'Bearer nobody' }])
    expect((await logOut(headers)).json()).toMatchObject({ code: 20000 })
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(sessionChanges()).toBe(0)
  await logOut({ authorization: `Bearer ${await plant.tokenFor('editor')}` })
  for (let tries = 0; tries < 100 && sessionChanges() === 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 50))
  expect(sessionChanges()).toBe(1)
  admin.socket.close()
})

test('a refused command is no news', async () => {
  const admin = await listen(one.address, { token: await plant.tokenFor('admin') })
  await admin.admitted()
  await expect(
    plant.as('admin')(lines.create, { lineNumber: 'L9', lineName: 'Again', location: null, manager: null }),
  ).rejects.toMatchObject({ key: 'record.code_taken' })
  await expect(plant.as('admin', 'L9')(orders.delete, { id: 12345 })).rejects.toMatchObject({
    key: 'record.unknown',
  })
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(
    admin.heard.filter(({ changed }) => changed.includes('orders') || changed.includes('lines')),
  ).toEqual([])
  admin.socket.close()
})

test('a lock ends the sockets of the account at once, as it ends its sessions', async () => {
  const call = (eventId: number, para: object) =>
    plant.tokenFor('admin').then((token) =>
      one.app.inject({
        method: 'POST',
        url: '/api/web/user',
        headers: { authorization: `Bearer ${token}` },
        payload: { eventId, para },
      }),
    )
  const locked = await listen(two.address, { token: await plant.tokenFor('operator') })
  const other = await listen(two.address, { token: await plant.tokenFor('editor') })
  await Promise.all([locked.admitted(), other.admitted()])
  expect((await call(9, { userName: 'operator', locked: true, reason: 'left' })).json().code).toBe(20000)
  // Where nobody tells it, it is looked at again when this test has long been given up.
  expect(await locked.closed).toBe(closeCodes.notSignedIn)
  expect(other.socket.readyState).toBe(WebSocket.OPEN)
  other.socket.close()
})
