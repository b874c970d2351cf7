import { plant } from '@takt/contract/plant.ts'
import { lines } from '@takt/contract/lines.ts'
import { type Clock, realClock } from './clock.ts'
import { type Office, openOffice, type Person } from './delivery/console-calls.ts'
import { stationCalls } from './delivery/station-calls.ts'
import type { LineSummary } from './delivery/tally.ts'
import { catchUp } from './history.ts'
import { type Keys, readKeys, writeKeys } from './keys.ts'
import { live } from './live.ts'
import { openHost } from './live-host.ts'
import { sendHeldBack } from './model/outbox.ts'
import { findMounted } from './model/material.ts'
import { openLine } from './model/start.ts'
import { type LinePlan } from './plant/plan.ts'
import { linePlans, plantPlan } from './plant/plant.ts'
import { type PlayedLine, playLine } from './played-line.ts'
import { openRelief } from './relief.ts'
import { makeKeys, setUpPlant } from './set-up.ts'
import { nothingFound, readLine } from './take-over.ts'

export type PlayOptions = {
  url: string
  lineNumbers: string[]
  /** Durations are divided by it once the play is live. */
  speed: number
  /** So much history before it is live. */
  days: number
  seed: number
  keysFile: string | null
  /** Somebody to sit in the office: plans orders, decides about held units, and sets the plant up if it is empty. */
  person: Person | null
  /** Live for so long; null: until it is told to stop. */
  minutes: number | null
  /** A host that answers stands beside the plant. */
  withHost?: boolean
  clock?: Clock
  say?: (sentence: string) => void
}
export type Played = { lines: LineSummary[]; faultless: boolean }

const day = 86_400_000

/** Plays the plant until it is told to stop or its time is over, and answers what it sent. */
export async function play(options: PlayOptions, signal: AbortSignal): Promise<Played> {
  const { url, lineNumbers, days, seed, person, minutes, speed, clock = realClock, say = () => {} } = options
  const begun = clock.now()
  const start = begun - Math.round(days * day)
  const plans = lineNumbers.map(planOf)
  const office = person && (await openOffice(url, person))
  const keys = await findKeys(office, options, plans, start)
  const closeHost = office && options.withHost ? await openHost(office, { url, clock, seed, say }) : null
  const timeZone = office ? (await office(plant.get, {})).timeZone : plantPlan.timeZone

  let opened: Promise<Office> | null = null
  const relief = office && (() => (opened ??= openRelief(office, url)))
  const stop = new AbortController()
  const both = AbortSignal.any([signal, stop.signal])
  const broken = (error: Error) => stop.abort(error)
  const played = plans.map((plan) => {
    const calls = stationCalls(url, plan.lineNumber, keys[plan.lineNumber] ?? {}, clock)
    return playLine({ plan, timeZone, start, seed, calls, office, relief, clock, say, broken })
  })
  for (const one of played) {
    if (days === 0) one.line.speed = speed
    await greet(one)
    openLine(one.line, office ? await readLine(office, one.line.plan, days === 0) : nothingFound)
  }
  await Promise.all(played.map((one) => catchUp(one, clock, both)))
  if (days > 0 && !both.aborted)
    say(`The history is there after ${Math.round((clock.now() - begun) / 1000)} s; from here on it is live.`)
  const until = minutes === null ? Infinity : clock.now() + minutes * 60_000
  await Promise.all(played.map((one) => live(one, { clock, speed, until, signal: both })))
  await Promise.all(played.map((one) => handIn(one, clock, signal.aborted)))
  closeHost?.()
  if (stop.signal.aborted) throw stop.signal.reason
  const summaries = played.map(({ summary }) => summary)
  // Who is told to stop does not finish what it began: that is no fault.
  const faults = summaries.reduce(
    (sum, { refused, surprises, unsent }) => sum + refused + surprises + (signal.aborted ? 0 : unsent),
    0,
  )
  return { lines: summaries, faultless: faults === 0 }
}

function planOf(lineNumber: string): LinePlan {
  const plan = linePlans.find((plan) => plan.lineNumber === lineNumber)
  if (!plan)
    throw new Error(
      `Line ${lineNumber} is not one of the demonstration plant: ${linePlans.map(({ lineNumber }) => lineNumber).join(', ')}.`,
    )
  return plan
}

/** From the file; else somebody in the office sets the empty plant up, or makes new keys for the lines of ours that are there. */
async function findKeys(
  office: Office | null,
  { keysFile, url }: PlayOptions,
  plans: LinePlan[],
  start: number,
): Promise<Keys> {
  const known = readKeys(keysFile)
  const isThere = !office || (await office(lines.list, {})).length > 0
  if (known && isThere) return known
  if (!office)
    throw new Error(
      'The stations’ keys are missing: name a file with --keys, or somebody who may make them with --user.',
    )
  const keys = isThere
    ? Object.fromEntries(
        await Promise.all(
          plans.map(async (plan) => [plan.lineNumber, await makeKeys(office, plan)] as const),
        ),
      )
    : await setUpPlant(office, start, (person) => openOffice(url, person))
  if (keysFile) writeKeys(keysFile, keys)
  return keys
}

/** Every station says who it is, and hears what is mounted at its places. */
async function greet({ line, calls }: PlayedLine) {
  for (const { stationNumber } of line.plan.stations)
    findMounted(line.posts.get(stationNumber)!, (await calls.hello(stationNumber)).materials)
}

/** At the end everything that was said must be through. Somebody who waits for us to stop does not wait long. */
async function handIn({ line, delivery, summary }: PlayedLine, clock: Clock, inHurry: boolean) {
  sendHeldBack(line)
  const until = clock.now() + (inHurry ? 1_500 : 120_000)
  while (delivery.waiting() > 0 && clock.now() < until) {
    delivery.pump()
    await clock.sleep(20)
  }
  summary.unsent = delivery.waiting()
}
