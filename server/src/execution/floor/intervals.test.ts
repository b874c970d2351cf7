import { expect, test } from 'vitest'
import type { StationStatus } from '@takt/contract/stations.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { type Evidence, type Interval, mergeIntervals } from './intervals.ts'

type ReportedStatus = Evidence['reported'][number]
type Silence = { start: number; liveSince: number; at: number }
const statuses: StationStatus[] = ['running', 'down', 'waiting', 'unknown']
const short = (intervals: Interval[]) =>
  intervals.map(({ startTime, endTime, stationStatus, origin }) => [
    Date.parse(startTime),
    endTime && Date.parse(endTime),
    stationStatus,
    origin,
  ])

/** A small generator of our own, so that a failing run can be repeated by its seed. */
function randomBy(seed: number) {
  let state = seed
  const next = () => (state = (state * 48271) % 2147483647) / 2147483647
  const below = (n: number) => Math.floor(next() * n)
  const shuffled = <T>(list: readonly T[]) =>
    list
      .map((one) => [next(), one] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, one]) => one)
  return { below, shuffled }
}

/** Silences as the server notes them: begun, a message again at `at`, and everything stamped before `liveSince` came late. */
function makeLog(seed: number) {
  const random = randomBy(seed)
  const silences: Silence[] = []
  for (
    let start = 200 + random.below(200);
    start < 1500 && silences.length < 3;
    start += 400 + random.below(200)
  ) {
    const at = start + 20 + random.below(250)
    silences.push({ start, at, liveSince: at - 30 })
  }
  const times = new Set(Array.from({ length: 3 + random.below(6) }, () => 10 * random.below(180) + 5))
  const reported: ReportedStatus[] = [
    { at: 0, stationStatus: 'running' as const },
    ...[...times].map((at) => ({ at, stationStatus: statuses[random.below(statuses.length)]! })),
  ]
  const spoken = Array.from({ length: random.below(3) }, () => silences[random.below(silences.length)]!).map(
    ({ start, liveSince }) => start + random.below(Math.max(1, liveSince - start)),
  )
  return {
    random,
    silences,
    reported,
    spoken: spoken.filter((at) => silences.some(({ start, liveSince }) => at >= start && at < liveSince)),
  }
}

/** Plays the log in a random order in which a server can have received it: at the moment of a silence nothing later is known yet. */
function playShuffled({ random, silences, reported, spoken }: ReturnType<typeof makeLog>) {
  const [first, ...rest] = reported
  let stored = mergeIntervals([], { reported: [first!], spoken: [], heard: null })
  let waiting = random.shuffled([
    ...rest.map((one) => ({ reported: [one], spoken: [] as number[], at: one.at })),
    ...spoken.map((at) => ({ reported: [] as ReportedStatus[], spoken: [at], at })),
  ])
  for (const [i, { start, liveSince, at }] of silences.entries()) {
    const now = waiting.filter((one) => one.at < start && random.below(2) === 0)
    waiting = waiting.filter((one) => !now.includes(one))
    for (const one of now) stored = mergeIntervals(stored, { ...one, heard: null })
    const last = stored.at(-1)!
    stored = [
      ...stored.slice(0, -1),
      { ...last, endTime: isoOf(start) },
      {
        startTime: isoOf(start),
        endTime: null,
        stationStatus: 'unknown',
        origin: 'silence',
        liveSince: Infinity,
      },
    ]
    // What ends a silence may bring some of what waited along.
    const along = waiting.filter(
      (one) => one.at < (silences[i + 1]?.start ?? Infinity) && random.below(4) === 0,
    )
    waiting = waiting.filter((one) => !along.includes(one))
    stored = mergeIntervals(stored, {
      reported: along.flatMap((one) => one.reported),
      spoken: along.flatMap((one) => one.spoken),
      heard: { at, liveSince },
    })
  }
  for (const one of waiting) stored = mergeIntervals(stored, { ...one, heard: null })
  return short(stored)
}

test('the same log received in any order gives the same intervals', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const log = makeLog(seed)
    const first = playShuffled(log)
    for (let again = 0; again < 8; again += 1) expect(playShuffled(log), `seed ${seed}`).toEqual(first)
    const starts = first.map(([start]) => start)
    for (const { at, stationStatus } of log.reported)
      expect(
        first.filter(([start]) => start === at).map(([, , ...what]) => what),
        `seed ${seed}`,
      ).toEqual([[stationStatus, 'told']])
    expect(first.slice(0, -1).map(([, end]) => end)).toEqual(starts.slice(1))
  }
})

const at = (ms: number, stationStatus: StationStatus): ReportedStatus => ({ at: ms, stationStatus })
const nothing: Evidence = { reported: [], spoken: [], heard: null }
/** Running from 0, silent from 100, a message again at 200: what is stamped before 170 came late. */
const silent = mergeIntervals(
  [
    { startTime: isoOf(0), endTime: isoOf(100), stationStatus: 'running', origin: 'told', liveSince: null },
    {
      startTime: isoOf(100),
      endTime: null,
      stationStatus: 'unknown',
      origin: 'silence',
      liveSince: Infinity,
    },
  ],
  { ...nothing, heard: { at: 200, liveSince: 170 } },
)

test('a status from before a silence leaves the silence, and the station goes on with it afterwards', () => {
  expect(short(mergeIntervals(silent, { ...nothing, reported: [at(50, 'down')] }))).toEqual([
    [0, 50, 'running', 'told'],
    [50, 100, 'down', 'told'],
    [100, 200, 'unknown', 'silence'],
    [200, null, 'down', 'heard'],
  ])
})

test('a status sent late from within a silence shows the station was cut off: the silence goes', () => {
  expect(short(mergeIntervals(silent, { ...nothing, reported: [at(150, 'down')] }))).toEqual([
    [0, 150, 'running', 'told'],
    [150, null, 'down', 'told'],
  ])
})

test('a heartbeat sent late from within a silence ends it too', () => {
  expect(short(mergeIntervals(silent, { ...nothing, spoken: [120] }))).toEqual([[0, null, 'running', 'told']])
})

test('the status with which a silent station came back begins at its own time, and the silence stays', () => {
  expect(short(mergeIntervals(silent, { ...nothing, reported: [at(180, 'waiting')] }))).toEqual([
    [0, 100, 'running', 'told'],
    [100, 180, 'unknown', 'silence'],
    [180, null, 'waiting', 'told'],
  ])
})

test('an unknown that the station reported stays, whatever comes late', () => {
  const stored = mergeIntervals([], {
    ...nothing,
    reported: [at(0, 'running'), at(100, 'unknown'), at(200, 'running')],
  })
  expect(
    short(mergeIntervals(stored, { ...nothing, reported: [at(50, 'down')] })).map(([, , status]) => status),
  ).toEqual(['running', 'down', 'unknown', 'running'])
})
