import { expect, test } from 'vitest'
import { callStates } from '@takt/contract/andon.ts'
import { lineStates } from '@takt/contract/boards.ts'
import { concessionStates } from '@takt/contract/concessions.ts'
import { lotStatuses } from '@takt/contract/lots.ts'
import { orderStatuses } from '@takt/contract/order.ts'
import { stationStatuses, timeClasses } from '@takt/contract/stations.ts'
import { processStatuses } from '@takt/contract/units.ts'
import { isState, stateOf, toneOf } from './states.ts'

test.each([
  ['stationStatus', stationStatuses],
  ['lineState', lineStates],
  ['timeClass', timeClasses],
  ['orderStatus', orderStatuses],
  ['lotStatus', lotStatuses],
  ['processStatus', processStatuses],
  ['concessionState', concessionStates],
] as const)('no two values of %s look alike', (field, values) => {
  const looks = values.map((value) => {
    const { tone, shape } = stateOf(field, value)
    return `${tone} ${shape}`
  })
  expect(new Set(looks).size, looks.join(', ')).toBe(values.length)
})

test('a call is red while nobody is there, blue while somebody works, then green', () => {
  expect(callStates.map((state) => toneOf('callState', state))).toEqual([
    'bad',
    'busy',
    'good',
    'good',
    'none',
  ])
})

test('producing is green for a station, a line and an order', () => {
  for (const field of ['stationStatus', 'lineState', 'orderStatus'])
    expect(toneOf(field, 'producing')).toBe('good')
})

test('a field without states is no state, and a value nobody gave a look is calm', () => {
  expect(isState('typeNo')).toBe(false)
  expect(stateOf('orderStatus', 'lost')).toEqual({ tone: 'idle', shape: 'ring' })
})
