import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

const rows = Array.from({ length: 200 }, (_, at) => ({ productSn: `L1-${at}`, typeNo: 'GB40 歯車' }))
const app = Fastify()
compressAnswers(app)
app.get('/long', async () => ({ rows }))
app.get('/short', async () => ({ rows: rows.slice(0, 3) }))
app.post('/echo', async ({ body }) => body)
const longest = Array.from({ length: 30_000 }, (_, at) => `歯車 ${at}`).join()
const gzipOnly = { 'accept-encoding': 'gzip' }
afterAll(() => app.close())

const ask = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

test('a long answer goes out in the best encoding the caller takes, and is the same once unpacked', async () => {
  const brotli = await ask('/long', 'gzip, deflate, br, zstd')
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length)
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual({ rows })
  expect(brotli.rawPayload.length).toBeLessThan(JSON.stringify({ rows }).length / 4)

  const gzip = await ask('/long', 'gzip;q=1.0, br;q=0')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual({ rows })
})

test('a very long one is compressed in two halves, and is one answer wherever they are divided', async () => {
  for (const more of ['', 'a', '歯', '😀']) {
    const text = more + longest
    const packed = await app.inject({ url: '/echo', method: 'POST', headers: gzipOnly, payload: { text } })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual({ text })
  }
})

test('a short answer, and one to a caller that takes no encoding, goes out as it is', async () => {
  const short = await ask('/short', 'gzip, br')
  expect([short.headers['content-encoding'], short.json()]).toEqual([undefined, { rows: rows.slice(0, 3) }])
  for (const long of [await ask('/long'), await ask('/long', 'identity')])
    expect([long.headers['content-encoding'], long.json()]).toEqual([undefined, { rows }])
})
