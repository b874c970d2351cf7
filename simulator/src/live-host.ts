import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { host } from '@takt/contract/host.ts'
import type { Clock } from './clock.ts'
import { type Office, Refused } from './delivery/console-calls.ts'
import { pretendHost } from './host/pretend-host.ts'
import { seedRandom } from './random.ts'

/** By the end of its address the host of the demonstration is known again: whoever set up another one keeps it. */
const ownPath = '/demonstration'
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

type Wants = { url: string; clock: Clock; seed: number; say: (sentence: string) => void }

/** A host that answers for the plant, on this machine only. Returns how it is closed; null: the plant has another, or somebody switched ours off. */
export async function openHost(office: Office, { url, clock, seed, say }: Wants) {
  const { keyHint, ...settings } = await office(host.settings, {})
  const isOurs = settings.hostUrl?.endsWith(ownPath) ?? false
  const isFree = settings.hostUrl === null && settings.hostMode === 'off' && keyHint === null
  if (!localHosts.has(new URL(url).hostname) || !(isFree || (isOurs && settings.hostMode !== 'off')))
    return null
  const { server } = pretendHost({ clock, random: seedRandom(seed, 'host'), speed: 1, say: () => {} })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo // of a server that listens on a port
  const close = () => server.close()
  try {
    await office(host.saveSettings, {
      ...settings,
      hostMode: isFree ? 'on' : settings.hostMode,
      hostUrl: `http://127.0.0.1:${port}${ownPath}`,
    })
    return close
  } catch (error) {
    close()
    if (!(error instanceof Refused)) throw error
    say(`The plant goes without a host: ${error.message}`)
    return null
  }
}
