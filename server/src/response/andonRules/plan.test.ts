import { expect, test } from 'vitest'
import { AndonRuleDraft } from '@takt/contract/andonRules.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { anAndonRule } from '../../testing/andon.ts'
import { gapsOf } from './plan.ts'

test('an absence that begins in the middle of a shift is warned of at once, with when it begins', async () => {
  const now = Date.parse('2026-03-02T10:00:00Z')
  const hour = 3_600_000
  const at = (hours: number) => now + hours * hour
  const shifts = [
    { shiftName: 'Early', start: at(-4), end: at(4), productionDay: '2026-03-02', teamName: null },
    { shiftName: 'Late', start: at(4), end: at(12), productionDay: '2026-03-02', teamName: null },
  ]
  const rule = AndonRuleDraft.parse(
    anAndonRule({ levelAUsers: ['ann'], levelBPeriod: null, levelCPeriod: null }),
  )
  const ann = { userName: 'ann', name: 'Ann', cardId: null, roles: [] }
  const of = (away: [number, number][], line = shifts) =>
    gapsOf(
      rule,
      {
        people: [ann],
        mailable: new Set(),
        teamOf: new Map(),
        shifts: line,
        away: away.map(([from, to]) => ({ userName: 'ann', from: at(from), to: at(to) })),
      },
      now,
    )
  const gap = { level: 'A', shiftName: 'Early', start: isoOf(at(1)), shifts: 1 }
  expect(of([[1, 4]])).toEqual([gap])
  expect(of([[1, 5]])).toEqual([{ ...gap, shifts: 2 }])
  expect(of([[-5, 2]])).toEqual([{ ...gap, start: isoOf(at(-4)) }])
  expect(of([[6, 7]])).toEqual([{ ...gap, shiftName: 'Late', start: isoOf(at(6)) }])
  expect(of([[-5, 24 * 30]])).toEqual([{ level: 'A', shiftName: null, start: null, shifts: 0 }])
  expect(of([[1, 2]], [])).toEqual([{ level: 'A', shiftName: null, start: isoOf(at(1)), shifts: 0 }])
  expect(of([[24 * 8, 24 * 9]], [])).toEqual([])
})
