import { describe, expect, test } from 'vitest'
import { oidc } from '@takt/contract/oidc.ts'
import { session } from '@takt/contract/session.ts'
import { startLogInPlant } from '../../testing/log-in-plant.ts'

const { origin, plant, says, serverWith, app, start, proven, exchange } = await startLogInPlant()

describe('a log-in through the log-in service', () => {
  test('opens a session, by a code that is worth nothing elsewhere; the token is never in an address', async () => {
    const { cookie, returned } = await proven('ann')
    expect(returned).toEqual({
      at: '/#/auth-redirect',
      code: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    })
    const { data } = await exchange({ code: returned.code, state: returned.state }, cookie)
    expect(data).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      name: 'Person ann',
      username: 'ann',
    })
    expect(JSON.stringify(returned)).not.toContain(data.token)
    const info = await app.inject({
      method: 'POST',
      url: `/api/${session.info.name}`,
      headers: { authorization: `Bearer ${data.token}` },
    })
    expect(info.json()).toMatchObject({ code: 20000, data: { userId: 'ann', roleKey: ['operator'] } })
    const entry = await plant.db
      .selectFrom('auditLog')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      userName: 'ann',
      entity: 'session',
      entityKey: 'ann',
      action: 'login',
      after: { browser: 'Firefox 143' },
    })
  })

  test('starts with PKCE, state and nonce, and a cookie no script reads', async () => {
    const { address, reply } = await start()
    const authorisation = Object.fromEntries(new URL(address).searchParams)
    expect(authorisation).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${origin}/api/oidc/callback`,
      client_id: 'takt',
    })
    expect(
      new Set([
        authorisation.state,
        authorisation.nonce,
        authorisation.code_challenge,
        (await start()).address.slice(-43),
      ]).size,
    ).toBe(4)
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^takt-oidc=[\w-]{43}; Path=\/api\/oidc; Max-Age=600; HttpOnly; SameSite=Lax$/,
    )
    const secure = await serverWith({ origin: 'https://takt.test' })
    expect(String((await start(secure)).reply.headers['set-cookie'])).toMatch(/; Secure$/)
    await secure.close()
  })

  test('is bound to the person, not to a name: renamed they are the same, and another who takes the name is refused', async () => {
    says.ann = { preferred_username: 'somebody else now' }
    says.thief = { preferred_username: 'ann' }
    const renamed = await proven('ann')
    expect(
      (await exchange({ code: renamed.returned.code, state: renamed.returned.state }, renamed.cookie)).data
        .username,
    ).toBe('ann')
    const thief = await proven('thief')
    expect(
      await exchange({ code: thief.returned.code, state: thief.returned.state }, thief.cookie),
    ).toMatchObject({
      code: 40124,
      key: 'oidc.not_linked',
    })
    delete says.ann
  })

  test('never opens an account by its name or e-mail, also where people are made: not admin, not anybody', async () => {
    const making = await serverWith({ create: 'operator' })
    says.mallory = { preferred_username: 'admin' }
    for (const login of ['mallory', 'byMail']) {
      const { cookie, returned } = await proven(login, making)
      expect(await exchange({ code: returned.code, state: returned.state }, cookie, making)).toMatchObject({
        key: 'oidc.not_linked',
      })
    }
    await making.close()
  })

  test('is offered by its name; without settings there is none', async () => {
    const offer = async (at: typeof app) =>
      (await at.inject({ method: 'POST', url: `/api/${oidc.offer.name}` })).json().data
    expect(await offer(app)).toEqual({ name: 'Plant ID', origin })
    expect(await offer(plant.app)).toBeNull()
    expect((await plant.app.inject({ url: '/api/oidc/start' })).statusCode).toBe(404)
    expect(await exchange({ code: 'x', state: 'y' }, '', plant.app)).toMatchObject({ key: 'call.unknown' })
  })
})
