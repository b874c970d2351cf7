import { expect, test } from 'vitest'
import { plantClock } from '../../plant/plant/plant.ts'
import { drivenCycles } from './driven.ts'

test('how many were logged in when the cycle ended: a login counts from its first instant on, not at its last', () => {
  const clock = plantClock('Europe/Berlin', [])
  const pass = (outTime: number) => ({
    typeNo: 'T',
    typeBefore: null,
    operator: null,
    cycle: 1,
    outTime,
    gap: null,
  })
  const logins = [
    { since: 1000, until: 3000 },
    { since: 2000, until: Infinity },
  ]
  const counted = drivenCycles([999, 1000, 2000, 2999, 3000].map(pass), { clock, shortStop: 60_000, logins })
  expect(counted.map(({ operatorCount }) => operatorCount)).toEqual(['0', '1', '2', '2', '1'])
})
