import { expect, test } from 'vitest'
import { host, type HostSettings } from '@takt/contract/host.ts'
import { realClock } from './clock.ts'
import { type Office, Refused } from './delivery/console-calls.ts'
import { openHost } from './live-host.ts'

const off: HostSettings = {
  hostMode: 'off',
  hostUrl: null,
  mostTries: 300,
  timeoutSeconds: 10,
  keyHint: null,
  revision: 0,
}
const wants = { url: 'http://localhost:8080', clock: realClock, seed: 1, say: () => {} }

/** Keeps what is saved, as the plant does. */
function plantWith(over: Partial<HostSettings>, refuses = false) {
  const kept = { ...off, ...over }
  const office = (async (endpoint: { name: string }, input: object) => {
    if (endpoint.name === host.saveSettings.name) {
      if (refuses) throw new Refused('host.not_allowed', 'Not that host')
      Object.assign(kept, host.saveSettings.input.parse(input))
    }
    return kept
  }) as Office
  return { kept, office }
}

test('a plant without a host gets one that books what it is told', async () => {
  const { kept, office } = plantWith({})
  const close = await openHost(office, wants)
  expect(kept).toMatchObject({ hostMode: 'on' })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      fetch(kept.hostUrl!, {
        method: 'POST',
        headers: { 'idempotency-key': `k-${at}` },
        body: JSON.stringify({ teleType: 'orderStarted', lineNumber: 'L1', orderCode: `WO-${at}` }),
      }).then(
        ({ status }) => status,
        () => 'broke off',
      ),
    ),
  )
  // Now and then it fails, as hosts do.
  expect(answers.filter((status) => status === 200).length).toBeGreaterThan(10)
  close?.()
})

test('at the next start it is the same host at another address, and stays paused where somebody paused it', async () => {
  const { kept, office } = plantWith({ hostMode: 'paused', hostUrl: 'http://127.0.0.1:9/demonstration' })
  const close = await openHost(office, wants)
  expect(kept.hostMode).toBe('paused')
  expect(kept.hostUrl).not.toBe('http://127.0.0.1:9/demonstration')
  close?.()
})

test.each([
  [{ hostUrl: 'http://erp.example/takt', hostMode: 'on' as const }, wants.url],
  [{ hostUrl: 'http://127.0.0.1:9/demonstration' }, wants.url],
  [{}, 'http://plant.example:8080'],
])(
  'a host of somebody’s own, one that was switched off, and a server elsewhere are left alone',
  async (over, url) => {
    const { kept, office } = plantWith(over)
    expect(await openHost(office, { ...wants, url })).toBeNull()
    expect(kept).toEqual({ ...off, ...over })
  },
)

test('a plant that allows no such host goes without, and shows why', async () => {
  const { office } = plantWith({}, true)
  const messages: string[] = []
  expect(await openHost(office, { ...wants, say: (text) => messages.push(text) })).toBeNull()
  expect(messages).toEqual(['The plant goes without a host: Not that host'])
})
