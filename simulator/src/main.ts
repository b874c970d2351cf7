import { parseArgs } from 'node:util'
import type { Person } from './delivery/console-calls.ts'
import { playHost } from './host/play-host.ts'
import { play, type PlayOptions } from './play.ts'

const usage = `Plays the demonstration plant through the station interface. \`host --help\`: plays the host above it.

  --url URL         the server                      http://localhost:8080
  --lines L1,L2     which lines                     L1,L2
  --speed N         durations are divided by it     1
  --days N          history before it is live       0
  --seed N          the same seed, the same plant   1
  --keys FILE       the stations' keys; made if they are missing and somebody may
  --journal FILE    kept until the history is there: what was stopped goes on where it stood
  --user NAME       somebody for the office: plans orders, decides about held units, sets an empty plant up
  --password WORD   their password, better in TAKT_PASSWORD; or a session's token in TAKT_TOKEN
  --minutes N       live for so long; 0: the history only
  --with-host       a host that answers stands beside the plant, unless it has one
  --quiet           say nothing but the sums at the end`

const flags = {
  url: { type: 'string', default: 'http://localhost:8080' },
  lines: { type: 'string', default: 'L1,L2' },
  speed: { type: 'string', default: '1' },
  days: { type: 'string', default: '0' },
  seed: { type: 'string', default: '1' },
  keys: { type: 'string' },
  journal: { type: 'string' },
  user: { type: 'string' },
  password: { type: 'string' },
  minutes: { type: 'string' },
  'with-host': { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

try {
  if (process.argv[2] === 'host') playHost(process.argv.slice(3))
  else await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // The channel to the server that started us would keep us alive, and nobody would learn that we stopped.
  process.exit(1)
}

async function main() {
  const { values } = parseArgs({ options: flags })
  if (values.help) return console.log(usage)
  const options: PlayOptions = {
    url: values.url,
    lineNumbers: values.lines.split(','),
    keysFile: values.keys ?? null,
    journalFile: values.journal ?? null,
    person: personOf(values.user, values.password),
    speed: numberOf('speed', values.speed, 0.01),
    days: numberOf('days', values.days, 0),
    seed: numberOf('seed', values.seed, 0),
    minutes: values.minutes === undefined ? null : numberOf('minutes', values.minutes, 0),
    withHost: values['with-host'],
    tellProgress: (progress) => process.send?.(progress),
    say: values.quiet ? () => {} : (sentence) => console.error(sentence),
  }
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
  // Started by a server that is no more, however it ended: the next one starts its own.
  process.on('disconnect', () => process.exit())
  const { lines, faultless } = await play(options, stop.signal)
  for (const line of lines) console.log(JSON.stringify(line))
  // Calls that are still on their way keep nobody waiting.
  process.exit(faultless || stop.signal.aborted ? 0 : 2)
}

function numberOf(flag: string, text: string, least: number): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value) || value < least)
    throw new Error(`--${flag} wants a number from ${least}, not “${text}”.`)
  return value
}

function personOf(userName: string | undefined, password = process.env.TAKT_PASSWORD): Person | null {
  const token = process.env.TAKT_TOKEN
  if (!userName) return token ? { token } : null
  if (!password) throw new Error('--user wants a password: --password, or TAKT_PASSWORD.')
  return { userName, password }
}
