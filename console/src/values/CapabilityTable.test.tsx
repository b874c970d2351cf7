import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { values, type Capability } from '@takt/contract/values.ts'
import { open, pretend } from '~/testing/open.tsx'
import { CapabilityTable } from './CapabilityTable.tsx'

const server = pretend()
const done: Capability = {
  stationNumber: 'S10',
  colSetId: 'SCREW',
  colSetVersion: 2,
  charSeqNum: 1,
  resultCode: 'DONE',
  resultName: 'Torque',
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
  ngShare: 0.01,
}
const late: Capability = {
  ...done,
  charSeqNum: 2,
  resultCode: 'LATE',
  subgroupsPending: true,
  subgroupNum: 0,
  sigmaWithin: null,
  cp: null,
  cpk: null,
}
const shown = async (...rows: Capability[]) => {
  server.on(values.capability, () => rows)
  await open(<CapabilityTable filter={{}} setFilter={() => {}} onOpen={() => {}} />)
  await screen.findByRole('gridcell', { name: rows[0]!.resultCode })
}

test('whose subgroups are not calculated yet shows it in words, with the reason below', async () => {
  await shown(late, done)
  const row = within(screen.getByRole('row', { name: /LATE/ }))
  expect(row.getByRole('gridcell', { name: 'Being calculated' })).toBeTruthy()
  expect(row.queryByRole('gridcell', { name: '0' })).toBeNull()
  expect(
    within(screen.getByRole('row', { name: /DONE/ })).getByRole('gridcell', { name: '100' }),
  ).toBeTruthy()
  expect(screen.getByText(/Cp and Cpk follow within minutes/)).toBeTruthy()
})

test('without limits, and where all values are equal, the table shows it instead of an index', async () => {
  const nothing = { cp: null, cpk: null, pp: null, ppk: null }
  await shown(
    { ...late, ...nothing, resultCode: 'FREE', lowerSpecLimit: null, upperSpecLimit: null },
    { ...done, ...nothing, charSeqNum: 3, resultCode: 'STILL', sigmaOverall: 0 },
  )
  const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }))
  expect(rowOf(/FREE/).getByText('No limits')).toBeTruthy()
  expect(rowOf(/STILL/).getByText('All values equal')).toBeTruthy()
})

test('where nothing waits there is no word about it, and where values are too few neither', async () => {
  await shown(done, { ...late, sampleNum: 24 })
  expect(screen.queryByText(/Being calculated/)).toBeNull()
  expect(screen.getByText('Colour by Cpk:')).toBeTruthy()
})

test('on a telephone a row shows its Cpk too, or that it is being calculated', async () => {
  const wide = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(wide(query), { matches: query.includes('max-width') }),
  )
  server.on(values.capability, () => [late, done])
  await open(<CapabilityTable filter={{}} setFilter={() => {}} onOpen={() => {}} />)
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows).toEqual([expect.stringContaining('1.40'), expect.stringContaining('Being calculated')])
})
