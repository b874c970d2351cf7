import { expect, test } from 'vitest'
import { type DiffLine, diffOf } from './text-diff.ts'

const linesText = (lines: DiffLine[]) =>
  lines.map((line) =>
    line.kind === 'left' ? `… ${line.lines}` : `${{ same: ' ', gone: '-', new: '+' }[line.kind]}${line.text}`,
  )
const numbers = (...over: [number, string][]) =>
  Array.from({ length: 12 }, (_, at) => over.find(([place]) => place === at)?.[1] ?? String(at)).join('\n')

test('the same text has no differences', () => {
  expect(diffOf(numbers(), numbers())).toEqual([])
  expect(diffOf('', '')).toEqual([])
})

test('what differs is shown with the lines around it, and how many are left out', () => {
  expect(linesText(diffOf(numbers(), numbers([6, 'six'])))).toEqual([
    '… 4',
    ' 4',
    ' 5',
    '-6',
    '+six',
    ' 7',
    ' 8',
    '… 3',
  ])
})

test('a line that is only in one of them moves nothing else', () => {
  expect(linesText(diffOf('a\nb\nc', 'a\nx\nb\nc'))).toEqual([' a', '+x', ' b', ' c'])
  expect(linesText(diffOf('a\nb\nc\nd', 'b\nc'))).toEqual(['-a', ' b', ' c', '-d'])
  expect(linesText(diffOf('', 'a'))).toEqual(['-', '+a'])
})

test('a line that both repeat is counted once each', () => {
  expect(linesText(diffOf('a\na', 'a\na\na'))).toEqual([' a', ' a', '+a'])
})

test('texts too long to compare are shown whole, one after the other, and at once', () => {
  const long = (mark: string) => Array.from({ length: 5000 }, (_, at) => `${mark}${at}`).join('\n')
  const lines = diffOf(long('a'), long('b'))
  expect(lines.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 5000 }, () => 'gone'),
    ...Array.from({ length: 5000 }, () => 'new'),
  ])
})

test('from both texts the differences give back both', () => {
  let seed = 7
  const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  for (let run = 0; run < 300; run++) {
    const [before, after] = [0, 1].map(() => Array.from({ length: next(9) + 1 }, () => 'abc'[next(3)]))
    const lines = diffOf(before!.join('\n'), after!.join('\n'))
    if (lines.some(({ kind }) => kind === 'left') || lines.length === 0) continue
    const of = (gone: 'gone' | 'new') =>
      lines.flatMap((line) => (line.kind === 'left' || line.kind === gone ? [] : [line.text]))
    expect([of('new'), of('gone')]).toEqual([before, after])
  }
})
