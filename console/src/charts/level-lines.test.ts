import { expect, test } from 'vitest'
import { levelSeries } from './level-lines.ts'

const first = { at: 0, centre: 10, sigma: 1, lower: 7, upper: 13 }
const second = { at: 6, centre: 11, sigma: 1, lower: 8, upper: 14 }
const names = { centre: 'X', lower: 'LCL', upper: 'UCL' }

/** Corners and word of the upper limit of twelve points, in a grid that shows places `from` to `to` over 100 px. */
function upperLimit(from: number, to: number) {
  const series = levelSeries(0, [first, second], 12, names, String).find(({ name }) => name === 'UCL')
  const { renderItem } = series as unknown as { renderItem: (params: object, api: object) => Drawn | null }
  const api = { coord: ([at, value]: number[]) => [(100 * (at! - from)) / (to - from), 100 - value!] }
  const drawn = renderItem({ coordSys: { x: 0, width: 100 } }, api)
  return drawn && { points: drawn.children[0].shape.points, word: drawn.children[1].textContent.style.text }
}
type Drawn = {
  children: [{ shape: { points: number[][] } }, { textContent: { style: { text: string } } }]
}

test('a limit steps where other limits begin, and the last is named', () =>
  expect(upperLimit(0, 11)).toEqual({
    points: [
      [0, 87],
      [600 / 11, 87],
      [600 / 11, 86],
      [100, 86],
    ],
    word: 'UCL 14',
  }))

test('zoomed in, a limit goes from edge to edge and what is in sight is named', () => {
  expect(upperLimit(2, 4)).toEqual({
    points: [
      [0, 87],
      [100, 87],
    ],
    word: 'UCL 13',
  })
  expect(upperLimit(8, 10)?.word).toBe('UCL 14')
})

test('without limits there are no lines, and a lower limit of zero is none below', () => {
  expect(levelSeries(0, [], 12, names, String)).toEqual([])
  const drawn = levelSeries(1, [{ ...first, lower: 0 }], 12, names, String)
  expect(drawn.map(({ name }) => name)).toEqual(['X', 'UCL'])
})
