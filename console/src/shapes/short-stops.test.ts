import { expect, test } from 'vitest'
import { en } from '@takt/contract/locales/en/words.ts'
import { formatsFor } from '~/fields/format.tsx'
import { sayShortStops } from './short-stops.ts'

const stopped = { brief: 0, longStops: 0, longStopCount: 0, longWaits: 0, longWaitCount: 0 }
const say = (shortStopCount: number, shortStops: number) =>
  sayShortStops({ ...stopped, shortStopCount, shortStops }, en.equipmentStatistics, formatsFor('en', 'UTC'))

test('short stops are shown with their time, none as 0 and not as 0 in 0 seconds', () => {
  expect([say(3, 90_000), say(0, 0)]).toEqual(['3 in 1 min 30 sec', '0'])
})
