import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { walk } from '../../testing/log-in-service.ts'
import { startLogInPlant } from '../../testing/log-in-plant.ts'

const { plant, serverWith, start, comeBack, proven, exchange, sessions } = await startLogInPlant()

describe('nobody gets in', () => {
  test('with a wrong state, another browser, or none', async () => {
    const { address, cookie } = await start()
    const back = await walk(address, 'ann')
    const other = (await start()).cookie
    const wrong = new URL(back)
    wrong.searchParams.set('state', 'x'.repeat(43))
    for (const [url, browser] of [
      [wrong, cookie],
      [back, other],
      [back, ''],
    ] as const) {
      expect(await comeBack(url.pathname + url.search, browser)).toMatchObject({
        at: '/#/auth-redirect',
        error: 'oidc.not_proven',
      })
    }
    expect((await comeBack(back.pathname + back.search, cookie)).code).toBeTruthy()
  })

  test('with the service’s code a second time', async () => {
    const { back, cookie, returned } = await proven('ann')
    expect(returned.code).toBeTruthy()
    expect((await comeBack(back.pathname + back.search, cookie)).error).toBe('oidc.not_proven')
  })

  test('with our code a second time, late, with a wrong state or in another browser; each try uses it up', async () => {
    const before = await sessions()
    const { cookie, returned } = await proven('ann')
    const own = { code: returned.code, state: returned.state }
    expect((await exchange(own, cookie)).code).toBe(20000)
    expect(await exchange(own, cookie)).toMatchObject({ code: 40122, key: 'oidc.not_proven' })

    const late = await proven('ann')
    await sql`update login_codes set made_at = now() - interval '61 seconds'`.execute(plant.db)
    expect((await exchange({ code: late.returned.code, state: late.returned.state }, late.cookie)).key).toBe(
      'oidc.not_proven',
    )

    for (const [over, browser] of [
      [{ state: 'x' }, null],
      [{}, (await start()).cookie],
      [{}, ''],
    ] as const) {
      const { cookie, returned } = await proven('ann')
      const input = { code: returned.code, state: returned.state }
      expect((await exchange({ ...input, ...over }, browser ?? cookie)).key).toBe('oidc.not_proven')
      expect((await exchange(input, cookie)).key).toBe('oidc.not_proven')
    }
    expect(await sessions()).toBe(before + 1)
  })

  test('a locked account', async () =>
    expect((await proven('lou')).returned).toEqual({
      at: '/#/auth-redirect',
      error: 'session.locked',
      requestId: expect.any(String),
    }))

  test.each(['stranger', 'odd'])('who is linked to no account: %s', async (login) => {
    const {
      cookie,
      returned: { code, state },
    } = await proven(login)
    expect(await exchange({ code, state }, cookie)).toMatchObject({ key: 'oidc.not_linked' })
  })

  test('locked while the browser was on its way back', async () => {
    const { cookie, returned } = await proven('ann')
    await plant.db.updateTable('users').set({ locked: true }).where('userName', '=', 'ann').execute()
    expect((await exchange({ code: returned.code, state: returned.state }, cookie)).key).toBe(
      'session.locked',
    )
  })

  test('those the service itself turns away', async () => {
    const { address, cookie } = await start()
    const back = await walk(address, 'ann', { refuse: true })
    expect(await comeBack(back.pathname + back.search, cookie)).toMatchObject({ error: 'oidc.refused' })
  })

  test('while the service is away; account and password still do', async () => {
    const away = await serverWith({ issuer: 'http://127.0.0.1:9' })
    const { reply } = await start(away)
    expect(reply.headers.location).toMatch(/^\/\?error=oidc\.provider_down&requestId=[\w-]+#\/auth-redirect$/)
    const login = await away.inject({
      method: 'POST',
      url: '/api/web/login',
      payload: { userName: 'admin', password: 'a password for tests' },
    })
    expect(login.json().code).toBe(20000)
    await away.close()
  })
})
