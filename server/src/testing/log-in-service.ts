import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

const client = { clientId: 'takt', clientSecret: 'a secret of the tests' }
type Claims = Record<string, unknown>

/** A real log-in service on a free port, with its own pages for whoever may come. Anybody's password is right; `people` has more of some, and `inUserInfo` what only the
 * service's UserInfo answer contains. The ID token holds all of its scope, as that of many services does. */
export async function startLogInService(
  origin: string,
  people: Record<string, Claims> = {},
  inUserInfo: Record<string, Claims> = {},
) {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${origin}/api/oidc/callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email', 'email_verified'] },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: (use: string) => ({
        sub,
        ...(people[sub] ?? { preferred_username: sub }),
        ...(use === 'userinfo' && inUserInfo[sub]),
      }),
    }),
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the tests'] },
  })
  server.on('request', provider.callback())
  const settings = {
    ...client,
    issuer,
    origin,
    scope: 'openid profile email',
    name: 'Plant ID',
    claim: null,
    create: null,
  }
  const close = () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(resolve)
    })
  return { issuer, settings, close }
}

/** A browser on the service's pages: from where we send it to where it is sent back to us. `refuse`: presses the way out. */
export async function walk(from: string, login: string, { refuse = false } = {}): Promise<URL> {
  const cookies = new Map<string, string>()
  const go = async (address: URL, form?: Record<string, string>) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const reply = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const [pair] of reply.headers.getSetCookie().map((line) => line.split(';'))) {
      const [name, value] = pair!.split('=', 2) as [string, string] // a cookie is a pair
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return reply
  }
  let at = new URL(from)
  const { origin } = at
  for (let steps = 0; steps < 20; steps++) {
    if (at.origin !== origin) return at
    const reply = await go(at)
    const next = reply.headers.get('location')
    if (next) at = new URL(next, at)
    else if (refuse) at = new URL(`${at.pathname}/abort`, at)
    else {
      const prompt = /name="prompt" value="(\w+)"/.exec(await reply.text())?.[1]
      if (!prompt) throw new Error(`The log-in service stays at ${at.href} with ${reply.status}`)
      at = new URL((await go(at, { prompt, login, password: 'any' })).headers.get('location')!, at)
    }
  }
  throw new Error(`The log-in service goes in circles at ${at.href}`)
}
