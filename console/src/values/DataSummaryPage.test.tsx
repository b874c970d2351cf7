import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { collectionSets, type ProcessResult } from '@takt/contract/collectionSets.ts'
import { refuse } from '@takt/contract/errors.ts'
import { stations } from '@takt/contract/stations.ts'
import { values, type Capability, type PivotRow, type ValueRow } from '@takt/contract/values.ts'
import { open, pretend } from '~/testing/open.tsx'
import DataSummaryPage from './DataSummaryPage.tsx'

const characteristic = (
  charSeqNum: number,
  resultCode: string,
  over: Partial<ProcessResult> = {},
): ProcessResult => ({
  colSetId: 'SCREW',
  colSetVersion: 2,
  charSeqNum,
  resultCode,
  resultName: resultCode,
  resultUnit: null,
  unitCount: 1,
  valueCount: 1,
  targetValue: null,
  upperSpecLimit: null,
  lowerSpecLimit: null,
  targetText: null,
  manualAutoMode: 'automatic',
  ...over,
})
const characteristics = [
  characteristic(1, 'TORQUE', { valueCount: 2, lowerSpecLimit: 8, upperSpecLimit: 12, resultUnit: 'Nm' }),
  characteristic(2, 'TOOL', { targetText: 'P12' }),
]
const row: ValueRow = {
  productId: '01a1fb00-707d-73b1-9319-e08ad237014e',
  productSn: 'SN-1',
  passNo: 1,
  stationNumber: 'S10',
  testTime: '2026-03-02T06:00:00.000Z',
  charSeqNum: 1,
  resultCode: 'TORQUE',
  resultName: 'Torque',
  unit: 'Nm',
  resultValue: 12.7,
  resultText: null,
  minValue: 8,
  standardValue: 10,
  maxValue: 12,
  targetText: null,
  resultStatus: 'ng',
  verdict: null,
  colSetId: 'SCREW',
  colSetVersion: 2,
}
const passOf = (passNo: number, readings: PivotRow['values']): PivotRow => ({
  productId: row.productId,
  productSn: 'SN-1',
  passNo,
  stationNumber: 'S10',
  testTime: row.testTime,
  resultStatus: 'ng',
  values: readings,
})
const capabilityOf = (resultCode: string, over: Partial<Capability>): Capability => ({
  stationNumber: 'S10',
  colSetId: 'SCREW',
  colSetVersion: 2,
  charSeqNum: 1,
  resultCode,
  resultName: `${resultCode} of the joint`,
  unit: 'Nm',
  sampleNum: 500,
  mean: 10,
  estimator: 'rBar',
  subgroupNum: 100,
  subgroupsPending: false,
  sigmaWithin: 0.4,
  sigmaOverall: 0.41,
  lowestValue: 8.5,
  highestValue: 11.5,
  lowerSpecLimit: 8,
  upperSpecLimit: 12,
  cp: 1.5,
  cpk: 1.4,
  pp: 1.5,
  ppk: 1.4,
  ngShare: 0,
  ...over,
})

const server = pretend()
const grants = { dataSummary: 'view', productSummary: 'view' } as const
const bodiesOf = (name: string) =>
  server.called.filter(({ path }) => path.startsWith(`/api/values/${name}/`)).map(({ body }) => body)

beforeEach(() => {
  server.called.length = 0
  server.on(values.list, () => ({ rows: [row], next: null, total: 10_001 }))
  server.on(stations.names, () => [{ stationNumber: 'S10', stationName: 'Screwing' }])
  server.on(collectionSets.list, () => ({
    rows: [
      {
        colSetId: 'SCREW',
        colSetVersion: 2,
        colSetName: 'Screw joint',
        definitionStatus: 'released' as const,
        remark: null,
        subgroupBy: 'consecutive' as const,
        subgroupMinutes: 60,
        charCount: 2,
        updateDate: row.testTime,
        updateAuthor: 'Anna',
        revision: 1,
      },
    ],
    total: 1,
  }))
  server.on(collectionSets.results, () => ({ rows: characteristics, total: 2 }))
})

test('a value out of its limits is marked by a word; more than ten thousand are not counted', async () => {
  await open(<DataSummaryPage />, { grants })
  const cell = await screen.findByRole('gridcell', { name: /above the limit 12\.70/ })
  expect(within(cell).getByTitle('above the limit: 12.7')).toBeTruthy()
  expect(screen.getByText('10,000+ in total')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'SN-1' }).getAttribute('href')).toBe(
    '/tracibility/productSummary?unit=SN-1',
  )
})

test('who may not open passports reads the serial as text', async () => {
  await open(<DataSummaryPage />, { grants: { dataSummary: 'view' } })
  await screen.findByRole('gridcell', { name: 'SN-1' })
  expect(screen.queryByRole('link', { name: 'SN-1' })).toBeNull()
})

test('only what is out of limits, or where the station and we disagree, is filtered by a switch, and no longer when it is off', async () => {
  const user = userEvent.setup()
  await open(<DataSummaryPage />, { grants })
  await user.click(await screen.findByRole('button', { name: 'Filter' }))
  await user.click(await screen.findByRole('switch', { name: 'Out of limits only' }))
  await user.click(screen.getByRole('switch', { name: 'Station and system disagree' }))
  await waitFor(() => expect(bodiesOf('list').at(-1)).toMatchObject({ resultStatus: 'ng', disagree: true }))
  await user.click(screen.getByRole('switch', { name: 'Station and system disagree' }))
  await waitFor(() => expect(bodiesOf('list').at(-1)).not.toHaveProperty('disagree'))
})

