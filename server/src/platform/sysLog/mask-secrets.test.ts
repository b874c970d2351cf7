import { expect, test } from 'vitest'
import { maskSecrets } from './mask-secrets.ts'

const secret = 'S3cret-of.Somebody_42'
test.each([
  JSON.stringify({ password: secret, newPassword: secret, level: 30 }),
  JSON.stringify({ body: JSON.stringify({ password: secret, n: 1 }) }),
  JSON.stringify({ a: JSON.stringify({ b: JSON.stringify({ clientSecret: secret }) }) }),
  JSON.stringify({ headers: { authorization: `Bearer ${secret}`, cookie: `takt=${secret}` } }),
  JSON.stringify({ msg: `cannot reach postgres://takt:${secret}@db:5432/takt` }),
  JSON.stringify({ msg: `POST /x?ticket=${secret}&n=1 HTTP` }),
  JSON.stringify({ msg: `authorization: Wall ${secret}` }),
  JSON.stringify({ msg: `token: ${secret}` }),
  JSON.stringify({ cardId: secret }),
  JSON.stringify({ webhook: { signingKey: secret }, body: JSON.stringify({ hostKey: secret }) }),
  JSON.stringify({ msg: `-----BEGIN PRIVATE KEY-----\n${secret}\n-----END PRIVATE KEY-----` }),
])('%s', (line) => {
  const masked = maskSecrets(line)
  expect(masked).not.toContain(secret)
  expect(() => JSON.parse(masked)).not.toThrow()
})

test('a password with quotes in it, whole', () => {
  const masked = maskSecrets(JSON.stringify({ password: 'a"bcd\\"efg', user: 'eva' }))
  expect(JSON.parse(masked)).toEqual({ password: '***', user: 'eva' })
})

test.each([
  JSON.stringify({ level: 30, time: 1, tokenCount: 5, passwordHint: null, msg: 'The token has expired' }),
  JSON.stringify({ path: '/api/session/savePassword', module: 'session' }),
  JSON.stringify({ msg: 'https://host/a:b@c' }),
])('%s stays as it is', (line) => expect(maskSecrets(line)).toBe(line))
