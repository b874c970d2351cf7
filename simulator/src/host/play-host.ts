import { parseArgs } from 'node:util'
import { realClock } from '../clock.ts'
import { seedRandom } from '../random.ts'
import { placeOrders } from './place-orders.ts'
import { pretendHost } from './pretend-host.ts'

const usage = `Plays the host: takes telegrams, goes away and comes back, and sends orders if it has a key (TAKT_HOST_KEY).

  --port N      where it listens                       9090
  --url URL     the server it sends orders to          http://localhost:8080
  --every N     seconds between two orders             600
  --speed N     its troubles come so much faster       1
  --seed N      the same seed, the same troubles       1`

const flags = {
  port: { type: 'string', default: '9090' },
  url: { type: 'string', default: 'http://localhost:8080' },
  every: { type: 'string', default: '600' },
  speed: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  help: { type: 'boolean', default: false },
} as const

/** Until it is stopped; then it prints what it booked. */
export function playHost(args: string[]) {
  const { values } = parseArgs({ args, options: flags })
  if (values.help) return console.log(usage)
  const say = (sentence: string) => console.error(sentence)
  const random = (name: string) => seedRandom(Number(values.seed), name)
  const { server, sum } = pretendHost({
    clock: realClock,
    random: random('host'),
    speed: Number(values.speed),
    say,
  })
  server.listen(Number(values.port), () => say(`The host listens on http://localhost:${values.port}.`))
  const stop = new AbortController()
  const hostKey = process.env.TAKT_HOST_KEY
  if (hostKey)
    void placeOrders({
      url: values.url,
      hostKey,
      every: Number(values.every) * 1000,
      clock: realClock,
      random: random('orders'),
      signal: stop.signal,
      say,
    })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop.abort()
      console.log(JSON.stringify(sum))
      process.exit(0)
    })
  }
}
