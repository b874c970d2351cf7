import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
let token: string
beforeAll(async () => {
  token = await plant.tokenFor('admin')
})
const makeTicket = async () =>
  (await plant.post('/api/session/ticket', {}, { token })).json().data.ticket as string
const fetchFile = (ticket: string, over: { url?: string; method?: 'GET' | 'HEAD' | 'POST' } = {}) =>
  plant.app.inject({
    url: `/api/users/export?ticket=${ticket}&input=${encodeURIComponent('{"format":"csv"}')}`,
    ...over,
  })

test('a ticket opens one download by its address, and nothing a second time', async () => {
  const ticket = await makeTicket()
  const first = await fetchFile(ticket)
  expect([first.statusCode, first.headers['content-disposition']]).toEqual([
    200,
    expect.stringContaining('attachment'),
  ])
  expect(first.body).toContain('admin')
  expect((await fetchFile(ticket)).json()).toMatchObject({ code: 40109, key: 'session.ticket_invalid' })
})

test('half a minute later it opens nothing', async () => {
  const ticket = await makeTicket()
  await sql`update session_tickets set expires_at = now() - interval '1 second'`.execute(plant.db)
  expect((await fetchFile(ticket)).json()).toMatchObject({ key: 'session.ticket_invalid' })
})

test('the token itself in an address opens nothing, and a ticket opens no other call', async () => {
  expect((await fetchFile(token)).json()).toMatchObject({ key: 'session.ticket_invalid' })
  expect((await plant.app.inject({ url: `/api/users/export?token=${token}` })).json()).toMatchObject({
    key: 'session.unknown',
  })
  const ticket = await makeTicket()
  expect((await plant.post(`/api/session/info?ticket=${ticket}`, {})).json()).toMatchObject({
    key: 'session.unknown',
  })
  expect((await fetchFile(ticket, { method: 'HEAD' })).statusCode).toBe(404)
  expect((await fetchFile(ticket)).statusCode).toBe(200)
})

test('it ends with its session, and may do no more than it', async () => {
  const operator = await plant.tokenFor('operator')
  const { ticket } = (await plant.post('/api/session/ticket', {}, { token: operator })).json().data
  expect((await fetchFile(ticket)).json()).toMatchObject({ key: 'call.forbidden' })
  const { ticket: late } = (await plant.post('/api/session/ticket', {}, { token: operator })).json().data
  await plant.post('/api/web/Logout', {}, { token: operator })
  expect((await fetchFile(late)).json()).toMatchObject({ key: 'session.ticket_invalid' })
})

test('the line in the address is judged like every input', async () => {
  expect(
    (
      await fetchFile(await makeTicket(), { url: `/api/users/export?ticket=${await makeTicket()}&input={` })
    ).json(),
  ).toMatchObject({ key: 'call.invalid', field: 'input' })
})
