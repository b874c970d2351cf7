import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { charts, type ChartWallLine } from '@takt/contract/charts.ts'
import { open, pretend } from '~/testing/open.tsx'
import { graded as one } from '~/testing/graded.ts'
import { GradingWall } from './GradingWall.tsx'

const wall: ChartWallLine[] = [
  { lineNumber: 'L1', lineName: 'First', characteristics: [one({})] },
  {
    lineNumber: 'L2',
    lineName: 'Second',
    characteristics: [one({ resultCode: 'VOUT', potential: null, used: null, ppkLower: null })],
  },
  { lineNumber: 'L3', lineName: 'Third', characteristics: [] },
]

test('every line that measured something is listed with its grades; of too few values there is no grade and no colour', async () => {
  pretend().on(charts.wall, () => wall)
  await open(<GradingWall query={{}} />, { grants: { cpkReport: 'view' } })
  const tile = await screen.findByRole('button', { name: /TORQUE/ })
  expect(tile.textContent).toContain('A1')
  expect(tile.dataset.tone).not.toBe('none')
  const few = screen.getByRole('button', { name: /VOUT/ })
  expect(few.textContent).toContain('–')
  expect(few.dataset.tone).toBe('none')
  expect(screen.queryByText(/Third/)).toBeNull()
})

test('subgroups that are still being counted, few values, no limits and no scatter are shown as such, to the finger too', async () => {
  const free = { lowerSpecLimit: null, upperSpecLimit: null, ppk: null, ppkLower: null }
  const still = { sigmaOverall: 0, ppk: null, ppkLower: null }
  const none = { cp: null, cpk: null, potential: null, used: null } as const
  pretend().on(charts.wall, () => [
    {
      lineNumber: 'L1',
      lineName: 'First',
      characteristics: [
        one({ ...none, resultCode: 'COUNTING', subgroupsPending: true }),
        one({ ...none, charSeqNum: 2, resultCode: 'FEW', sampleNum: 24, subgroupsPending: true }),
        one({ ...none, ...free, charSeqNum: 3, resultCode: 'FREE', subgroupsPending: true }),
        one({ ...none, ...still, charSeqNum: 4, resultCode: 'STILL' }),
      ],
    },
  ])
  await open(<GradingWall query={{}} />, { grants: { cpkReport: 'view' } })
  await screen.findByRole('button', { name: /COUNTING/ })
  const textOf = (name: RegExp) => screen.getByRole('button', { name }).textContent
  expect(textOf(/COUNTING/)).toContain('Being calculated')
  expect(textOf(/FEW/)).toContain('Not enough data')
  expect(textOf(/FREE/)).toContain('No limits')
  expect(textOf(/STILL/)).toContain('All values equal')
})

test('a long code is whole, and goes on in the next line after one of its parts', async () => {
  const characteristics = [one({ resultCode: 'SEALANT_MASS_2' })]
  pretend().on(charts.wall, () => [{ lineNumber: 'L1', lineName: 'First', characteristics }])
  await open(<GradingWall query={{}} />, { grants: { cpkReport: 'view' } })
  const tile = await screen.findByRole('button', { name: /SEALANT_MASS_2/ })
  expect(tile.querySelector('span')?.innerHTML).toBe('SEALANT_<wbr>MASS_<wbr>2')
})

test('a code that a station measures with two sets is shown with its set, one that it measures with one is not', async () => {
  const characteristics = [
    one({ colSetId: 'SET-A' }),
    one({ colSetId: 'SET-B', colSetVersion: 2 }),
    one({ charSeqNum: 2, resultCode: 'VOUT' }),
  ]
  pretend().on(charts.wall, () => [{ lineNumber: 'L1', lineName: 'First', characteristics }])
  await open(<GradingWall query={{}} />, { grants: { cpkReport: 'view' } })
  const tiles = await screen.findAllByRole('button', { name: /TORQUE/ })
  expect(tiles.map((tile) => tile.querySelector('small')?.textContent)).toEqual([
    'S10 · SET-A v1',
    'S10 · SET-B v2',
  ])
  expect(screen.getByRole('button', { name: /VOUT/ }).querySelector('small')?.textContent).toBe('S10')
})
