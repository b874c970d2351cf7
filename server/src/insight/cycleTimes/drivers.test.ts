import { expect, test } from 'vitest'
import { driverKinds } from '@takt/contract/cycleTimes.ts'
import { randomOf } from '../../testing/random-message.ts'
import { type DrivenCycle, driversOf } from './drivers.ts'

const cycle = (over: Partial<DrivenCycle>): DrivenCycle => ({
  cycle: 30,
  typeBefore: 'T',
  sinceStop: undefined,
  operator: null,
  shiftHour: '1',
  ...over,
})
const random = randomOf(3)
const about = (seconds: number) => seconds + 4 * random() - 2

test('what makes cycles longer stands first, with its groups, their number, median and difference', () => {
  const cycles = Array.from({ length: 400 }, (_, i) => {
    const operator = i % 4 === 0 ? 'bob' : 'ann'
    return cycle({ cycle: about(operator === 'bob' ? 40 : 30), operator, shiftHour: String(i % 8) })
  })
  const [first, ...others] = driversOf(cycles)
  expect(first).toMatchObject({
    driver: 'operator',
    groups: [
      { value: 'ann', samples: 300, isClear: true },
      { value: 'bob', samples: 100, isClear: true },
    ],
  })
  const [ann, bob] = first!.groups
  expect(bob!.medianCycle - ann!.medianCycle).toBeCloseTo(bob!.difference!, 9)
  expect(bob!.difference).toBeGreaterThan(9)
  expect(others.map(({ effect }) => effect ?? 0).every((effect) => effect < first!.effect!)).toBe(true)
})

test('chance is not called a driver', () => {
  const cycles = Array.from({ length: 2000 }, () =>
    cycle({ cycle: about(30), operator: `P${Math.floor(random() * 5)}` }),
  )
  const operator = driversOf(cycles).find(({ driver }) => driver === 'operator')!
  expect(operator.groups).toHaveLength(5)
  expect(operator.groups.filter(({ isClear }) => isClear)).toEqual([])
  expect(operator.effect).toBe(0)
})

test('of too few cycles nothing is said, and what is not known of a cycle is not counted', () => {
  const cycles = [
    ...Array.from({ length: 200 }, () => cycle({ sinceStop: 'long' })),
    ...Array.from({ length: 19 }, () => cycle({ cycle: 90, operator: 'eve' })),
  ]
  const by = Object.fromEntries(driversOf(cycles).map((one) => [one.driver, one]))
  expect(by['operator']!.groups.find(({ value }) => value === 'eve')).toMatchObject({
    samples: 19,
    medianCycle: 90,
    difference: null,
    isClear: false,
  })
  expect(by['sinceStop']).toMatchObject({ effect: null, groups: [{ value: 'long', samples: 200 }] })
})

test('without cycles there are no groups', () => {
  expect(driversOf([]).map(({ effect, groups }) => [effect, groups])).toEqual(
    driverKinds.map(() => [null, []]),
  )
})
