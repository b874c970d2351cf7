import { afterAll, beforeAll, beforeEach } from 'vitest'
import { sql } from 'kysely'
import { oidc } from '@takt/contract/oidc.ts'
import { connect } from '../platform/db/connect.ts'
import { buildApp } from '../app.ts'
import { startLogInService, walk } from './log-in-service.ts'
import { startPlant } from './plant.ts'

type App = Awaited<ReturnType<typeof buildApp>>

/** A plant whose people log in through a log-in service, and what a browser does there. */
export async function startLogInPlant() {
  const origin = 'http://takt.test:8080'
  const plant = await startPlant()
  const says: Record<string, Record<string, unknown>> = {
    byMail: { email: 'mia@plant.example', email_verified: true },
    claimed: { email: 'mia@plant.example', email_verified: false },
    worded: { email: 'mia@plant.example', email_verified: 'false' },
    newcomer: {
      preferred_username: 'newcomer',
      name: 'New Comer',
      email: 'new@plant.example',
      email_verified: true,
    },
    guest: { preferred_username: 'guest' },
    odd: { preferred_username: ' ann' },
  }
  const saysInUserInfo: Record<string, Record<string, unknown>> = {}
  const service = await startLogInService(origin, says, saysInUserInfo)
  const database = connect(plant.url)
  const serverWith = (over: object = {}) => buildApp({ database, oidc: { ...service.settings, ...over } })
  const app = await serverWith()
  afterAll(async () => {
    await app.close()
    await Promise.all([database.close(), plant.close()])
    await service.close()
  })

  const account = (userName: string, over: object = {}) => ({
    userName,
    name: `Person ${userName}`,
    passwordHash: null,
    mustChangePassword: false,
    avatar: null,
    introduction: null,
    cardId: null,
    lockReason: null,
    lastLogin: null,
    ...over,
  })
  beforeAll(async () => {
    await plant.db
      .insertInto('users')
      .values([
        account('ann'),
        account('mia@plant.example'),
        account('lou', { locked: true, lockReason: 'left' }),
      ])
      .execute()
    await plant.db
      .insertInto('userRoles')
      .values(['ann', 'mia@plant.example', 'lou'].map((userName) => ({ userName, roleKey: 'operator' })))
      .execute()
    await Promise.all([bind('ann'), bind('lou')])
  })
  const bind = (subject: string, userName = subject) =>
    plant.db.insertInto('userIdentities').values({ issuer: service.issuer, subject, userName }).execute()
  beforeEach(() =>
    plant.db.updateTable('users').set({ locked: false }).where('userName', '=', 'ann').execute(),
  )
  /** What a browser does: start, log in there, come back. `cookie` is the browser; each of them has only its own. */
  async function start(at: App = app) {
    const reply = await at.inject({ url: '/api/oidc/start' })
    return {
      address: reply.headers.location!,
      cookie: String(reply.headers['set-cookie']).split(';')[0]!,
      reply,
    }
  }
  const comeBack = async (url: string, cookie: string, at: App = app) => {
    const { headers } = await at.inject({ url, headers: { cookie } })
    const back = new URL(headers.location!, origin)
    return { at: back.pathname + back.hash, ...Object.fromEntries(back.searchParams) } as {
      at: string
      code?: string
      state?: string
      error?: string
    }
  }
  async function proven(login: string, at: App = app) {
    const { address, cookie } = await start(at)
    const back = await walk(address, login)
    return { cookie, back, returned: await comeBack(back.pathname + back.search, cookie, at) }
  }
  const exchange = async (input: object, cookie: string, at: App = app) =>
    (
      await at.inject({
        method: 'POST',
        url: `/api/${oidc.exchange.name}`,
        headers: { cookie, 'user-agent': 'Firefox/143.0' },
        payload: input,
      })
    ).json()
  const sessions = async () =>
    Number((await sql<{ n: string }>`select count(*) as n from sessions`.execute(plant.db)).rows[0]!.n)
  return {
    origin,
    plant,
    service,
    says,
    saysInUserInfo,
    serverWith,
    app,
    account,
    bind,
    start,
    comeBack,
    proven,
    exchange,
    sessions,
  }
}
