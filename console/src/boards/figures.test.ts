import { expect, test } from 'vitest'
import { formatsFor } from '~/fields/format.tsx'
import { gapTone } from '~/shapes/gap-tone.ts'
import { sayGap } from '@takt/contract/say-gap.ts'
import { leadOf } from './server-clock.ts'

const formats = formatsFor('en', 'UTC')

test.each([
  [12.4, '+12'],
  [-1234.6, '−1,235'],
  [0.4, '0'],
  [-0.4, '0'],
])('a gap of %d is written as %s', (gap, gapText) => expect(sayGap(formats, gap)).toBe(gapText))

test.each([
  [100, 100, 'good'],
  [99, 100, 'good'],
  [98, 100, 'warn'],
  [90, 100, 'warn'],
  [89, 100, 'bad'],
  [0, 1, 'good'],
  [1, 3, 'bad'],
])('%d made of %d due is %s', (made, target, tone) => expect(gapTone(made, target)).toBe(tone))

test.each([
  [0, 0],
  [1900, 0],
  [-2000, 0],
  [61_400, 61_000],
  [-300_000, -300_000],
])('a server %d ms ahead moves the timers by %d ms', (ahead, lead) =>
  expect(leadOf('2026-03-02T09:00:00.000Z', Date.parse('2026-03-02T09:00:00.000Z') - ahead)).toBe(lead),
)
