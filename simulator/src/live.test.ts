import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { tmpdir } from 'node:os'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { writeKeys } from './keys.ts'
import { linePlans } from './plant/plant.ts'
import { play, type PlayOptions } from './play.ts'
import { startPretendServer } from './testing/pretend-server.ts'

const directory = mkdtempSync(path.join(tmpdir(), 'takt-live-'))
const keysFile = path.join(directory, 'keys.json')
afterAll(() => rmSync(directory, { recursive: true }))

let server: Awaited<ReturnType<typeof startPretendServer>>
beforeEach(async () => {
  reports = []
  server = await startPretendServer(linePlans)
  writeKeys(keysFile, server.keys)
})
afterEach(() => server.close())

const timeout = 30_000
const second = 1 / 60
/** L1 and L2 never rest at the same time, so one of them is at work whenever this test runs. */
const options = (): PlayOptions => ({
  url: server.url,
  lineNumbers: ['L1', 'L2'],
  speed: 300,
  days: 0,
  seed: 1,
  keysFile,
  person: { token: 'planner' },
  minutes: 3 * second,
  say: (sentence) => reports.push(sentence),
})
let reports: string[] = []
const untilNever = () => new AbortController().signal
const floors = () => [...server.floors.values()]
const unitsOf = (...statuses: string[]) =>
  floors()
    .flatMap(({ units }) => [...units.values()])
    .filter(({ status }) => statuses.includes(status))

test('live, every message goes by itself at its time; the sums are the server’s', { timeout }, async () => {
  const { lines, faultless } = await play(options(), untilNever())
  expect(faultless, reports.join('\n')).toBe(true)
  expect(lines.map(({ passes }) => passes)).toEqual(floors().map(({ passes }) => passes.length))
  expect(lines.map(({ statuses }) => statuses)).toEqual(floors().map(({ statuses }) => statuses.length))
  expect(lines.reduce((sum, { finished }) => sum + finished, 0)).toBeGreaterThan(3)
  expect(lines.every(({ heartbeats }) => heartbeats > 0)).toBe(true)
})

test('who starts it again finds the units on the line and brings them to an end', { timeout }, async () => {
  await play({ ...options(), minutes: 1.5 * second }, untilNever())
  const left = unitsOf('inProcess', 'rework')
  expect(left.length).toBeGreaterThan(3)
  const { lines, faultless } = await play({ ...options(), seed: 2 }, untilNever())
  expect(faultless, reports.join('\n')).toBe(true)
  expect(left.filter(({ status }) => status === 'finished').length).toBeGreaterThan(left.length / 2)
  expect(lines.reduce((sum, { finished }) => sum + finished, 0)).toBeGreaterThanOrEqual(
    left.filter(({ status }) => status === 'finished').length,
  )
})

test(
  'an order that is paused is not begun any further, and what is on the line waits',
  { timeout },
  async () => {
    const stop = new AbortController()
    const playing = play({ ...options(), minutes: null }, stop.signal)
    await until(() => unitsOf('finished').length > 1)
    for (const { orders } of floors())
      for (const order of orders.values()) if (order.orderStatus === 'producing') order.orderStatus = 'paused'
    const before = floors().map(({ units }) => units.size)
    await new Promise((done) => setTimeout(done, 1500))
    expect(floors().map(({ units }) => units.size)).toEqual(before)
    stop.abort()
    const { lines } = await playing
    expect(lines.some(({ surprises }) => surprises > 0)).toBe(true)
  },
)

test(
  'without a key the station is refused, and that is reported before anything is played',
  { timeout },
  async () => {
    writeKeys(keysFile, { L1: {} })
    await expect(play({ ...options(), lineNumbers: ['L1'] }, untilNever())).rejects.toThrow(
      'There is no key for station S10 of line L1.',
    )
  },
)

test('a line that is not of the demonstration plant is not played', async () => {
  await expect(play({ ...options(), lineNumbers: ['L7'] }, untilNever())).rejects.toThrow(
    'L7 is not one of the demonstration plant',
  )
})

async function until(holds: () => boolean) {
  while (!holds()) await new Promise((done) => setTimeout(done, 25))
}
