import { expect, test } from 'vitest'
import { AndonRuleDraft, type LevelRule } from '@takt/contract/andonRules.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { anAndonRule } from '../../testing/andon.ts'
import { dueLevels, nextDue } from './due.ts'

const rule = (over: Parameters<typeof anAndonRule>[0] = {}) =>
  AndonRuleDraft.parse(anAndonRule({ levelAPeriod: 5, levelBPeriod: 15, levelCPeriod: 30, ...over }))
const start = Date.parse('2026-03-02T08:00:00Z')
const at = (minutes: number) => start + minutes * 60_000
const call = (level: 'A' | 'B' | 'C' | null = null, toldAfter: number | null = null) => ({
  heardAt: isoOf(start),
  level,
  levelAt: toldAfter === null ? null : isoOf(at(toldAfter)),
  pauses: [],
})
const ann = { userName: 'ann', name: 'Ann', cardId: null }
const reaching = (levels: string) => (level: LevelRule) => (levels.includes(level.level) ? [ann] : [])
const levelsDue = (levels: string, open: ReturnType<typeof call>, minutes: number, of = rule()) =>
  dueLevels(of, open, reaching(levels), at(minutes)).map(
    ({ level, outcome, isReminder }) => `${level} ${outcome}${isReminder ? ' again' : ''}`,
  )

test.each([
  ['ABC', null, 4.9, []],
  ['ABC', null, 5, ['A told']],
  ['ABC', 'A', 14.9, []],
  ['ABC', 'A', 15, ['B told']],
  ['ABC', null, 16, ['A skipped', 'B told']],
  ['ABC', null, 65, ['A skipped', 'B skipped', 'C told']],
  ['ABC', 'C', 65, []],
  ['BC', null, 5, ['A nobody', 'B told']],
  ['C', null, 5, ['A nobody', 'B nobody', 'C told']],
  ['', null, 5, ['A nobody', 'B nobody', 'C nobody']],
  ['A', null, 65, ['A told', 'B nobody', 'C nobody']],
  ['AB', null, 65, ['A skipped', 'B told', 'C nobody']],
] as const)('who reaches %s, from level %s after %s min: %j', (levels, level, minutes, expected) => {
  expect(levelsDue(levels, call(level, level ? 5 : null), minutes)).toEqual(expected)
})

test('the level that was notified last is reminded, once for all that would have been due meanwhile', () => {
  const repeating = rule({ period: 10 })
  expect(levelsDue('ABC', call('C', 30), 39, repeating)).toEqual([])
  expect(levelsDue('ABC', call('C', 30), 40, repeating)).toEqual(['C told again'])
  expect(levelsDue('ABC', call('C', 30), 130, repeating)).toEqual(['C told again'])
  expect(levelsDue('A', call('C', 30), 40, repeating)).toEqual(['A told again'])
  expect(levelsDue('ABC', call('A', 5), 15, repeating)).toEqual(['B told'])
})

test('what is due next is known before anything is locked', () => {
  const minutes = (open: ReturnType<typeof call>, of = rule()) => {
    const next = nextDue(of, open)
    return next === null ? null : (next - start) / 60_000
  }
  expect(minutes(call())).toBe(5)
  expect(minutes(call('A', 5))).toBe(15)
  expect(minutes(call('A', 5), rule({ period: 3 }))).toBe(8)
  expect(minutes(call('C', 30))).toBeNull()
})
