import { expect, test } from 'vitest'
import type { ChartSignal } from '@takt/contract/signals.ts'
import type { LineView, Visit } from '../../platform/kernel/kernel.ts'
import { signalAspect } from './aspect.ts'

test('a station is refused once for each characteristic, however many of its signals wait', () => {
  const signal = (resultCode: string, foundAt: string) => ({ resultCode, foundAt }) as ChartSignal // all it reads of one
  const waiting = new Map([
    [
      'S10',
      [
        signal('TORQUE', '2026-03-02T06:00:00.000Z'),
        signal('TORQUE', '2026-03-02T06:01:00.000Z'),
        signal('VOUT', '2026-03-02T06:02:00.000Z'),
        signal('LATER', '2026-03-02T08:00:00.000Z'),
      ],
    ],
  ])
  const visit = { stationNumber: 'S10', at: Date.parse('2026-03-02T07:00:00.000Z') } as Visit // all it reads of a visit
  expect(signalAspect.stationReasons!(waiting, visit, {} as LineView)).toEqual([
    // it asks nothing of the line
    { reason: 'signalUnanswered', about: 'TORQUE' },
    { reason: 'signalUnanswered', about: 'VOUT' },
  ])
})
