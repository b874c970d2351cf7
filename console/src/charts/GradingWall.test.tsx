import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { charts, type ChartWallLine, type GradedCharacteristic } from '@takt/contract/charts.ts'
import { open, pretend } from '~/testing/open.tsx'
import { GradingWall } from './GradingWall.tsx'

const one = (over: Partial<GradedCharacteristic>): GradedCharacteristic => ({
  stationNumber: 'S10',
  colSetId: 'SET',
  colSetVersion: 1,
  charSeqNum: 1,
  resultCode: 'TORQUE',
  resultName: 'Torque',
  unit: 'Nm',
  sampleNum: 100,
  mean: 10,
  estimator: 'rBar',
  subgroupNum: 20,
  subgroupsPending: false,
  sigmaWithin: 1,
  sigmaOverall: 1,
  lowestValue: 8,
  highestValue: 12,
  lowerSpecLimit: 4,
  upperSpecLimit: 16,
  cp: 2,
  cpk: 2,
  pp: 2,
  ppk: 2,
  ngShare: 0,
  potential: 'a',
  used: 1,
  ppkLower: 1.7,
  ...over,
})
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
