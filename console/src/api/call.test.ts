import { beforeEach, expect, test, vi } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { orders } from '@takt/contract/orders.ts'
import { plant } from '@takt/contract/plant.ts'
import { session } from '@takt/contract/session.ts'
import { users } from '@takt/contract/users.ts'
import { call } from './call.ts'
import { forgetSession, useSession } from './session.ts'
import { writeLine, writeToken, writeUserName } from './stored.ts'

const fetched =
  vi.fn<(path: string, init: { body: string; headers: Record<string, string> }) => Promise<Response>>()
const sent = () => ({
  path: fetched.mock.lastCall![0],
  body: JSON.parse(fetched.mock.lastCall![1].body),
  headers: fetched.mock.lastCall![1].headers,
})

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset().mockImplementation(async () => Response.json({ code: 20000, data: {} }))
  forgetSession()
  writeToken('secret')
  writeUserName('anna')
  writeLine({ lineNumber: 'L 1' })
})

test('RQ-01: a call on a line carries the line, the sender, the program and both headers', async () => {
  await call(orders.list, {})
  expect(sent()).toMatchObject({
    path: '/api/orders/list/L%201',
    body: { userName: 'anna', app: 'takt-console' },
    headers: { token: 'secret', authorization: 'Bearer secret' },
  })
})

test('every call names its sender and ends in the line, those on the plant too', async () => {
  await call(plant.get, {})
  expect(sent()).toMatchObject({
    path: '/api/plant/get/L%201',
    body: { userName: 'anna', app: 'takt-console' },
  })
  writeLine(null)
  await call(plant.get, {})
  expect(sent()).toMatchObject({ path: '/api/plant/get', body: { userName: 'anna', app: 'takt-console' } })
})

test('a list that is searched by account names the account it looks for apart from the caller', async () => {
  await call(orders.changes, {})
  expect(sent().body).toEqual({ app: 'takt-console', userName: 'anna', para: {} })
  await call(orders.changes, { userName: 'bob' })
  expect(sent().body).toEqual({ app: 'takt-console', userName: 'anna', para: { userName: 'bob' } })
})

test('the calls of the specification go where it requires', async () => {
  await call(lines.list, {})
  expect(sent()).toMatchObject({
    path: '/api/web/equipment/L%201',
    body: { eventId: 780, para: {}, userName: 'anna', app: 'takt-console' },
  })
  await call(users.lock, { userName: 'bob', locked: true })
  expect(sent()).toMatchObject({
    path: '/api/web/user/L%201',
    body: { eventId: 9, para: { userName: 'bob', locked: true }, userName: 'anna' },
  })
  await call(session.login, { userName: 'bob', password: 'x' })
  expect(sent()).toMatchObject({ path: '/api/web/login/L%201', body: { userName: 'bob', password: 'x' } })
})

test('without a line no call on a line leaves the browser', async () => {
  writeLine(null)
  await expect(call(orders.list, {})).rejects.toMatchObject({ key: 'call.line_missing' })
  expect(fetched).not.toHaveBeenCalled()
})

test('RQ-03: a refusal arrives as itself, with its facts and its field', async () => {
  fetched.mockImplementation(async () =>
    Response.json({ code: 40902, key: 'record.code_taken', facts: { code: 'WO-1' }, field: 'orderCode' }),
  )
  await expect(call(orders.list, {})).rejects.toMatchObject({
    key: 'record.code_taken',
    facts: { code: 'WO-1' },
    field: 'orderCode',
  })
})

test('RQ-02: a call that takes five seconds is given up and counts as none', async () => {
  const limit = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
  fetched.mockImplementation(async () => Promise.reject(new DOMException('', 'TimeoutError')))
  await expect(call(orders.list, {})).rejects.toMatchObject({ key: 'call.offline' })
  expect(limit).toHaveBeenCalledExactlyOnceWith(5000)
  limit.mockRestore()
})

test('RQ-07: who chose to stay is asked again by what they do, not by a list that renews itself', async () => {
  fetched.mockImplementation(async () => Response.json({ code: 50014, key: 'session.expired' }))
  await call(orders.list, {}).catch(() => {})
  const first = useSession.getState().ended
  await call(orders.delete, { id: 1 }).catch(() => {})
  expect(useSession.getState().ended).not.toBe(first)
})

test('RQ-07: a lost session is noted once, however many calls meet it', async () => {
  fetched.mockImplementation(async () => Response.json({ code: 50014, key: 'session.expired' }))
  await Promise.allSettled([call(orders.list, {}), call(lines.list, {})])
  const first = useSession.getState().ended
  expect(first).toMatchObject({ key: 'session.expired' })
  await call(orders.list, {}).catch(() => {})
  expect(useSession.getState().ended).toBe(first)
})

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('fetch failed')), 'call.offline'],
  ['the answer takes too long', () => Promise.reject(new DOMException('', 'TimeoutError')), 'call.offline'],
  [
    'a proxy answers with its own page',
    async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    'call.offline',
  ],
  [
    'the server has a bug',
    async () => Response.json({ code: 50000, key: 'call.bug', facts: { requestId: 'r1' } }, { status: 500 }),
    'call.bug',
  ],
])('when %s the caller is told what a person can understand', async (_, answer, key) => {
  fetched.mockImplementation(answer)
  await expect(call(orders.list, {})).rejects.toMatchObject({ key })
})

test('RQ-03: an unknown code is shown with the server’s own sentence', async () => {
  fetched.mockImplementation(async () => Response.json({ code: 49999, message: 'Server says so' }))
  await expect(call(orders.list, {})).rejects.toMatchObject({
    key: 'call.said',
    facts: { message: 'Server says so' },
  })
})

test('RQ-11: a call that was given up by its page is not a failure to be shown', async () => {
  const control = new AbortController()
  fetched.mockImplementation(() => Promise.reject(control.signal.reason))
  control.abort()
  await expect(call(orders.list, {}, control.signal)).rejects.toMatchObject({ name: 'AbortError' })
})
