import { expect, test } from 'vitest'
import { Refused } from './delivery/console-calls.ts'
import { keepCalls } from './live-calls.ts'
import { linePlans } from './plant/plant.ts'
import type { PlayedLine } from './played-line.ts'

const [plan] = linePlans
/** A line of which only what calls need is there. */
function aLine(refuses = false, left: object[] = []) {
  const done: string[] = []
  const played = {
    line: { plan, run: 1 },
    calls: {
      one: (station: string, { lossType }: { lossType: string }) => {
        done.push(`${station} calls for ${lossType}`)
        return Promise.resolve({ code: 20000 })
      },
    },
    office: ({ name }: { name: string }, { move }: { move?: string }) => {
      if (name === 'andon/list')
        return Promise.resolve({ rows: done.length > 0 ? [{ id: done.length }] : left })
      if (name === 'andon/quiet') return Promise.resolve({})
      if (refuses) return Promise.reject(new Refused('andon.wrong_state', 'taken'))
      done.push(move!)
      return Promise.resolve({})
    },
  } as unknown as PlayedLine // what calls need of it
  return { played, done }
}

async function playFor(minutes: number, played: PlayedLine) {
  let now = Date.parse('2026-03-02T08:00:00Z')
  const clock = { now: () => now, sleep: () => Promise.resolve() }
  for (const end = now + minutes * 60_000; now < end; now += 5_000) await keepCalls(played, clock)
}

test('a station calls within a minute; somebody comes, solves and confirms, each once and in order', async () => {
  const { played, done } = aLine()
  await playFor(1, played)
  expect(done[0]).toMatch(/^S\d+ calls for /)
  await playFor(0, played)
  const whole = aLine()
  await playFor(120, whole.played)
  const calls = whole.done.filter((one) => one.includes('calls'))
  expect(calls.length).toBeGreaterThan(8)
  const moves = (move: string) => whole.done.filter((one) => one === move).length
  expect(moves('arrive')).toBeGreaterThan(calls.length - 4)
  expect(moves('arrive')).toBeGreaterThanOrEqual(moves('solve'))
  expect(moves('solve')).toBeGreaterThanOrEqual(moves('confirm'))
  expect(moves('confirm')).toBeGreaterThan(calls.length - 5)
})

test('a call that somebody else took over is left to them', async () => {
  const { played, done } = aLine(true)
  await playFor(60, played)
  expect(done.every((one) => one.includes('calls'))).toBe(true)
  expect(done.length).toBeGreaterThan(3)
})

test('calls that were open when the play began are brought to their end, and those of people are left alone', async () => {
  const left = { id: 3, stationNumber: 'S10', calledBy: 'S10' }
  const { played, done } = aLine(false, [
    { ...left, callState: 'arrived' },
    { ...left, calledBy: 'anna', callState: 'called' },
    { ...left, callState: 'confirmed' },
  ])
  await playFor(2.5, played)
  expect(done.filter((one) => !one.includes('calls')).slice(0, 2)).toEqual(['solve', 'confirm'])
})