test('the pivot requires a set first', async () => {
  await open(<DataSummaryPage />, { grants, at: '/?view=pivot' })
  expect(await screen.findByText('Choose a collection set')).toBeTruthy()
  expect(bodiesOf('pivot')).toEqual([])
})

test('the pivot has a column for each reading with its limits, and marks what is out of them', async () => {
  server.on(values.pivot, () => ({
    rows: [passOf(1, [12.7, 10, 'P11']), passOf(2, [7.9, null, 'P12'])],
    next: null,
    total: 2,
    characteristics: ['TORQUE 1', 'TORQUE 2', 'TOOL'],
  }))
  await open(<DataSummaryPage />, {
    grants,
    at: '/?view=pivot&colSetId=SCREW&colSetVersion=2&stationNumber=S10',
  })

  expect(await screen.findByRole('columnheader', { name: 'TORQUE 1 · 8.00 – 12.00 Nm' })).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'TOOL · P12' })).toBeTruthy()
  const marks = [...document.querySelectorAll<HTMLElement>('[data-out]')].map((cell) => [
    cell.dataset.out,
    cell.textContent,
  ])
  expect(marks).toEqual([
    ['above', '▲above the limit 12.70'],
    ['differs', '≠not the target text P11'],
    ['below', '▼below the limit 7.90'],
  ])
  expect(bodiesOf('pivot')[0]).toMatchObject({ colSetId: 'SCREW', colSetVersion: 2, stationNumber: 'S10' })
})

test('capability is coloured by its band, the worst first; below 25 values it is not shown', async () => {
  server.on(values.capability, () => [
    capabilityOf('GOOD', { charSeqNum: 1, cpk: 1.5 }),
    capabilityOf('FEW', { charSeqNum: 2, cpk: 0.2, sampleNum: 24 }),
    capabilityOf('POOR', { charSeqNum: 3, cpk: 0.8 }),
    capabilityOf('BEST', { charSeqNum: 4, cpk: 1.67 }),
    capabilityOf('FREE', { charSeqNum: 5, cpk: null }),
    capabilityOf('WEAK', { charSeqNum: 6, cpk: 1 }),
  ])
  await open(<DataSummaryPage />, { grants, at: '/?view=capability' })
  await screen.findByRole('gridcell', { name: 'POOR' })
  const shown = screen
    .getAllByRole('row')
    .slice(1)
    .map((line) => {
      const [cpk, , code] = within(line).getAllByRole('gridcell')
      return [
        code?.textContent,
        cpk?.textContent,
        cpk?.querySelector<HTMLElement>('[data-tone]')?.dataset.tone ?? null,
      ]
    })
  expect(shown.slice(0, 4)).toEqual([
    ['POOR', '0.80', 'bad'],
    ['WEAK', '1.00', 'warn'],
    ['GOOD', '1.50', 'good'],
    ['BEST', '1.67', 'busy'],
  ])
  expect(shown.slice(4)).toContainEqual(['FEW', 'Not enough data', 'none'])
  expect(shown.slice(4)).toContainEqual(['FREE', '–', null])
  // A value has the decimals of its characteristic, a mean or a deviation one more.
  const good = screen.getByRole('row', { name: /GOOD/ })
  for (const name of ['10.000', '0.400', '0.410', '100', 'R̄/d2', '8.50', '11.50'])
    expect(within(good).getByRole('gridcell', { name })).toBeTruthy()
})

test('a characteristic of the overview leads to its pictures', async () => {
  const user = userEvent.setup()
  server.on(values.capability, () => [capabilityOf('TORQUE', {})])
  server.on(values.series, ({ resultCode }) => ({
    resultCode,
    resultName: 'Torque',
    unit: 'Nm',
    minValue: 8,
    standardValue: 10,
    maxValue: 12,
    cut: false,
    points: [{ testTime: row.testTime, resultValue: 12.5, productSn: 'SN-1', stationNumber: 'S10' }],
  }))
  await open(<DataSummaryPage />, { grants, at: '/?view=capability' })
  await user.click(await screen.findByRole('gridcell', { name: 'S10' }))
  expect(await screen.findByRole('img', { name: 'Histogram of Torque (TORQUE) · Nm' })).toBeTruthy()
  expect(screen.getByText('Not enough data · Fewer than 25 values')).toBeTruthy()
  expect(bodiesOf('series')[0]).toMatchObject({
    colSetId: 'SCREW',
    colSetVersion: 2,
    resultCode: 'TORQUE',
    stationNumber: 'S10',
  })

  await user.click(screen.getAllByRole('button', { name: 'Show as table' })[1]!)
  expect(await screen.findByRole('cell', { name: '12.50' })).toBeTruthy()
})

test('a refused picture is reported once, in its place', async () => {
  server.on(values.series, () => refuse('record.unknown'))
  await open(<DataSummaryPage />, { grants, at: '/?view=charts&colSetId=GONE&colSetVersion=1&resultCode=X' })
  expect(await screen.findAllByText('This no longer exists')).toHaveLength(1)
})
