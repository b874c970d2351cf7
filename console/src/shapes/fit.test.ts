import { expect, test } from 'vitest'
import { fitColumns, fitWidths } from './fit.ts'

const elastic = (...widths: number[]) => widths.map((width) => ({ width, fixed: false }))
const sum = (widths: number[]) => widths.reduce((all, width) => all + width, 0)

test('columns that fit in part are stretched until a column ends where the room ends', () => {
  const fitted = fitWidths(elastic(100, 200, 150, 300), 500)
  expect(sum(fitted.slice(0, 3))).toBe(500)
  expect(fitted[3]).toBe(300)
  expect(fitted.slice(0, 3).every((width, at) => width >= [100, 200, 150][at]!)).toBe(true)
})

test('columns that all fit, or of which not even one fits, stay as they are', () => {
  expect(fitWidths(elastic(100, 200), 500)).toEqual([100, 200])
  expect(fitWidths(elastic(600, 200), 500)).toEqual([600, 200])
})

test('a column somebody resized keeps its width', () => {
  expect(
    fitWidths(
      [
        { width: 100, fixed: true },
        { width: 200, fixed: false },
        { width: 400, fixed: false },
      ],
      500,
    ),
  ).toEqual([100, 400, 400])
})

test('actions that lie over the end of a row take no room, and get none', () => {
  const columns = [
    { key: 'a', name: 'A', width: 300 },
    { key: 'b', name: 'B', width: 300 },
    { key: '…actions', name: '', width: 0 },
  ]
  expect(fitColumns(columns, new Map(), 500).map(({ width }) => width)).toEqual([500, 300, 0])
})

test('until the width of the actions is measured nothing is fitted', () => {
  const columns = [
    { key: 'a', name: 'A', width: 300 },
    { key: 'b', name: 'B', width: 300 },
    { key: '…actions', name: '', width: 'max-content' },
  ]
  expect(fitColumns(columns, new Map(), 500)[0]!.width).toBe('minmax(300px, 300fr)')
  expect(
    fitColumns(columns, new Map([['…actions', { type: 'measured', width: 100 }]]), 500).map(
      ({ width }) => width,
    ),
  ).toEqual([400, 300, 'max-content'])
})
