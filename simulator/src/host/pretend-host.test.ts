import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { realClock } from '../clock.ts'
import { seedRandom } from '../random.ts'
import { pretendHost } from './pretend-host.ts'

const host = pretendHost({
  clock: { ...realClock, sleep: async () => {} },
  random: seedRandom(1, 'host'),
  speed: 3600,
  say: () => {},
})
await new Promise<void>((resolve) => host.server.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}`
afterAll(() => host.server.close())

/** As the outbox does it: the same again under the same key until it is taken. */
async function tell(key: string) {
  for (let tries = 1; ; tries += 1) {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: JSON.stringify({ teleType: 'orderCompleted', lineNumber: 'L1', order: { orderCode: key } }),
    }).catch(() => null)
    await reply?.arrayBuffer().catch(() => null)
    if (reply?.status === 200) return tries
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test('whatever it does to those who call, everything is booked in the end, each key once', async () => {
  const tries: number[] = []
  for (let i = 0; i < 100; i += 1) tries.push(await tell(`K-${i}`))
  expect(host.booked().map(({ orderCode }) => orderCode)).toEqual(
    Array.from({ length: 100 }, (_, i) => `K-${i}`),
  )
  expect(tries.filter((one) => one > 1).length).toBeGreaterThan(0)
  expect(host.sum).toMatchObject({ booked: 100, byType: { orderCompleted: 100 }, refused: 0 })
  expect(host.sum.knownAlready).toBeGreaterThan(0)
}, 60_000)

test('a call without a key is never booked', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 20 && !statuses.includes(422); i += 1) {
    const reply = await fetch(url, { method: 'POST', body: '{"teleType":"x"}' }).catch(() => null)
    if (reply) statuses.push(reply.status)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(statuses).toContain(422)
  expect(host.sum.booked).toBe(100)
})
