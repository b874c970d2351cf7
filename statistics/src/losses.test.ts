import { expect, test } from 'vitest'
import { lossesOf, lossSteps } from './losses.ts'
import { oeeOf, type TimeByClass } from './oee.ts'

const none: TimeByClass = { producing: 0, delay: 0, unplanned: 0, setup: 0, planned: 0, unknown: 0 }
const sum = (losses: ReturnType<typeof lossesOf>) => lossSteps.reduce((all, step) => all + losses[step], 0)

/** Numbers that look random and are the same in every run (mulberry32). */
function numbers(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }
}

test('an hour by hand: 50 min producing, 60 passes of 30 s planned, half of them good', () => {
  const times = { ...none, producing: 3_000_000, unplanned: 600_000 }
  const oee = oeeOf(times, [{ cycleTime: 30, produced: 60, goodFirstTime: 30 }])
  expect(lossesOf(times, oee)).toEqual({
    unplanned: 600_000,
    setup: 0,
    delay: 0,
    short: 0,
    speed: 1_200_000,
    quality: 900_000,
    effective: 900_000,
    undivided: 0,
  })
})

test('the steps are planned busy time to the millisecond, and effective time is OEE of it', () => {
  const next = numbers(14)
  for (let round = 0; round < 2000; round++) {
    const any = () => (next(4) === 0 ? 0 : next(90_000_000))
    const times = {
      producing: any(),
      delay: any(),
      unplanned: any(),
      setup: any(),
      planned: any(),
      unknown: any(),
    }
    const made = Array.from({ length: next(4) }, () => {
      const produced = next(900)
      const cycleTime = next(9) === 0 ? null : 0.1 + next(600) / 7
      return { cycleTime, produced, goodFirstTime: next(produced + 1) }
    })
    const oee = oeeOf(times, made)
    const losses = lossesOf(times, oee)
    expect(sum(losses)).toBe(oee.plannedBusyTime)
    const longStops = next(times.unplanned + 1)
    const longWaits = next(times.delay + 1)
    const shortStops = next(times.unplanned - longStops + times.delay - longWaits + 1)
    const brief = times.unplanned + times.delay - longStops - longWaits - shortStops
    const byLength = lossesOf(times, oee, { brief, shortStops, longStops, longWaits })
    expect(sum(byLength)).toBe(oee.plannedBusyTime)
    expect(byLength).toMatchObject({ unplanned: longStops, delay: longWaits, short: shortStops })
    expect(byLength.speed - losses.speed).toBe(brief)
    const effective = oee.oee === null ? losses.effective : oee.oee * oee.plannedBusyTime
    expect(Math.abs(losses.effective - effective)).toBeLessThan(1.01)
  }
})

test('faster than planned is a negative speed loss, and the sum still holds', () => {
  const times = { ...none, producing: 10_000 }
  const losses = lossesOf(times, oeeOf(times, [{ cycleTime: 6, produced: 2, goodFirstTime: 2 }]))
  expect(losses).toMatchObject({ speed: -2_000, quality: 0, effective: 12_000 })
  expect(sum(losses)).toBe(10_000)
})

test('without a planned cycle producing time is not divided', () => {
  const times = { ...none, producing: 10_000, delay: 5_000 }
  const losses = lossesOf(times, oeeOf(times, [{ cycleTime: null, produced: 2, goodFirstTime: 1 }]))
  expect(losses).toMatchObject({ delay: 5_000, speed: 0, quality: 0, effective: 0, undivided: 10_000 })
})

test('a station that produced nothing in its producing time lost all of it as speed', () => {
  const times = { ...none, producing: 10_000 }
  expect(lossesOf(times, oeeOf(times, []))).toMatchObject({ speed: 10_000, effective: 0, undivided: 0 })
})
