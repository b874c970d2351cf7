import { expect, test } from 'vitest'
import type { Life } from './counters-for-floor.queries.ts'
import { wears } from './lives.ts'

const life = (kind: Life['kind'], cavity = 0, over: Partial<Life> = {}): Life => ({
  toolCode: 'D',
  kind,
  cavity,
  limit: null,
  act: 0,
  warn: 0.9,
  begun: 100,
  blocks: [],
  ...over,
})
const counted = (lives: Life[], uses: number, at: number) =>
  wears(lives, uses, at).map(([{ kind, cavity }, count]) => [kind, cavity, count])

test('a tool without cavities makes one part a use; minutes are not counted by passes', () => {
  expect(counted([life('parts'), life('minutes')], 3, 200)).toEqual([['parts', 0, 3]])
})

test('each open cavity makes a part a use, a blocked one none from its block to its opening', () => {
  const lives = [
    life('parts'),
    life('cavity', 1),
    life('cavity', 2, {
      blocks: [
        [200, 300],
        [400, null],
      ],
    }),
  ]
  const both = [
    ['parts', 0, 4],
    ['cavity', 1, 2],
    ['cavity', 2, 2],
  ]
  const one = [
    ['parts', 0, 2],
    ['cavity', 1, 2],
  ]
  expect([199, 300, 399].map((at) => counted(lives, 2, at))).toEqual([both, both, both])
  expect([200, 299, 400, 9999].map((at) => counted(lives, 2, at))).toEqual([one, one, one, one])
})

test('what was made before a counter was set up is not counted', () => {
  const lives = [life('parts'), life('cavity', 1, { begun: 500 }), life('cavity', 2, { begun: 500 })]
  expect(counted(lives, 1, 99)).toEqual([])
  expect(counted(lives, 1, 499)).toEqual([['parts', 0, 1]])
  expect(counted(lives, 1, 500)[0]).toEqual(['parts', 0, 2])
})
