import { describe, expect, test } from 'vitest'
import type { SopStep } from '@takt/contract/sops.ts'
import { changesSince, placesIn } from './changes.ts'

const step = (textEn: string, over: Partial<SopStep> = {}): SopStep => ({
  textEn,
  textZh: null,
  textEs: null,
  textJa: null,
  picture: null,
  asks: null,
  resultCode: null,
  scanPattern: null,
  mustAnswer: false,
  ...over,
})
const steps = (text: string) => Array.from(text, (letter) => step(letter))
const between = (before: SopStep[], now: SopStep[]) =>
  changesSince({ sopVer: 1, steps: before, fileId: null }, { steps: now, fileId: null })!.steps.map(
    ({ stepChange, number, was }) => `${stepChange} ${number}${was ? ` ${was.textEn}` : ''}`,
  )

describe('what changed since a version', () => {
  test.each([
    ['nothing', 'ABC', 'ABC', []],
    ['one more at the end', 'AB', 'ABC', ['added 3']],
    ['one more in the middle moves no other', 'AC', 'ABC', ['added 2']],
    ['one less', 'ABC', 'AC', ['removed 2 B']],
    ['another one', 'ABC', 'AXC', ['changed 2 B']],
    ['another one and one more', 'ABC', 'AXYC', ['changed 2 B', 'added 3']],
    ['one at another place', 'ABC', 'BCA', ['moved 3']],
    ['the same twice, once gone', 'AAB', 'AB', ['removed 2 A']],
    ['all of it', 'AB', 'XYZ', ['changed 1 A', 'changed 2 B', 'added 3']],
    ['all gone', 'AB', '', ['removed 1 A', 'removed 2 B']],
  ])('%s', (_, before, now, found) => {
    const sorted = between(steps(before), steps(now))
    expect(sorted.length).toBe(found.length)
    expect(sorted).toEqual(found)
  })

  test('another picture, question or translation is a change of the step', () => {
    for (const over of [
      { picture: '0190c0de-0000-7000-8000-000000000001' },
      { asks: 'photo' as const },
      { textJa: 'あ' },
    ])
      expect(between([step('A')], [step('A', over)])).toEqual(['changed 1 A'])
  })

  test('its file came, went, or is another', () => {
    const file = (before: string | null, now: string | null) =>
      changesSince({ sopVer: 1, steps: [], fileId: before }, { steps: [], fileId: now })!.file
    expect([file(null, null), file(null, 'a'), file('a', null), file('a', 'b'), file('a', 'a')]).toEqual([
      null,
      'added',
      'removed',
      'replaced',
      null,
    ])
  })

  test('what stays the same is the same in any order of wandering: every step of now is either kept or named', () => {
    let seed = 7
    const pick = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
    for (let round = 0; round < 500; round++) {
      const draw = () => Array.from({ length: pick(7) }, () => 'ABCD'[pick(4)]!).join('')
      const [before, now] = [draw(), draw()]
      const { steps: found } = changesSince(
        { sopVer: 1, steps: steps(before), fileId: null },
        { steps: steps(now), fileId: null },
      )!
      const count = (kind: string) => found.filter(({ stepChange }) => stepChange === kind).length
      // A moved step is one that went and one that came.
      expect(now.length - before.length, `${before} ${now}`).toBe(count('added') - count('removed'))
    }
  })
})

test.each([
  ['nothing changed', 'ABC', 'ABC', [0, 1, 2]],
  ['one more before', 'AB', 'XAB', [1, 2]],
  ['one gone', 'ABC', 'AC', [0, null, 1]],
  ['another in its place', 'ABC', 'AXC', [0, 1, 2]],
  ['one at another place', 'ABC', 'BCA', [2, 0, 1]],
  ['the same twice, once gone', 'AAB', 'AB', [0, null, 1]],
])('where a step is now: %s', (_, before, now, places) => {
  expect(placesIn(steps(before), steps(now))).toEqual(places)
})
