import { expect, test } from 'vitest'
import { RateByAddress } from './rate.ts'

test('addresses of one /64 share a bucket, however they are written; another network has its own', () => {
  const rate = new RateByAddress({ perSecond: 1, burst: 2 })
  expect(
    ['2001:db8::1', '2001:db8:0:0:9::2', '2001:db8::3', '2001:db8:1::1'].map((address) =>
      rate.take(address, 0),
    ),
  ).toEqual([true, true, false, true])
})
