import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { afterAll, expect, test } from 'vitest'
import { connect } from '../db/connect.ts'
import { startPlant } from '../../testing/plant.ts'
import { startProcess } from '../../testing/server-process.ts'
import { buildApp } from '../../app.ts'
import { followCertificate } from './tls.ts'

const plant = await startPlant()
const folder = mkdtempSync(path.join(tmpdir(), 'takt-tls-'))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await plant.close()
})

/** Valid for a day, made now: no private key is in the repository. */
function makeCertificate(name: string) {
  const files = { cert: path.join(folder, `${name}.cert.pem`), key: path.join(folder, `${name}.key.pem`) }
  const words = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '1',
    '-subj',
    `/CN=${name}`,
    '-addext',
    'subjectAltName=DNS:localhost',
  ]
  execFileSync('openssl', [...words, '-keyout', files.key, '-out', files.cert], { stdio: 'ignore' })
  return files
}
const [first, second] = [makeCertificate('first'), makeCertificate('second')]

/** What a browser that trusts this certificate gets, and whose certificate it was. */
const ask = (port: number | string, trusted: string) =>
  new Promise<{ status: number | undefined; holder: string; hsts: unknown; body: string }>(
    (resolve, reject) => {
      get(
        {
          host: '127.0.0.1',
          servername: 'localhost',
          port,
          path: '/health',
          ca: readFileSync(trusted),
          agent: false,
        },
        (reply) => {
          const { CN } = (reply.socket as TLSSocket).getPeerCertificate().subject // https answers over TLS
          let body = ''
          reply
            .setEncoding('utf8')
            .on('data', (text: string) => (body += text))
            .on('end', () =>
              resolve({
                status: reply.statusCode,
                holder: String(CN),
                hsts: reply.headers['strict-transport-security'],
                body,
              }),
            )
        },
      ).on('error', reject)
    },
  )

test('with TLS_CERT and TLS_KEY the server serves https and no http, and announces it to browsers for a year', async () => {
  const server = await startProcess(path.join(folder, 'data'), {
    DATABASE_URL: plant.url,
    TLS_CERT: first.cert,
    TLS_KEY: first.key,
    HOST: '0.0.0.0',
  })
  const { port } = new URL(server.url)
  expect(await ask(port, first.cert)).toMatchObject({
    status: 200,
    holder: 'first',
    hsts: 'max-age=31536000',
    body: expect.stringContaining('"up"'),
  })
  await expect(ask(port, second.cert)).rejects.toThrow(/self-signed|certificate/)
  await expect(fetch(`${server.url}/health`)).rejects.toThrow('fetch failed')
  expect(server.output()).toContain(`https://localhost:${port}`)
  expect(server.output()).not.toContain('unencrypted')
  await server.stop()
}, 60_000)

test('a renewed certificate is used without a restart; one that cannot be used leaves the old one', async () => {
  const files = { cert: path.join(folder, 'live.cert.pem'), key: path.join(folder, 'live.key.pem') }
  const use = ({ cert, key }: typeof files) => {
    copyFileSync(cert, files.cert)
    copyFileSync(key, files.key)
  }
  use(first)
  const database = connect(plant.url)
  const app = await buildApp({ database, tls: files })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo // it listens to a port
  const stop = followCertificate(app, files, 20)
  const holder = async (trusted: string) => (await ask(port, trusted).catch(() => null))?.holder
  expect(await holder(first.cert)).toBe('first')
  use(second)
  await expect.poll(() => holder(second.cert)).toBe('second')
  writeFileSync(files.key, 'no key')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await holder(second.cert)).toBe('second')
  use(first)
  await expect.poll(() => holder(first.cert)).toBe('first')
  stop()
  await app.close()
  await database.close()
})

test.each([
  ['a file that is not there', { cert: '/nowhere.pem', key: first.key }, 'TLS_CERT cannot be read'],
  [
    'a key of another certificate',
    { cert: first.cert, key: second.key },
    'are no certificate with its private key',
  ],
])('%s is reported with the settings that name it', async (_, tls, sentence) => {
  await expect(buildApp({ database: connect(plant.url), tls })).rejects.toThrow(sentence)
})

test('https that a trusted proxy ended counts as https, and plain http that listens to other machines is warned of', async () => {
  const database = connect(plant.url)
  const app = await buildApp({ database, trustProxy: '10.0.0.1' })
  const hsts = async (remoteAddress: string) =>
    (await app.inject({ url: '/health', remoteAddress, headers: { 'x-forwarded-proto': 'https' } })).headers[
      'strict-transport-security'
    ]
  expect([await hsts('10.0.0.1'), await hsts('10.0.0.2')]).toEqual(['max-age=31536000', undefined])
  await app.close()
  await database.close()
  const server = await startProcess(path.join(folder, 'data'), { DATABASE_URL: plant.url, HOST: '0.0.0.0' })
  await expect.poll(server.output).toContain('Warning: passwords and keys travel unencrypted')
  await server.stop()
}, 60_000)
