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

test('every line that measured something stands with its grades; of too few values there is no grade and no colour', async () => {
  pretend().on(charts.wall, () => wall)
  await open(<GradingWall asked={{}} />, { grants: { cpkReport: 'view' } })
  const tile = await screen.findByRole('button', { name: /TORQUE/ })
  expect(tile.textContent).toContain('A1')
  expect(tile.dataset.tone).not.toBe('none')
  const few = screen.getByRole('button', { name: /VOUT/ })
  expect(few.textContent).toContain('–')
  expect(few.dataset.tone).toBe('none')
  expect(screen.queryByText(/Third/)).toBeNull()
})

test('subgroups that are still being counted, few values and a want of limits are three things', async () => {
  const none = { cp: null, cpk: null, potential: null, used: null } as const
  pretend().on(charts.wall, () => [
    {
      lineNumber: 'L1',
      lineName: 'First',
      characteristics: [
        one({ ...none, resultCode: 'COUNTING', subgroupsPending: true }),
        one({ ...none, charSeqNum: 2, resultCode: 'FEW', sampleNum: 24, subgroupsPending: true }),
        one({ ...none, charSeqNum: 3, resultCode: 'FREE', ppk: null, ppkLower: null }),
      ],
    },
  ])
  await open(<GradingWall asked={{}} />, { grants: { cpkReport: 'view' } })
  expect((await screen.findByRole('button', { name: /COUNTING/ })).title).toContain('Being calculated')
  expect(screen.getByRole('button', { name: /FEW/ }).title).toContain('Not enough data')
  expect(screen.getByRole('button', { name: /FREE/ }).title).toContain('no limits')
})
