import { type HistoryProgress, plant } from '@takt/contract/plant.ts'
import { lines } from '@takt/contract/lines.ts'
import { passes } from '@takt/contract/passes.ts'
import { type Clock, realClock } from './clock.ts'
import { type Office, openOffice, type Person } from './delivery/console-calls.ts'
import { stationCalls } from './delivery/station-calls.ts'
import type { LineSummary } from './delivery/tally.ts'
import { catchUp, dayOf } from './history.ts'
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
import { closeJournal, type Journal, keptAccounts, keptOffice, openJournal } from './set-up-journal.ts'
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
  /** Live for so long; null: until it is stopped. */
  minutes: number | null
  /** While the set-up and the history are unfinished: where they go on. */
  journalFile?: string | null
  /** A host that answers runs with the plant. */
  withHost?: boolean
  clock?: Clock
  say?: (sentence: string) => void
  /** How far the history is, of all lines; null: it is there. */
  tellProgress?: (progress: HistoryProgress | null) => void
}
export type Played = { lines: LineSummary[]; faultless: boolean }

const day = 86_400_000

/** Plays the plant until it is stopped or its time is over, and returns what it sent. */
export async function play(options: PlayOptions, signal: AbortSignal): Promise<Played> {
  const { url, lineNumbers, days, seed, person, minutes, speed, clock = realClock, say = () => {} } = options
  const begun = clock.now()
  const { journal, start } = beginningOf(options, begun)
  const plans = lineNumbers.map(planOf)
  const office = person && (await openOffice(url, person))
  const { keys, isSetUp } = await findKeys(office, options, plans, { start, journal })
  // What a history that was stopped has come to is taken over.
  const goesOn = days === 0 || (journal !== null && !isSetUp)
  const closeHost = office && options.withHost ? await openHost(office, { url, clock, seed, say }) : null
  const timeZone = office ? (await office(plant.get, {})).timeZone : plantPlan.timeZone

  let opened: Promise<Office> | null = null
  const relief = office && (() => (opened ??= openRelief(office, url)))
  const stop = new AbortController()
  const both = AbortSignal.any([signal, stop.signal])
  const broken = (error: Error) => stop.abort(error)
  const played = await Promise.all(
    plans.map(async (plan) => {
      const calls = stationCalls(url, plan.lineNumber, keys[plan.lineNumber] ?? {}, clock)
      return playLine({
        plan,
        timeZone,
        start: Math.max(start, await comeTo(office, plan, journal !== null && goesOn)),
        seed,
        calls,
        office,
        relief,
        clock,
        say,
        broken,
      })
    }),
  )
  for (const one of played) {
    if (days === 0) one.line.speed = speed
    await greet(one)
    openLine(one.line, office ? await readLine(office, one.line.plan, goesOn) : nothingFound)
  }
  // A plant that goes on after a pause has its history.
  const progressed = () => {
    if (days > 0) options.tellProgress?.(dayOf(played, start, clock))
  }
  await Promise.all(played.map((one) => catchUp(one, clock, both, progressed)))
  if (!both.aborted) endHistory(options, journal, (clock.now() - begun) / 1000)
  const until = minutes === null ? Infinity : clock.now() + minutes * 60_000
  await Promise.all(played.map((one) => live(one, { clock, speed, until, signal: both })))
  await Promise.all(played.map((one) => handIn(one, clock, signal.aborted)))
  closeHost?.()
  if (stop.signal.aborted) throw stop.signal.reason
  return playedBy(played, signal)
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
  { start, journal }: { start: number; journal: Journal | null },
): Promise<{ keys: Keys; isSetUp: boolean }> {
  const keptKeys = readKeys(keysFile)
  const isThere = !office || (await office(lines.list, {})).length > 0
  if (keptKeys && isThere) return { keys: keptKeys, isSetUp: false }
  if (!office)
    throw new Error(
      'The stations’ keys are missing: name a file with --keys, or somebody who may make them with --user.',
    )
  const isBegun = isThere && journal !== null && journal.entries.length > 0
  const keys =
    isThere && !isBegun
      ? Object.fromEntries(
          await Promise.all(
            plans.map(async (plan) => [plan.lineNumber, await makeKeys(office, plan)] as const),
          ),
        )
      : await setUp(office, start, journal, (person) => openOffice(url, person))
  if (keysFile) writeKeys(keysFile, keys)
  return { keys, isSetUp: !isThere || isBegun }
}

const setUp = (
  office: Office,
  start: number,
  journal: Journal | null,
  openAs: (person: Person) => Promise<Office>,
) =>
  journal
    ? setUpPlant(
        keptOffice(journal, () => Promise.resolve(office)),
        start,
        keptAccounts(journal, openAs),
      )
    : setUpPlant(office, start, openAs)

function beginningOf({ days, journalFile }: PlayOptions, begun: number) {
  const begin = begun - Math.round(days * day)
  const journal = journalFile ? openJournal(journalFile, begin) : null
  return { journal, start: journal?.from ?? begin }
}

function endHistory({ days, say, tellProgress }: PlayOptions, journal: Journal | null, seconds: number) {
  if (days === 0) return
  tellProgress?.(null)
  closeJournal(journal)
  say?.(`The history is there after ${Math.round(seconds)} s; from here on it is live.`)
}

/** Up to when the line was played, if a history goes on. */
async function comeTo(office: Office | null, { lineNumber }: LinePlan, goesOn: boolean): Promise<number> {
  const last = office && goesOn ? (await office(passes.list, { limit: 1 }, lineNumber)).rows[0] : undefined
  return last ? Date.parse(last.outTime) + 1 : 0
}

function playedBy(played: readonly PlayedLine[], signal: AbortSignal): Played {
  const lines = played.map(({ summary }) => summary)
  // A line that is stopped does not finish what it began: that is no fault.
  const faults = lines.reduce(
    (sum, { refused, surprises, unsent }) => sum + refused + surprises + (signal.aborted ? 0 : unsent),
    0,
  )
  return { lines, faultless: faults === 0 }
}

/** Every station says hello, and gets what is mounted at its places. */
async function greet({ line, calls }: PlayedLine) {
  for (const { stationNumber } of line.plan.stations)
    findMounted(line.posts.get(stationNumber)!, (await calls.hello(stationNumber)).materials)
}

/** At the end everything that was sent must be through. Somebody who waits for us to stop does not wait long. */
async function handIn({ line, delivery, summary }: PlayedLine, clock: Clock, inHurry: boolean) {
  sendHeldBack(line)
  const until = clock.now() + (inHurry ? 1_500 : 120_000)
  while (delivery.waiting() > 0 && clock.now() < until) {
    delivery.pump()
    await clock.sleep(20)
  }
  summary.unsent = delivery.waiting()
}
