import { expect, test } from 'vitest'
import { type Kind, readLimits } from './limits.ts'

const read = (validators: string[], kind: Kind = 'number') => {
  const {
    limits: { lowerSpecLimit, upperSpecLimit, targetValue, targetText },
    unread,
  } = readLimits(validators, kind)
  return [lowerSpecLimit, upperSpecLimit, targetValue, targetText, unread.length]
}

test.each([
  [['4.85 <= x <= 5.15'], [4.85, 5.15, null, null, 0]],
  [['x <= 12.0'], [null, 12, null, null, 0]],
  [['1 <= x'], [1, null, null, null, 0]],
  [['x >= 1'], [1, null, null, null, 0]],
  [['-1e-05 <= x <= 2.5E+3'], [-0.00001, 2500, null, null, 0]],
  [['x == 5'], [5, 5, 5, null, 0]],
  [["'x' is equal to '5.5'"], [5.5, 5.5, 5.5, null, 0]],
  [["'x' is within 5% of 10. Marginal: None% of 10"], [9.5, 10.5, 10, null, 0]],
  [["'x' is within 10% of -2.0. Marginal: None% of -2.0"], [-2.2, -1.8, -2, null, 0]],
  [['All values pass: 0 <= x <= 1'], [0, 1, null, null, 0]],
  [
    ['0 <= x', 'x <= 9', '2 <= x <= 12'],
    [2, 9, null, null, 0],
  ],
])('what a number must be: %j', (validators, expected) => {
  expect(read(validators)).toEqual(expected)
})

test('margins are kept in words: within them a value is good', () => {
  expect(read(['0 <= Marginal:0.5 <= x <= Marginal:9.5 <= 10'])).toEqual([0, 10, null, null, 1])
  expect(read(["'x' is within 5% of 10. Marginal: 2% of 10"])).toEqual([9.5, 10.5, 10, null, 1])
})

test.each([
  [['x'], 1],
  [['<function is_even at 0x7f3b>'], 1],
  [['low <= x <= 5'], 1],
  [["'x' matches /^1\\.4\\.2$/"], 1],
  [['5 < x'], 1],
  [['x == True'], 1],
  [['Once pass, rest must also pass: 0 <= x'], 1],
  [['0 <= x <= 1; rm -rf'], 1],
])('what is not surely a limit is kept as it is written and limits nothing: %j', (validators, unread) => {
  expect(read(validators)).toEqual([null, null, null, null, unread])
})

test('limits nothing can meet are not guessed at: the first is kept, the other is kept in words', () => {
  expect(read(['5 <= x', 'x <= 3'])).toEqual([5, null, null, null, 1])
})

test.each([
  ["'x' matches /^1\\.4\\.2$/", '1.4.2'],
  ["'x' matches /^REV\\ B\\-2$/", 'REV B-2'],
  ["'x' matches /^abc$/", 'abc'],
  ["'x' is equal to 'red'", 'red'],
  ["'x' matches /^1.4.2$/", null],
  ["'x' matches /^1\\.4\\.\\d$/", null],
  ["'x' matches /1\\.4\\.2/", null],
  ["'x' matches /^(a|b)$/", null],
  ["'x' matches /^$/", null],
])('which text is wanted: %s → %s', (validator, text) => {
  expect(read([validator], 'text')).toEqual([null, null, null, text, text === null ? 1 : 0])
})

test('a flag is expected as the word we keep it as', () => {
  expect(read(['x == True'], 'flag')).toEqual([null, null, null, 'true', 0])
  expect(read(['x == False'], 'flag')).toEqual([null, null, null, 'false', 0])
})

test('what was never measured still has the limits it would have been measured by', () => {
  expect(read(['1 <= x <= 2'], 'nothing')).toEqual([1, 2, null, null, 0])
  expect(read(["'x' matches /^ok$/"], 'nothing')).toEqual([null, null, null, 'ok', 0])
})
